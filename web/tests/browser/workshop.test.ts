/** The workshop: a value is corrected, refused, mended and saved as a file, and the file is opened again. */
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serious } from "./axe";
import { DESKTOP, House, PHONE } from "./house";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test("an owner corrects a customer, is told what is wrong, mends it, saves the file and opens it again", async () => {
  const owner = await house.visitor({ acceptDownloads: true });
  const { page } = owner;
  await page.goto("/#/about/village");
  await page.getByRole("link", { name: "To the workshop" }).click();
  await page.getByRole("heading", { name: "Village: the workshop" }).waitFor();
  await page.getByText("Nothing is changed").waitFor();
  expect(await serious(page)).toEqual([]);

  // In place: the piece shows it, and what is wrong is said at the field and in the bar.
  const customer = page.locator("#entry-customer-0");
  await customer.getByText("the rulebook says so").waitFor();
  await customer.getByRole("button", { name: "Correct" }).click();
  await customer.getByLabel("prestige").fill("777");
  await customer.getByText("A whole number from 0 to 99 is needed here, not 777.").waitFor();
  await page.getByRole("status").getByText("One thing is wrong").waitFor();
  expect(await page.getByRole("button", { name: "Save the file" }).isDisabled()).toBe(true);
  expect(await customer.getByLabel("prestige").getAttribute("aria-invalid")).toBe("true");
  expect(await serious(page)).toEqual([]);
  await page.getByRole("button", { name: "Customer 1: prestige" }).click();
  expect(await customer.getByLabel("prestige").evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("7");
  await page.getByText("1 piece differs from those in force, and all is well.").waitFor();
  expect(await customer.locator(".drawing").innerText()).toContain("7");
  expect(await customer.locator(".source").innerText()).toBe("read from the box");

  // The file is what the command takes.
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("village.toml");
  const saved = join(mkdtempSync(join(tmpdir(), "workshop-")), "village.toml");
  await download.saveAs(saved);
  const file = readFileSync(saved, "utf8");
  expect(file).toContain('key = "k01"\nwants = ["horse", "plough"]\npoints = 7\nsource = "box"');

  // Opened again; a bad one is refused in words, in the reader's language, and nothing is lost.
  await page.getByRole("button", { name: "Everything as it was" }).click();
  await page.getByText("Nothing is changed").waitFor();
  const open = page.locator("input[type=file]");
  await open.setInputFiles({ name: "mine.toml", mimeType: "application/toml", buffer: Buffer.from(file) });
  await page.getByText("Laid out from mine.toml.").waitFor();
  expect(await customer.locator(".drawing").innerText()).toContain("7");
  const bad = file.replace("spaces = 10", "spaces = 0");
  await open.setInputFiles({ name: "bad.toml", mimeType: "application/toml", buffer: Buffer.from(bad) });
  await page.getByText("bad.toml was not laid out, and everything is as it was:").waitFor();
  await page.getByText("A whole number from 1 to 99 is needed here, not 0.").waitFor();
  expect(await customer.locator(".drawing").innerText()).toContain("7");
  await page.getByLabel("Language").first().selectOption("ru");
  await page.getByRole("heading", { name: "мастерская" }).waitFor();
  await page.getByText("Изменён 1 компонент, и всё в порядке.").waitFor();
  expect(owner.problems).toEqual([]);
});

test("an owner looks up what is a guess, and sees a map beside the rows that it is made of", async () => {
  const owner = await house.visitor();
  const { page } = owner;
  await page.goto("/#/workshop/strasbourg");
  await page.getByText("Nothing is changed").waitFor();
  await page.getByLabel("Only what is reconstructed").check();
  await page.locator("details.group[open] .entry").last().waitFor();
  expect(await page.getByRole("heading", { name: "Buildings" }).isVisible(), "all known").toBe(false);
  expect([...new Set(await page.locator(".entry .source").allInnerTexts())]).toEqual(["reconstructed"]);

  // What is corrected stays, though it is no guess any more; the map shows it where one looks.
  const row = page.getByLabel("row 6").last();
  await row.fill("000.32322");
  await page.getByText("1 piece differs from those in force, and all is well.").waitFor();
  const [field, map] = [await row.boundingBox(), await page.locator(".whole").boundingBox()];
  expect(map && field && map.x + map.width <= field.x, "beside it").toBe(true);
  expect(map && map.y > 0 && map.y + map.height < DESKTOP.height, "in sight").toBe(true);
  expect(await page.locator(".whole .cell").nth(47).innerText()).toBe("0");
  expect(owner.problems).toEqual([]);
});

test("every game's workshop fits a phone, in Russian and in the dark", async () => {
  const owner = await house.visitor({ viewport: PHONE, colorScheme: "dark" }, { language: "ru" });
  const { page } = owner;
  for (const game of ["bronze_age", "dominion", "my_village", "strasbourg", "village"]) {
    await page.goto(`/#/workshop/${game}`);
    await page.getByRole("heading", { name: "мастерская" }).waitFor();
    await page.locator("details.group").first().waitFor();
    await page.evaluate(() =>
      document.querySelectorAll("details.group").forEach((each) => each.setAttribute("open", "")),
    );
    await page.locator("details.group").last().locator(".entry").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    // Maps, rows of letters and roads have all that there is to find; a page of cards takes long.
    if (game === "strasbourg" || game === "village") expect(await serious(page)).toEqual([]);
  }
  expect(owner.problems).toEqual([]);
});
