/** Where cubes, goods and people travel, told by the journal. */
import type { Told } from "../../lib/api";
import type { Speaker } from "../../lib/speaker";
import type { Flight } from "../../table/flight";

type Noun = { noun: string };

interface Args {
  space?: Noun;
  cube?: Noun;
  item?: Noun;
  items?: Noun[];
  place?: Noun;
  rest?: Noun;
  city?: Noun;
  origin?: Noun;
  customer?: Noun;
  generation?: number;
}

const MOST = 5;

/** The window from which one climbs to this one: a climb leads one window on. */
function below(window: string): string {
  return window.replace(/\d+$/, (number) => String(Number(number) - 1));
}

export function flights(event: Told, words: Speaker, labels: Speaker): Flight[] {
  if (event.seat == null) return [];
  const seat = event.seat;
  const farm = `farm-${seat}`;
  const args = (event.text.args ?? {}) as Args;
  const spot = (noun: Noun | undefined) => (noun && noun.noun !== "place-farm" ? noun.noun : farm);
  const person = () => labels.say("member", { name: words.player(seat), n: args.generation ?? 1 });
  const who = { seat, name: words.player(seat) };
  const walk = (from: string, to: string): Flight[] => [{ from, to, label: person(), who }];
  switch (event.kind) {
    case "take":
      return args.cube && args.space
        ? [{ from: args.space.noun, to: farm, label: words.say(args.cube.noun), noun: args.cube.noun }]
        : [];
    case "make":
    case "buy":
      return args.item
        ? [{ from: "space-crafts", to: farm, label: words.say(args.item.noun), noun: args.item.noun }]
        : [];
    case "get":
      return args.item ? [{ from: "supply", to: farm, label: words.say(args.item.noun), noun: args.item.noun }] : [];
    case "pay":
      return (args.items ?? [])
        .slice(0, MOST)
        .map(({ noun }) => ({ from: farm, to: "supply", label: words.say(noun), noun }));
    case "harvest":
      return [{ from: "space-harvest", to: farm, label: words.say("item-grain"), noun: "item-grain" }];
    case "serve":
      return args.customer
        ? [{ from: args.customer.noun, to: farm, label: words.say(args.customer.noun), noun: args.customer.noun }]
        : [];
    case "birth":
      return walk("space-family", farm);
    case "fetch":
      return walk(spot(args.place), farm);
    case "train":
    case "council":
      return walk(farm, spot(args.place));
    case "set-out":
      return walk(farm, spot(args.city));
    case "travel-on":
      return walk(spot(args.origin), spot(args.city));
    case "church":
      return walk(farm, "place-bag");
    case "pull":
    case "drawn":
      return walk("place-bag", "place-window-1");
    case "climb":
      return walk(below(spot(args.place)), spot(args.place));
    case "die":
      return walk(spot(args.place), spot(args.rest));
    default:
      return [];
  }
}
