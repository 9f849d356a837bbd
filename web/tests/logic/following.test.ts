import { expect, test } from "vitest";
import { Following } from "../../src/table/following";

const WINDOW = 400;
const seen = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: WINDOW });

test("a list that has grown by the time its scrolling is told is still followed", () => {
  const following = new Following();
  following.scrolled(seen(600, 1000));
  following.scrolled(seen(800, 1600));
  expect(following.on).toBe(true);
});

test("whoever goes up reads, until they come back to the end", () => {
  const following = new Following();
  following.scrolled(seen(600, 1000));
  following.scrolled(seen(200, 1000));
  expect(following.on).toBe(false);
  following.scrolled(seen(250, 1000));
  expect(following.on).toBe(false);
  following.scrolled(seen(590, 1000));
  expect(following.on).toBe(true);
});
