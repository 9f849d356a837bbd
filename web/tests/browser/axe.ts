/** What axe-core finds serious on a page, or on a part of it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  run(where: string, how: object): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
}

/** Where pieces are the same and only their colours are others, it is enough to look at those: `colours`. */
export async function serious(page: Page, where = "html", colours = false): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${AXE}; window.axe = axe;`);
  return page.evaluate(
    async ({ where, colours }) => {
      // All rules are tried; what is well needn't be told piece by piece, which takes longer than looking.
      const how = {
        resultTypes: ["violations"],
        ...(colours ? { runOnly: ["color-contrast", "link-in-text-block"] } : {}),
      };
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(where, how);
      return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
    },
    { where, colours },
  );
}
