/** How far a task has come, as things stand: the same conditions as the engine's, counted rather than judged. */
import { beside, HEIGHT, touching, WIDTH, type Printed, type StrasbourgView } from "./logic";

export interface Progress {
  have: number;
  /** How many it takes; none where that is behind the others' screens. */
  need: number | null;
}

const OFFICES = ["nobility", "church", "merchants"];
const CORNERS = [0, WIDTH - 1, WIDTH * (HEIGHT - 1), WIDTH * HEIGHT - 1];
const FOUR = 4;

type Seen = Pick<StrasbourgView, "city" | "sites" | "council" | "seats" | "players">;

export function progress(key: string, view: Seen, printed: Pick<Printed, "task">, seat: number): Progress {
  const task = printed.task.find((each) => each.key === key);
  const own = (cell: number) => view.city[cell]?.owner === seat;
  const among = (cells: readonly number[]) => cells.filter(own).length;
  const most = (figures: readonly number[]) => Math.max(0, ...figures);
  const some = (figures: readonly number[]) => figures.filter(Boolean).length;
  const cells = view.city.map((_, cell) => cell);
  const plots = cells.filter((cell) => view.city[cell]?.building);
  const atBuildings = plots.map((plot) => among(beside(plot)));
  const atChapels = view.sites.filter((site) => site.chapel).map((site) => among(touching(site.site)));
  const inGuild = (guild: string) => among(cells.filter((cell) => view.city[cell]?.guild === guild));
  const need = task?.least?.[view.players - 3] ?? 0;
  const has = (have: number): Progress => ({ have, need });

  switch (task?.kind) {
    case "at_building":
      return has(most(plots.map((plot, i) => (view.city[plot]?.building === task.of ? (atBuildings[i] ?? 0) : 0))));
    case "in_guild":
      return has(inGuild(task.of ?? ""));
    case "at_one_building":
      return has(most(atBuildings));
    case "buildings":
      return has(some(atBuildings));
    case "straight":
      return has(Math.max(longest(own, 0, 1), longest(own, 1, 0)));
    case "diagonal":
      return has(Math.max(longest(own, 1, 1), longest(own, 1, -1)));
    case "council":
      return has(Object.values(view.council).filter((owner) => owner === seat).length);
    case "offices":
      return has(OFFICES.filter((office) => view.council[office] === seat).length);
    case "guilds":
      return has(some([...new Set(view.city.map((cell) => cell.guild))].map((guild) => (guild ? inGuild(guild) : 0))));
    case "at_one_chapel":
      return has(most(atChapels));
    case "chapels":
      return has(some(atChapels));
    case "group":
      return has(largest(own));
    case "corners":
      return has(among(CORNERS));
    case "square":
      return { have: most(squares().map(among)), need: FOUR };
    case "most_members":
      return more(
        view.seats.map((each) => each.members),
        seat,
      );
    case "most_money":
      return more(
        view.seats.map((each) => each.money ?? null),
        seat,
      );
    case "most_privileges":
      return more(
        view.seats.map((each) => each.privileges ?? null),
        seat,
      );
    default:
      return has(0);
  }
}

/** It takes one more than anybody else has. */
function more(figures: readonly (number | null)[], seat: number): Progress {
  const others = figures.filter((_, each) => each !== seat);
  const known = others.filter((figure) => figure !== null);
  return { have: figures[seat] ?? 0, need: known.length < others.length ? null : Math.max(0, ...known) + 1 };
}

function squares(): number[][] {
  const corners = Array.from({ length: (WIDTH - 1) * (HEIGHT - 1) }, (_, n) => [
    n % (WIDTH - 1),
    Math.floor(n / (WIDTH - 1)),
  ]);
  return corners.map(([column = 0, row = 0]) => touching(`${String.fromCharCode(97 + column)}${row + 1}`));
}

/** The longest unbroken line in one direction. */
function longest(own: (cell: number) => boolean, down: number, right: number): number {
  let best = 0;
  for (let start = 0; start < WIDTH * HEIGHT; start += 1) {
    let row = Math.floor(start / WIDTH);
    let column = start % WIDTH;
    let length = 0;
    while (row < HEIGHT && column >= 0 && column < WIDTH && own(row * WIDTH + column)) {
      length += 1;
      row += down;
      column += right;
    }
    best = Math.max(best, length);
  }
  return best;
}

/** The most cells connected along their sides. */
function largest(own: (cell: number) => boolean): number {
  const seen = new Set<number>();
  let best = 0;
  for (let start = 0; start < WIDTH * HEIGHT; start += 1) {
    const open = own(start) && !seen.has(start) ? [start] : [];
    open.forEach((cell) => seen.add(cell));
    for (let size = 0; size < open.length; size += 1) {
      for (const other of beside(open[size] as number)) {
        if (!own(other) || seen.has(other)) continue;
        seen.add(other);
        open.push(other);
      }
    }
    best = Math.max(best, open.length);
  }
  return best;
}

/** The cells that a task looks at, to be shown on the map; empty where it looks elsewhere. */
export function cellsOf(key: string, view: Seen, printed: Pick<Printed, "task">): number[] {
  const task = printed.task.find((each) => each.key === key);
  const cells = view.city.map((_, cell) => cell);
  const plots = cells.filter((cell) => view.city[cell]?.building);
  if (task?.kind === "in_guild") return cells.filter((cell) => view.city[cell]?.guild === task.of);
  if (task?.kind === "at_building")
    return plots.filter((plot) => view.city[plot]?.building === task.of).flatMap(beside);
  if (task?.kind === "at_one_building" || task?.kind === "buildings") return plots.flatMap(beside);
  if (task?.kind === "at_one_chapel" || task?.kind === "chapels")
    return view.sites.filter((site) => site.chapel).flatMap((site) => touching(site.site));
  if (task?.kind === "corners") return CORNERS;
  return [];
}
