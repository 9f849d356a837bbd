/** The steps A to G: how prizes are drawn. */
import { guildNow, type StrasbourgView } from "./logic";

/** How the parts of a prize are drawn; a guild's good has the sign of the guild. */
const SIGNS: Record<string, string> = { cell: "member", sale: "coin" };

/** The things that a prize consists of, as the rules tell them, by their signs; `or` stands between two of them. */
export function partsOf(prize: string, view: Parameters<typeof guildNow>[0] & Pick<StrasbourgView, "parts">): string[] {
  return (view.parts[prize] ?? []).map((part) => (part === "good" ? (guildNow(view) ?? "") : (SIGNS[part] ?? part)));
}
