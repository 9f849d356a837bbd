/** What can go wrong with the site or take long, and what it says then; and a new version, which waits until nobody plays. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { serious } from "../browser/axe";
import { isReady, Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

test("a browser without WebAssembly is told so, in both languages, and still shows the shelf", async () => {
  for (const [language, words] of [
    ["en", "WebAssembly is switched off"],
    ["ru", "отключён WebAssembly"],
  ] as const) {
    const { page, context } = await site.stranger({}, { language });
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
    await page.goto(site.address);
    await page.getByTestId("trouble").getByText(words).waitFor();
    await page.getByTestId("play-village").waitFor();
    expect(await serious(page)).toEqual([]);
    await context.close();
  }
});

test("too little memory is said, for the server and for whoever thinks", async () => {
  // The loader also tries something small, for which there is always room.
  const none = `const some = WebAssembly.instantiate;
    WebAssembly.instantiate = (what, imports) =>
      imports?.env ? Promise.reject(new RangeError("could not allocate memory")) : some(what, imports);`;
  for (const worker of ["house", "thinking"]) {
    const { page, context } = await site.stranger();
    await context.route(`**/*${worker}.worker*`, async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, body: none + (await reply.text()) });
    });
    await page.goto(site.address);
    await page.getByTestId("trouble").getByText("isn't enough memory").waitFor();
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  }
});

test("what can't be fetched is said, and can be tried again", async () => {
  const { page, context } = await site.stranger();
  await context.route("**/python/python-*", (route) => route.abort());
  await page.goto(site.address);
  await page.getByTestId("trouble").getByText("couldn't be fetched").waitFor();
  await context.unroute("**/python/python-*");
  await page.getByRole("button", { name: "Try again" }).click();
  await isReady(page);
  await context.close();
});

test("a second tab takes the matches over, and the first says so; a new version waits for the end of a match", async () => {
  const visitor = await site.visitor();
  const { page, context } = visitor;
  await visitor.sitDown("bronze_age");
  const other = await context.newPage();
  await other.goto(site.address);
  await isReady(other);
  await page.getByTestId("trouble").getByText("another tab").waitFor();
  await other.close();
  await page.getByRole("button", { name: "Play here instead" }).click();
  await page.locator("[data-move]").first().waitFor();

  site.instead.set("service.js", site.built("service.js").replace(/const VERSION = "\w+"/, 'const VERSION = "newer"'));
  await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    await found?.update();
    while (!found?.waiting) await new Promise((later) => setTimeout(later, 50));
  });
  expect(await page.evaluate(() => caches.keys())).toHaveLength(2);
  await page.getByRole("link", { name: "Igroteka" }).click();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["igroteka-newer"]);
  await isReady(page);
  await page.getByTestId("mine").getByRole("link").first().click();
  await page.locator("[data-move]").first().waitFor();
  expect(visitor.problems).toEqual([]);
  await context.close();
});

test("an expert who takes its time says how long, and can be told to decide now", async () => {
  // However quick the machine is, it takes its time: seconds pass for it in no time, so that it looks after every trial
  // whether it may go on; each look takes longer than what nothing is said about, and the third waits for the answer no.
  const dawdling = `{
    const now = performance.now.bind(performance);
    performance.now = () => 1_000 * now();
    const { open, send } = XMLHttpRequest.prototype;
    let address, looks = 0;
    XMLHttpRequest.prototype.open = function (method, url, later) {
      if (url !== address) [address, looks] = [url, 0];
      open.call(this, method, url, later);
    };
    XMLHttpRequest.prototype.send = function () {
      looks += 1;
      for (const until = now() + 1_500; now() < until; );
      for (;;) {
        send.call(this);
        if (looks < 3 || this.status !== 200) return;
        open.call(this, "GET", address, false);
      }
    };
  }
  `;
  const visitor = await site.stranger();
  const { page, context } = visitor;
  await context.route("**/*thinking.worker*", async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: dawdling + (await reply.text()) });
  });
  await page.goto(site.address);
  await isReady(page);
  await page.goto("#/new/dominion");
  await page.getByLabel("Which bot").first().selectOption("expert");
  await page.getByTestId("start").click();
  await visitor.arrived();
  // Until it is asked something that it thinks about, one takes one's own turns.
  const thinks = page.getByTestId("thinks");
  const answers = page.locator('[data-move="end_turn"]:not(:disabled)');
  for (let clicks = 0; ; clicks += 1) {
    await thinks.or(answers).first().waitFor();
    if (await thinks.count()) break;
    expect(clicks, "it has never had to think").toBeLessThan(100);
    await visitor.press(answers.first()); // a caution may want to hear it twice
  }
  expect(await thinks.textContent()).toContain("second");
  const ply = await visitor.ply();
  await page.getByTestId("decide-now").click();
  await expect.poll(() => visitor.ply()).toBeGreaterThan(ply);
  expect(visitor.problems).toEqual([]);
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
});

test("where nothing can be kept it is said, and one can play", async () => {
  const { page, context } = await site.stranger({}, { language: "ru" });
  // The worker has it from the page: a private window of Firefox has no such files.
  await context.route("**/*house.worker*", async (route) => {
    const reply = await route.fetch();
    const without = "navigator.storage.getDirectory = () => Promise.reject(new Error('private'));";
    await route.fulfill({ response: reply, body: without + (await reply.text()) });
  });
  await page.goto(site.address);
  await page.getByTestId("keeps-nothing").getByText("окно приватное").waitFor();
  await page.getByTestId("play-bronze_age").click();
  await page.getByTestId("start").click();
  await page.locator("[data-move]").first().waitFor();
  await context.unrouteAll({ behavior: "wait" }); // the service worker asks for it once more
  await context.close();
});
