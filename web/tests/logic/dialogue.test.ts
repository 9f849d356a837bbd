/** The dialogue at the table: which answer is loud, where a tooltip lies, what belongs together, how bots are called. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inOneAct } from "../../src/boards/dominion/cards";
import type { LegalMove, SeatSeen } from "../../src/lib/api";
import { placed } from "../../src/lib/placed";
import { called, letter, names } from "../../src/lib/seats";
import { bundle, Speaker } from "../../src/lib/speaker";
import { pictured, startsTurn, unbroken } from "../../src/table/lines";
import { keyed } from "../../src/table/questions/kinds";
import { warningOf } from "../../src/table/warnings";

const move = (name: string): LegalMove => ({ name, label: { key: `move-${name}` } });

describe("plain answers", () => {
  const keys = (...given: string[]) => keyed(given.map(move)).map(({ move, key }) => `${key} ${move.name}`);

  test("doing nothing is last, and never key 1", () => {
    expect(keys("end_turn", "treasures")).toEqual(["1 treasures", "0 end_turn"]);
    expect(keys("done")).toEqual(["0 done"]);
    expect(keys("withdraw"), "an offer is sent on the board").toEqual(["0 withdraw"]);
    expect(keys("skip", "stay")).toEqual(["2 stay", "0 skip"]);
    expect(keys("wait", "pass")).toEqual(["2 wait", "0 pass"]);
    expect(keys("keep", "buy_nothing", "keep_card")).toEqual(["1 keep", "2 keep_card", "0 buy_nothing"]);
  });
});

describe("a tooltip", () => {
  const window = { width: 1000, height: 800 };
  const size = { width: 200, height: 100 };
  const of = { left: 400, top: 300, width: 50, height: 50 };

  test("lies above what it explains", () => {
    expect(placed(of, size, window, [])).toEqual({ left: 325, top: 190 });
  });

  test("goes where it covers no answer", () => {
    const above = { left: 395, top: 200, width: 60, height: 90 };
    expect(placed(of, size, window, [above])).toEqual({ left: 325, top: 360 });
    const below = { left: 395, top: 360, width: 60, height: 90 };
    const { left } = placed(of, size, window, [above, below]);
    expect(left).toBe(460);
  });
});

test("lines of one player in a row belong together, with pictures of what they tell", () => {
  const line = (seat: number | null, kind = "take") => ({ seat, kind });
  expect(startsTurn(line(0), undefined)).toBe(true);
  expect(startsTurn(line(0), line(0))).toBe(false);
  expect(startsTurn(line(1), line(0))).toBe(true);
  expect(startsTurn(line(1), line(1, "turn"))).toBe(false);
  const piece = { component: (() => ({})) as never, draws: (noun: string) => noun.startsWith("item-") };
  const args = { player: { seat: 0 }, cube: { noun: "item-orange" }, space: { noun: "space-market" }, n: 2 };
  expect(pictured({ text: { key: "log-take", args } }, piece)).toEqual(["item-orange"]);
  const dice = { ...piece, draws: (noun: string) => noun.startsWith("face-"), all: () => true };
  const faces = ["skull", "food", "skull", "coin"].map((face) => ({ noun: `face-${face}` }));
  expect(
    pictured({ text: { key: "log-roll-4", args: { ...args, ...faces } } }, dice),
    "every die, as they lie",
  ).toEqual(["face-skull", "face-food", "face-skull", "face-coin"]);
});

test("a figure stays on the line of what it counts", () => {
  const lines = {
    "Таня: известность +2": "Таня: известность~+2",
    "Таня мелет зерно и получает 2 монеты (время: 1)": "Таня мелет зерно и получает 2 монеты (время:~1)",
    "Таня отправляет № 3 учиться": "Таня отправляет №~3 учиться",
    "Copper ×3, 2 coins, −1 prestige": "Copper~×3, 2 coins,~−1 prestige",
    "Tanya: Copper + Silver": "Tanya: Copper + Silver",
  };
  for (const [told, kept] of Object.entries(lines)) expect(unbroken(told)).toBe(kept.replaceAll("~", "\u00a0"));
});

describe("bots", () => {
  const ours = (language: string, list: string) => new Speaker(language, bundle(language, `bot-names = ${list}`));
  const seat = (number: number, kind: SeatSeen["kind"], name: string | null = null): SeatSeen => ({
    seat: number,
    kind,
    person: null,
    name,
    bot: kind === "bot" ? "regular" : null,
    stand_in: null,
    conceded: false,
  });
  const seats = [seat(0, "person", "Agnes"), seat(1, "bot"), seat(2, "bot"), seat(3, "bot")];
  const en = ours("en", "Agnes, Albrecht, Dietrich, Konrad, Ursula, Walter");
  const ru = ours("ru", "Агнес, Альбрехт, Дитрих, Конрад, Урсула, Вальтер");

  test("have names of their own, always the same at one table, whose initials are told apart", () => {
    const called = names(seats, en, en, "table-1");
    expect(called[0]).toBe("Agnes");
    expect(new Set(called.map(letter)).size).toBe(4);
    expect(names(seats, en, en, "table-1")).toEqual(called);
    const tables = new Set(["a", "b", "c", "d", "e"].map((table) => names(seats, en, en, table).join()));
    expect(tables.size).toBeGreaterThan(1);
  });

  test("are the same people in another language", () => {
    const pairs: Record<string, string> = { Dietrich: "Дитрих", Konrad: "Конрад", Ursula: "Урсула", Walter: "Вальтер" };
    const [, ...inEnglish] = names(seats, en, en, "table-1");
    const [, ...inRussian] = names([seat(0, "person", "Агнес"), ...seats.slice(1)], ru, ru, "table-1");
    expect(inRussian).toEqual(inEnglish.map((name) => pairs[name]));
  });

  test("are the same people to all at one table, whoever sits there and whatever language each reads", () => {
    const shipped = ["en", "ru"].map((language) => {
      const text = readFileSync(join(import.meta.dirname, `../../src/texts/${language}.ftl`), "utf8");
      return new Speaker(language, bundle(language, text));
    }) as [Speaker, Speaker];
    const lists = shipped.map((speaker) => speaker.say("bot-names").split(", ")) as [string[], string[]];
    const initials = shipped.map((speaker) => speaker.say("bot-names.initials").split(", "));
    expect(initials[1]).toEqual(initials[0]);
    for (const list of lists)
      list.forEach((name, index) => expect(initials[0]?.[index], name).toContain(letter(name).charAt(0)));
    for (const [index, person] of ["Anna", "Анна", "Жанна", "Hans", "Вера", "Julia"].entries()) {
      const table = [seat(0, "person", person), ...seats.slice(1)];
      const [english, russian] = shipped.map((speaker, language) =>
        names(table, speaker, speaker, `table-${index}`)
          .slice(1)
          .map((name) => lists[language as 0 | 1].indexOf(name)),
      );
      expect(russian, `with ${person}`).toEqual(english);
      expect(english).not.toContain(-1);
    }
  });

  test("are called in the history as they were at the table, with their level", () => {
    const [, ...atTheTable] = names(seats, en, en, "table-1");
    const kept = seats.map(({ name, bot }) => ({ name: name ?? "regular", bot }));
    expect(called(kept, en, en, "table-1")).toEqual(["Agnes", ...atTheTable.map((name) => `${name} (regular)`)]);
  });

  test("no mark can be read as a digit", () => {
    expect(["Зина", "Ольга", "Tanya", "Ivan"].map(letter)).toEqual(["Зи", "Ол", "T", "Iv"]);
  });
});

test("a pile that all Treasures in hand would pay is bought in one act", () => {
  const legal = new Set(["treasures", "buy:copper"]);
  expect(inOneAct({ payable: "silver village" }, "silver", legal)).toEqual(["treasures", "buy:silver"]);
  expect(inOneAct({ payable: "silver village" }, "market", legal)).toBeNull();
  expect(inOneAct({ payable: "silver" }, "silver", new Set(["buy:copper"]))).toBeNull();
  const one = new Set(["buy:copper", "play:gold", "end_turn"]);
  expect(inOneAct({ payable: "silver" }, "silver", one), "the only one has no move for all").toEqual([
    "play:gold",
    "buy:silver",
  ]);
});

test("what would be lost by an answer is said of the position, or in the game's words of every such move", () => {
  const moves = ["take:travel:pink", "take:family:pink", "skip"];
  const text = { key: "warn-idle", args: {} };
  const sight = { moves, warns: [{ of: "take:travel:green take:travel:pink", text }] };
  const words = { has: (key: string) => key === "warn-skip" };
  const said = (name: string) => warningOf(name, sight, words);
  expect(said("take:travel:pink")).toBe(text);
  expect(said("take:family:pink")).toBeNull();
  expect(said("skip")).toEqual({ key: "warn-skip" });
  expect(said("take:travel:green"), "what isn't possible is refused").toBeNull();
});
