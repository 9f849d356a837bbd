/** Where everything lies in the picture, on a ground of 1000 by 660. */
export const GROUND = [1000, 660] as const;

export type Box = readonly [x: number, y: number, width: number, height: number];

export const PLAN = {
  harvest: [4, 2, 192, 124],
  family: [198, 2, 152, 124],
  crafts: [4, 128, 346, 188],
  market: [4, 318, 346, 184],
  council: [356, 2, 306, 160],
  church: [356, 164, 306, 240],
  stores: [356, 408, 306, 94],
  travel: [668, 2, 328, 312],
  chronicle: [668, 318, 328, 184],
} as const satisfies Record<string, Box>;

/**
 * While it is asked about, the council opens downwards, so that whoever is there and whoever could come have room; the
 * church draws together below it.
 */
const ASKED: Record<string, Partial<Record<Part, Box>>> = {
  council: { council: [356, 2, 306, 228], church: [356, 232, 306, 172] },
};

/** Where a market day and a mass are played. */
export const STAGE: Box = [110, 14, 780, 486];

export type Part = keyof typeof PLAN;

/** For `style`: a box in parts of the ground. */
export function placed([x, y, width, height]: Box): string {
  return `--x:${x};--y:${y};--w:${width};--h:${height}`;
}

/** Where a part lies while this area is asked about. */
export function whileAsked(part: Part, asked: string | null): Box {
  return ASKED[asked ?? ""]?.[part] ?? PLAN[part];
}
