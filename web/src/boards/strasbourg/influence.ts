/** The steps A to G: how prizes are drawn. */
import { goodOf, guildNow, type Printed, type StrasbourgView } from "./logic";

/** What a rank gets: a right in the guild, a council seat, a sale; or one card back. */
type Prize = string;

type Table = Pick<StrasbourgView, "phase" | "step" | "round" | "rounds" | "players" | "first" | "seats" | "queue">;

/** The things that a prize consists of, as signs; `or` stands between what excludes each other. */
export function partsOf(prize: Prize, view: Table, printed: Pick<Printed, "guild" | "good">): string[] {
  const good = goodOf(guildNow(view) ?? "", printed);
  switch (prize) {
    case "master":
      return ["seat", good, "member"];
    case "journeyman":
      return [good, "member"];
    case "apprentice":
      return [good, "or", "member"];
    case "nobility":
    case "church":
      return ["seat"];
    case "merchants":
      return ["seat", "coin"];
    case "trade":
      return ["coin"];
    default:
      return [];
  }
}

/** All seats, clockwise from the first player. */
export function turnOrder(view: Pick<Table, "first" | "seats">): number[] {
  return view.seats.map((_, index) => (view.first + index) % view.seats.length);
}
