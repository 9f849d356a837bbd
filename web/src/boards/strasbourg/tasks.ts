/** Tasks on the map. How far they have come is the engine's to say. */
import { HEIGHT, WIDTH, type Printed, type StrasbourgView } from "./logic";

const CORNERS = [0, WIDTH - 1, WIDTH * (HEIGHT - 1), WIDTH * HEIGHT - 1];

type Seen = Pick<StrasbourgView, "city" | "rounds" | "sites">;

/** The cells that a task looks at, to be shown on the map; empty where it looks elsewhere. */
export function cellsOf(key: string, view: Seen, printed: Pick<Printed, "task">): number[] {
  const task = printed.task.find((each) => each.key === key);
  const cells = view.city.map((_, cell) => cell);
  if (task?.kind === "in_guild") return cells.filter((cell) => view.city[cell]?.guild === task.of);
  if (task?.kind === "at_building") return view.rounds.find(({ building }) => building === task.of)?.cells ?? [];
  if (task?.kind === "at_one_building" || task?.kind === "buildings") return view.rounds.flatMap((each) => each.cells);
  if (task?.kind === "at_one_chapel" || task?.kind === "chapels") return view.sites.flatMap((each) => each.cells);
  if (task?.kind === "corners") return CORNERS;
  return [];
}
