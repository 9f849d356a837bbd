/** The steps A to G: how prizes are drawn. */
import { guildNow } from "./logic";

/** What a rank gets: a right in the guild, a council seat, a sale; or one card back. */
type Prize = string;

/** The things that a prize consists of, as signs (a guild's is its good); `or` stands between what excludes each other. */
export function partsOf(prize: Prize, view: Parameters<typeof guildNow>[0]): string[] {
  const good = guildNow(view) ?? "";
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
