/** What axe-core finds serious on a page, or on a part of it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  run(where: string, how: object): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
}

export async function serious(page: Page, where = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${AXE}; window.axe = axe;`);
  return page.evaluate(async (part) => {
    // All rules are tried; what is well needn't be told piece by piece, which takes longer than looking.
    const how = { resultTypes: ["violations"] };
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(part, how);
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
  }, where);
}
