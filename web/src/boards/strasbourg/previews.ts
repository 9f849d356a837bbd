/** What a move would bring, before it is made. */
import { place, type Cell, type Printed, type StrasbourgView } from "./logic";
import { progress } from "./tasks";

/** The points that each seat would get from a building on a plot, or from a chapel at a site. */
export function sharesAt(
  view: Pick<StrasbourgView, "city" | "players">,
  cells: readonly number[],
  points: number,
): number[] {
  return Array.from(
    { length: view.players },
    (_, seat) => points * cells.filter((cell) => view.city[cell]?.owner === seat).length,
  );
}

/** The building of this round, which the holder of the nobility's seat is about to place. */
export function buildingNow(
  view: Pick<StrasbourgView, "rounds" | "round">,
): { building: string; points: number } | null {
  return view.rounds[view.round - 1] ?? null;
}

export interface Step {
  task: string;
  before: number;
  after: number;
  need: number;
}

type Changed = Partial<Pick<StrasbourgView, "city" | "sites" | "seats">>;

/** The city with a family member in a cell. */
export function withMember(view: StrasbourgView, cell: Cell, seat: number): Changed {
  const at = place(cell.cell);
  const seats = view.seats.map((each, index) => (index === seat ? { ...each, members: each.members + 1 } : each));
  return { city: view.city.with(at, { ...cell, owner: seat }), seats };
}

/** The city with this round's building on a plot. */
export function withBuilding(view: StrasbourgView, cell: Cell): Changed {
  return { city: view.city.with(place(cell.cell), { ...cell, building: buildingNow(view)?.building ?? null }) };
}

/** The city with a chapel at a site. */
export function withChapel(view: StrasbourgView, site: string): Changed {
  return { sites: view.sites.map((each) => (each.site === site ? { site, chapel: true } : each)) };
}

/** The tasks of a seat that a change brings forward. */
export function brought(view: StrasbourgView, change: Changed, printed: Pick<Printed, "task">, seat: number): Step[] {
  const kept = (view.seats[seat]?.tasks ?? []).filter((task) => task.kept);
  return kept.flatMap(({ task }) => {
    const before = progress(task, view, printed, seat);
    const after = progress(task, { ...view, ...change }, printed, seat);
    if (after.need === null || after.have <= before.have || before.have >= after.need) return [];
    return [{ task, before: before.have, after: after.have, need: after.need }];
  });
}
