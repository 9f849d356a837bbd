import { describe, expect, test } from "vitest";
import {
  builds,
  newsOf,
  rerollOf,
  stackMove,
  swapsOf,
  worth,
  type BronzeView,
} from "../../src/boards/bronze_age/logic";
import { tabOf } from "../../src/boards/bronze_age/tabs";
import { Draft } from "../../src/boards/bronze_age/trade.svelte";
import { workOf } from "../../src/boards/bronze_age/works";
import {
  changedBy,
  isBlack,
  nounOf,
  offered,
  passingOf as timeOf,
  playable,
  sumsOf,
  turns,
  wokenBy,
} from "../../src/boards/my_village/logic";
import type { VillageView } from "../../src/boards/my_village/logic";
import { flights } from "../../src/boards/village/flights";
import { newcomers, since } from "../../src/boards/village/since";
import {
  alike,
  areaOf,
  arrivals,
  calls,
  journey,
  laidOut,
  passingOf,
  pieceMove,
  sellers,
  wish,
  type Printed,
  type VillageView as OldVillageView,
  wayTo,
} from "../../src/boards/village/logic";
import { answers, fanned, moveFor, together, type Card } from "../../src/boards/dominion/cards";
import { emblem } from "../../src/boards/dominion/emblems";
import { complete, patience, request, seatsFor, usualSetup } from "../../src/pages/setup";
import { bundle, Speaker } from "../../src/lib/speaker";
import { Since } from "../../src/lib/since.svelte";
import type { GameInfo } from "../../src/lib/api";

const card = (key: string, types: Card["types"], cost: number, more: Partial<Card> = {}): [string, Card] => [
  key,
  { key, name: key, types, cost, source: "public", ...more },
];
const cards = new Map([
  card("copper", ["treasure"], 0, { coins: 1 }),
  card("gold", ["treasure"], 6, { coins: 3 }),
  card("estate", ["victory"], 2),
  card("market", ["action"], 5, { cards: 1, actions: 1, buys: 1, coins: 1 }),
]);

describe("Dominion", () => {
  test("a touched card means what is asked of it", () => {
    const legal = new Set(["discard:copper", "gain:gold"]);
    expect(moveFor("hand", "copper", legal)).toBe("discard:copper");
    expect(moveFor("hand", "gold", legal)).toBe("play:gold");
    expect(moveFor("hand", "moat", new Set(["reveal_moat", "no_reaction"])), "a Reaction is shown").toBe("reveal_moat");
    expect(answers("hand", "reveal_moat"), "a phone shows the hand for it").toBe(true);
    expect(answers("supply", "reveal_moat")).toBe(false);
    expect(moveFor("supply", "gold", legal)).toBe("gain:gold");
  });

  test("a hand is fanned with Actions first", () => {
    expect(fanned({ estate: 1, copper: 2, market: 1, gold: 1 }, cards)).toEqual([
      "market",
      "gold",
      "copper",
      "copper",
      "estate",
    ]);
  });

  test("cards of a kind that are played one after the other lie together", () => {
    expect(together(["market", "copper", "copper", "market"])).toEqual([
      { key: "market", times: 1 },
      { key: "copper", times: 2 },
      { key: "market", times: 1 },
    ]);
    expect([
      answers("hand", "discard:copper"),
      answers("supply", "discard:copper"),
      answers("supply", "buy:gold"),
    ]).toEqual([true, false, true]);
  });

  test("every card of the set has a picture of its own", () => {
    const keys =
      "copper silver gold estate duchy province curse adventurer bureaucrat cellar chancellor chapel council_room feast festival gardens laboratory library market militia mine moat moneylender remodel smithy spy thief throne_room village witch woodcutter workshop".split(
        " ",
      );
    expect(keys.filter((key) => !emblem(key))).toEqual([]);
    expect(new Set(keys.map(emblem)).size).toBe(keys.length);
  });
});

describe("The Bronze Age", () => {
  const dice = ["food", "good", "food", "coin"].map((face) => ({ face }));
  const legal = (...names: string[]) => new Set(names);

  test("dice that show the same are alike", () => {
    const moves = legal("keep", "reroll:1", "reroll:1,2", "reroll:1,3");
    expect(rerollOf(dice, new Set([2]), moves)).toBe("reroll:1");
    expect(rerollOf(dice, new Set([2, 1]), moves)).toBe("reroll:1,2");
    expect(rerollOf(dice, new Set([3]), moves)).toBeNull();
  });

  test("a clicked box takes as many workers as lie before it", () => {
    expect(builds("temple", 2, 4, 5)).toHaveLength(3);
    expect(builds("temple", 2, 6, 2)).toHaveLength(2);
    expect(builds("temple", 2, 2, 0)).toEqual(["build:temple"]);
  });

  test("every monument has a block for each of its boxes; with other figures it is laid in bricks", () => {
    const printed = {
      step_pyramid: 3,
      stone_circle: 5,
      temple: 7,
      obelisk: 9,
      hanging_gardens: 11,
      great_wall: 13,
      great_pyramid: 15,
    };
    const bricks = workOf("great_wall", 4).blocks[0]?.d;
    for (const [monument, boxes] of Object.entries(printed)) {
      expect([monument, workOf(monument, boxes).blocks.length]).toEqual([monument, boxes]);
      expect(workOf(monument, boxes).blocks[0]?.d).not.toBe(bricks);
      expect(workOf(monument, boxes + 2).blocks).toHaveLength(boxes + 2);
    }
    for (const boxes of [3, 4, 5, 6]) expect(workOf(`city${boxes + 1}`, boxes).blocks).toHaveLength(boxes);
  });

  test("on a phone the part of the sheet is shown that answers", () => {
    expect(tabOf(["done_building", "build:temple"])).toBe("build");
    expect(tabOf(["buy_nothing", "buy:empire"])).toBe("develop");
    expect(tabOf(["pay:wood"])).toBe("goods");
    expect(tabOf(["done_trading", "offer:left"])).toBe("goods");
    expect(tabOf(["roll", "keep"])).toBeNull();
  });

  test("what has changed since one's turn is news until one acts", () => {
    const view = (food: number, temple: number, builder: number | null) =>
      ({
        step: "roll",
        rolls_left: 3,
        workers: 0,
        coins: 0,
        dice: [],
        monuments: [{ monument: "temple", builder }],
        developments: [{ development: "empire" }],
        seats: [
          {
            food,
            goods: { wood: 1 },
            goods_value: 1,
            cities: 3,
            ships: 0,
            disasters: 0,
            score: 0,
            city_boxes: [1],
            monument_boxes: [temple],
            developments: [],
          },
        ],
      }) as unknown as BronzeView;
    const since = new Since(newsOf);
    const look = (mine: boolean, ...figures: Parameters<typeof view>) =>
      since.look({ ...view(...figures), seat: 0, to_act: [mine ? 0 : 1] });
    look(true, 3, 6, null);
    expect([...since.changed], "nothing is known from before").toEqual([]);
    look(false, 2, 6, null);
    look(false, 1, 7, 0);
    look(true, 1, 7, 0);
    expect([...since.changed].sort()).toEqual(["0-food", "0-temple", "first-temple"]);
    look(true, 4, 7, 0);
    expect(since.changed.size, "one has answered").toBe(0);
  });

  test("a touched stack is paid or discarded, as asked", () => {
    expect(stackMove("wood", legal("discard:wood"))).toBe("discard:wood");
    expect(stackMove("wood", legal())).toBe("pay:wood");
    expect([worth({ values: [1, 3, 6] }, 2), worth({ values: [1] }, 0)]).toEqual([3, 0]);
    expect(swapsOf(legal("swap:wood:stone", "swap:cloth:wood"), "wood")).toEqual(["swap:wood:stone"]);
  });

  test("an offer grows and shrinks on both sides, and is sent as a whole", () => {
    const scales = { wood: [-5, 1], stone: [-1, 0], food: [-2, 2] };
    const view = { offer: { partner: 1, given: {}, wanted: {}, scales } } as unknown as BronzeView;
    const draft = new Draft(() => view);
    const items = ["wood", "stone", "food"];
    draft.change("give", "wood", 1);
    expect(draft.can("give", "wood", 1), "the other's row has room for one").toBe(false);
    expect(draft.can("ask", "wood", -1), "nothing of it is asked for").toBe(false);
    expect([draft.adds("ask", "wood"), draft.adds("ask", "stone")], "it would be given less").toEqual([false, true]);
    draft.change("ask", "wood", 1);
    expect([draft.count("give", "wood"), draft.count("ask", "wood")], "one back is none").toEqual([0, 0]);
    draft.change("give", "wood", 1);
    expect([draft.has("wood"), draft.has("food")]).toEqual([true, false]);
    expect(draft.moves(items), "whether that will do is the engine's to say").toEqual(["give:wood", "send"]);
    draft.change("ask", "stone", 1);
    expect(draft.can("ask", "stone", 1), "there is no more of it").toBe(false);
    draft.change("give", "wood", -1);
    draft.change("give", "food", 1);
    draft.change("give", "food", 1);
    expect([draft.count("give", "wood"), draft.count("give", "food")]).toEqual([0, 2]);
    expect(draft.can("give", "wood", -1)).toBe(false);
    expect(draft.moves(items)).toEqual(["give:food", "give:food", "ask:stone", "send"]);
  });
});

describe("My Village", () => {
  const legal = (...names: string[]) => new Set(names);

  test("what an answer costs in time is what the rules say of it; black banners are told from white ones", () => {
    const desk = {
      view: { passing: [[2, 1, true, "1 2"] as [number, number, boolean, string]] },
      moves: legal("hand", "clerk", "field"),
    };
    expect(timeOf(desk, "field")).toEqual({ time: 2, cloud: 1, crosses: true });
    const changes = {
      sums: [
        [8, [], [0, 1, 0], "raise:3 raise:4"],
        [6, [], [0, 1, 0], "lower:3"],
      ] as VillageView["sums"],
    };
    expect([changedBy(changes, "raise:4"), changedBy(changes, "lower:4")]).toEqual([8, null]);
    const rows = {
      dice: ["white-3", "white-3", "white-4"],
      sums: [
        [7, [0, 2], [2, 0, 1], ""],
        [6, [0, 1], [], ""],
      ] as VillageView["sums"],
      wakes: [[[6, 7], "field use:field1"] as [number[], string], [[5], "clerk"] as [number[], string]],
      dear: [[[7], "use:field1"] as [number[], string]],
    };
    expect(sumsOf(rows)).toEqual([
      { value: 7, moves: ["field"], dice: ["white-3", "white-4"], changes: [], markers: 1, coins: 0, time: 2 },
      {
        value: 6,
        moves: ["field", "use:field1"],
        dice: ["white-3", "white-3"],
        changes: [],
        markers: 0,
        coins: 0,
        time: 0,
      },
    ]);
    expect([wokenBy(rows, 6), wokenBy(rows, 5), wokenBy(rows, 9)]).toEqual([["field", "use:field1"], ["clerk"], []]);
    expect(timeOf(desk, undefined)).toEqual({ time: 0, cloud: 0, crosses: false });
    expect(["field", "use:field1", "serve:k01", "build:stable-5"].map(isBlack)).toEqual([true, false, false, true]);
  });

  test("a piece stands for its legal moves", () => {
    expect(playable(["use:field1", "plough:field1"], legal("plough:field1"))).toEqual(["plough:field1"]);
    expect(offered(legal("walk:coin", "stay", "field", "use:field1", "raise:3"))).toEqual({
      black: ["field"],
      white: ["use:field1"],
      other: ["walk:coin", "stay"],
    });
    const view = { monks: [{ stack: "quill", monk: "quill2" }] } as unknown as VillageView;
    const nouns = ["monk:quill", "use:field3", "use:stable", "build:stable5", "walk:coin", "hand"].map((move) =>
      nounOf(move, view),
    );
    expect(nouns).toEqual([
      "monk-quill2",
      "banner-field3",
      "banner-stable",
      "workshop-stable5",
      "cell-coin",
      "token-hand",
    ]);
    expect(turns(3, legal("turn:3:6", "turn:4:6")).to).toEqual(["turn:3:6"]);
  });
});

describe("Village", () => {
  test("a member climbs from the window below", () => {
    const words = new Speaker("en", bundle("en"));
    const text = { key: "log-climb", args: { generation: 2, place: { noun: "place-window-3" }, n: 2 } };
    const [flight] = flights({ ply: 40, kind: "climb", seat: 0, text }, words, words);
    expect(flight).toMatchObject({ from: "place-window-2", to: "place-window-3" });
  });

  const legal = (...names: string[]) => new Set(names);

  test("a touched member goes home, climbs, comes out of the bag or dies, as asked", () => {
    const turn = { prompt: { key: "ask-family" } };
    const death = { prompt: { key: "ask-bury", args: { generation: 1 } } };
    expect(pieceMove("office", 1, turn, legal("fetch:office:1"))).toBe("fetch:office:1");
    expect(pieceMove("bag", 3, turn, legal("pull:3"))).toBe("pull:3");
    expect(pieceMove("office", 1, death, legal("bury:office", "bury:farm"))).toBe("bury:office");
    expect(pieceMove("farm", 2, death, legal("bury:farm"))).toBeNull();
  });

  test("nobody younger answers for who dies beside them", () => {
    const nobody = { scene: null };
    expect(wish("farm", 2, nobody, legal("bury:farm", "bury:office"))).toBeNull();
    expect(wish("farm", 2, nobody, legal("bury:office"))).toBe("bury:farm");
  });

  test("what an answer costs in time is what the rules say of it", () => {
    const slow: [number, number, number | null, string, string] = [2, 1, 1, "farm office", "0 1"];
    const desk = { view: { passing: [slow] }, moves: legal("make:ox", "mill", "skip") };
    const told = { time: 2, life: 1, crosses: true, dies: 1, places: ["farm", "office"] };
    expect(passingOf(desk, "mill")).toEqual(told);
    expect([passingOf(desk, "skip"), passingOf(desk, null)]).toEqual([null, null]);
  });

  test("a road says its own price where roads differ", () => {
    const road = (time: number, wagons: number) => ({ time, wagons }) as Printed["road"][number];
    expect([alike([road(2, 1), road(2, 1)]), alike([road(2, 1), road(3, 1)]), alike([road(2, 1), road(2, 2)])]).toEqual(
      [true, false, false],
    );
  });

  test("who can come to a place is offered beside it", () => {
    const moves = legal(
      "set_out:city-a:1",
      "travel_on:city-c:city-a:2",
      "rise:chamber-1:3:green",
      "church:2:time",
      "done",
    );
    expect(arrivals("city-a", moves)).toEqual(["set_out:city-a:1", "travel_on:city-c:city-a:2"]);
    expect(arrivals("chamber-2", moves)).toEqual(["rise:chamber-1:3:green"]);
    expect(arrivals("bag", moves)).toEqual(["church:2:time"]);
    expect(journey("travel_on:city-c:city-a:2")).toEqual({ generation: 2, from: "city-c", payment: null });
    expect(journey("enter:4:scroll")).toEqual({ generation: 4, from: "farm", payment: "scroll" });
  });

  test("who can be touched calls from the area they stand in", () => {
    expect(calls(legal("fetch:office:1", "fetch:window-2:2", "fetch:smithy:1", "birth", "skip"))).toEqual([
      "crafts",
      "church",
    ]);
    expect(calls(legal("bury:city-c", "bury:farm", "bury:chamber-4"))).toEqual(["travel", "council"]);
    expect(calls(legal("take:market:pink"))).toEqual([]);
  });

  test("who has come since is told from who was there", () => {
    const [one, two, other] = [
      { seat: 0, generation: 1 },
      { seat: 0, generation: 2 },
      { seat: 1, generation: 1 },
    ];
    expect(newcomers([one, other], [one, one, two, other])).toEqual([false, true, true, false]);
    expect(newcomers([one], [one])).toEqual([false]);
  });

  test("what has changed is counted from one's own last answer, for everyone at one screen", () => {
    const seen = (seat: number | null, asked: number, round: number) =>
      ({ seat, to_act: [asked], round }) as unknown as OldVillageView;
    const [mine, theirs, later, again] = [seen(0, 0, 1), seen(0, 1, 2), seen(0, 1, 3), seen(0, 0, 4)];
    for (const view of [mine, theirs, later, again]) since.look(view);
    expect(since.base, "as my answer left it").toBe(theirs);
    const other = seen(1, 1, 5);
    since.look(other);
    expect(since.base, "who looks for the first time sees nothing new").toBe(other);
    since.look(seen(0, 0, 6));
    expect(since.base, "and I have what my second answer left").toBe(other);
    const watched = seen(null, 0, 7);
    since.look(watched);
    expect(since.base).toBe(watched);
    since.leave();
    expect(since.base).toBeNull();
  });

  test("touching somebody who can't do anything asks for what he might do there", () => {
    expect([
      wish("office", 1, { scene: null }, legal()),
      wish("farm", 2, { scene: null }, legal()),
      wish("bag", 3, { scene: null }, legal()),
    ]).toEqual(["fetch:office:1", "bury:farm", "pull:3"]);
    expect([
      wish("window-3", 1, { scene: { kind: "climb" } }, legal()),
      wish("window-4", 1, { scene: { kind: "climb" } }, legal()),
    ]).toEqual(["climb:window-3:1", "fetch:window-4:1"]);
  });

  test("a market day is shown in the order of sale; who is done stands last", () => {
    expect(sellers({ sellers: [1, 3, 0], passed: [2] })).toEqual([
      { seat: 1, turn: "now" },
      { seat: 3, turn: "later" },
      { seat: 0, turn: "later" },
      { seat: 2, turn: "done" },
    ]);
  });

  test("a question is about an area; what is wanted is laid out one by one", () => {
    expect([areaOf({ key: "ask-sale-free" }), areaOf({ key: "ask-travel" }), areaOf({ key: "ask-turn" })]).toEqual([
      "market",
      "travel",
      null,
    ]);
    expect(laidOut({ scroll: 1, grain: 2 })).toEqual(["scroll", "grain", "grain"]);
  });
});

describe("a new table", () => {
  const game = {
    key: "dominion",
    seats: [2, 3, 4],
    usual_players: 2,
    bots: [{ name: "random" }, { name: "regular" }],
    options: [{ key: "kingdom", kind: "kingdom", default: "first-game" }],
  } as unknown as GameInfo;

  test("is me against two regular bots, and starts at once", () => {
    const setup = usualSetup(game);
    expect(setup.seats.map((seat) => seat.bot ?? seat.kind)).toEqual(["me", "regular", "regular"]);
    expect(request("dominion", setup)).toMatchObject({ start: true, options: { kingdom: "first-game" } });
    expect(request("dominion", setup)).toMatchObject({ away: 0, stand_in: "regular" });
  });

  test("how long somebody may be away is told in minutes, hours or days", () => {
    const plain = "away-never = wait\naway-minutes = { $n } min\naway-hours = { $n } h\naway-days = { $n } d";
    const words = new Speaker("en", bundle("en", plain));
    const told = [0, 30, 600, 3600, 86_400, 259_200].map((seconds) => patience(seconds, words));
    expect(told).toEqual(["wait", "1 min", "10 min", "1 h", "1 d", "3 d"]);
  });

  test("waits while a seat is open", () => {
    const setup = { ...usualSetup(game), seats: seatsFor(2, [{ kind: "me" }, { kind: "open" }], "regular") };
    expect(complete(setup)).toBe(false);
  });
});

test("Village: a city that nobody may go to is asked about along the road that leads there", () => {
  const roads = [{ ends: ["village", "city-a"] }, { ends: ["city-a", "city-c"] }, { ends: ["city-c", "city-e"] }];
  const family = (places: Record<string, number[]>) => ({ seats: [{ family: { "city-a": [1] } }, { family: places }] });
  const at = (places: Record<string, number[]>) => ({ view: family(places) as never, seat: 1, moves: new Map() });
  expect(wayTo("city-c", roads, at({ farm: [2], "city-a": [3] }))).toBe("travel_on:city-a:city-c:3");
  expect(wayTo("city-c", roads, at({ farm: [2] })), "another's traveller is no help").toBe("set_out:city-c:2");
  expect(wayTo("city-a", roads, at({}))).toBe("set_out:city-a:1");
});
