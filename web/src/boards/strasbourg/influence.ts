/** The steps A to G: what each rank gets, who holds it as things stand, and what a stack would win. */
import { goodOf, guildNow, sum, type Printed, type StrasbourgView } from "./logic";

/** What a rank gets: a right in the guild, a council seat, a sale; or one card back. */
export type Prize = "master" | "journeyman" | "apprentice" | "nobility" | "church" | "trade" | "merchants" | "nothing";

type Table = Pick<StrasbourgView, "phase" | "step" | "round" | "rounds" | "players" | "first" | "seats" | "queue">;

/** The prizes of the current step, best first, one for each player; none where nobody bids. */
export function prizes(view: Table, printed: Pick<Printed, "rank">): Prize[] {
  if (view.phase !== "action" || view.step > "g") return [];
  const rights = printed.rank.find((each) => each.players === view.players)?.rights ?? [];
  const won: readonly string[] =
    view.step === "a" ? ["nobility", "church"] : guildNow(view) ? rights : [view.step === "g" ? "merchants" : "trade"];
  return Array.from({ length: view.players }, (_, rank) => (won[rank] ?? "nothing") as Prize);
}

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
    case "nothing":
      return [];
  }
}

/** The rank, from 0, that a seat would have if it revealed these cards now: ties go to whoever is nearer to the first player. */
export function rankWith(view: Pick<Table, "first" | "seats">, seat: number, cards: readonly number[]): number {
  const order = turnOrder(view);
  const mine = sum(cards);
  return order.filter((other, turn) => {
    const theirs = sum(view.seats[other]?.bid ?? []);
    return other !== seat && (theirs > mine || (theirs === mine && turn < order.indexOf(seat)));
  }).length;
}

/** All seats, clockwise from the first player. */
export function turnOrder(view: Pick<Table, "first" | "seats">): number[] {
  return view.seats.map((_, index) => (view.first + index) % view.seats.length);
}
