/**
 * Cities and monuments as they are drawn on the sheet: a block for each box, in the order in which workers lay them, from
 * the ground up. What a block shows when it stands (windows, flutes, leaves) is drawn over it.
 */

export interface Block {
  /** Its outline. */
  d: string;
  /** Lines and openings of it. */
  detail?: string;
  /** What grows on it. */
  green?: string;
  /** Whether it is the last touch, in gold. */
  gold?: boolean;
}

/** What a monument is made of. */
export type Stone = "sand" | "rock" | "marble" | "granite";

export interface Work {
  stone?: Stone;
  width: number;
  height: number;
  /** What lies there before anything is built. */
  scene?: string;
  blocks: readonly Block[];
  /** Where the banner of the finished work is put up. */
  top: readonly [x: number, y: number];
}

const HIGH = 60;

const round = (value: number) => Math.round(value * 10) / 10;

function polygon(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}z`;
}

const box = (left: number, top: number, right: number, bottom: number) =>
  polygon([left, bottom], [left, top], [right, top], [right, bottom]);

function stepPyramid(): Work {
  const slabs = [0, 1, 2].map((tier) => {
    const inset = 3 + tier * 8;
    const bottom = HIGH - tier * 15;
    return {
      d: polygon([inset, bottom], [inset + 3, bottom - 15], [51 - inset, bottom - 15], [54 - inset, bottom]),
      detail: `M${inset + 2} ${bottom - 7.5}H${52 - inset}M27 ${bottom - 7.5}V${bottom}M${inset + 11} ${bottom - 15}v7.5M${43 - inset} ${bottom - 15}v7.5`,
    };
  });
  return { width: 54, height: HIGH, blocks: slabs, top: [27, 15] };
}

function stoneCircle(): Work {
  const upright = (x: number, lean: number) => ({
    d: `M${x - 6} 60L${x - 5 + lean} 25Q${x + lean} 22 ${x + 5 + lean} 25L${x + 6} 60z`,
    detail: `M${x - 2} 34l1 8M${x + 2} 48l-1 6`,
  });
  return {
    stone: "rock",
    width: 66,
    height: HIGH,
    scene: "M1 60Q33 53 65 60z",
    blocks: [
      upright(12, 0.5),
      upright(33, -0.5),
      upright(54, 0),
      { d: "M4 24.500L5 14Q14 11 30 13L32.500 24.500Q18 26 4 24.500z", detail: "M11 18l7 1" },
      { d: "M33 24.500L33 13.500Q46 10 61 14L62 24.500Q48 26.500 33 24.500z", detail: "M44 19l8-1" },
    ],
    top: [33, 12],
  };
}

function temple(): Work {
  const column = (x: number) => ({
    d: `M${x - 4} 51l1-22h-1.500v-3h9v3h-1.500l1 22z`,
    detail: `M${x - 1} 30l-.5 20M${x + 1} 30l.5 20`,
  });
  return {
    stone: "marble",
    width: 66,
    height: HIGH,
    blocks: [
      { d: "M2 60V55H6V51H60V55H64V60z", detail: "M6 55H60" },
      ...[12, 26, 40, 54].map(column),
      { d: box(5, 19, 61, 26), detail: "M12 19v7M19 19v7M26 19v7M33 19v7M40 19v7M47 19v7M54 19v7" },
      { d: "M3 19L33 4L63 19z", detail: "M33 9a4 4 0 1 0 .1 0z" },
    ],
    top: [33, 4],
  };
}

function obelisk(): Work {
  const side = (y: number) => 3.2 + ((y - 12) / 38) * 3;
  const shaft = [0, 1, 2, 3, 4, 5].map((part) => {
    const bottom = 50 - part * 6.2;
    const top = bottom - 6.2;
    return {
      d: polygon(
        [18 - side(bottom), bottom],
        [18 - side(top), top],
        [18 + side(top), top],
        [18 + side(bottom), bottom],
      ),
      detail:
        part % 2
          ? `M16.500 ${round(top + 2)}h3v2.500h-3z`
          : `M18 ${round(top + 1.5)}v3.500M16.500 ${round(top + 2.5)}h3`,
    };
  });
  return {
    stone: "granite",
    width: 36,
    height: HIGH,
    blocks: [
      { d: box(6, 55, 30, HIGH) },
      { d: box(9, 50, 27, 55) },
      ...shaft,
      { d: polygon([18 - side(12.8), 12.8], [18, 4], [18 + side(12.8), 12.8]), gold: true },
    ],
    top: [18, 4],
  };
}

function hangingGardens(): Work {
  const arch = (left: number, top: number, index: number): Block => ({
    d: box(left, top, left + 14, top + 17),
    detail: `M${left + 4} ${top + 17}v-6a3 3.500 0 0 1 6 0v6z`,
    green: `M${left} ${top}c1-4 5-5 6-2 1-3 6-3 8 2q-1 ${4 + (index % 3) * 2}-2 ${5 + (index % 3) * 2}q-1-4-3-5-1 ${3 + (index % 2) * 3}-2 ${5 + (index % 2) * 2}-2-4-3-5-2 3-3 3-1-2-1-3z`,
  });
  const tier = (count: number, left: number, top: number, from: number) =>
    Array.from({ length: count }, (_, index) => arch(left + index * 14, top, from + index));
  return {
    width: 74,
    height: HIGH,
    blocks: [...tier(5, 2, 43, 0), ...tier(4, 9, 26, 5), ...tier(2, 23, 9, 9)],
    top: [37, 7],
  };
}

function greatWall(): Work {
  const WIDE = 108;
  const hill = (x: number) => 47 + 6 * Math.cos((x / WIDE) * Math.PI * 3.2);
  const line = Array.from({ length: 28 }, (_, step) => [step * 4, hill(step * 4)] as const);
  let x = 3;
  const blocks = Array.from({ length: 13 }, (_, index) => {
    const tower = index % 4 === 0;
    const wide = tower ? 12 : 6;
    const left = x;
    x += wide;
    const [high, low] = [
      Math.min(hill(left), hill(left + wide)) - (tower ? 24 : 14),
      Math.max(hill(left), hill(left + wide)) + 2,
    ];
    const third = wide / (tower ? 5 : 3);
    const teeth = Array.from({ length: tower ? 5 : 3 }, (_, tooth): [number, number][] => {
      const y = tooth % 2 ? high + 3 : high;
      return [
        [left + tooth * third, y],
        [left + (tooth + 1) * third, y],
      ];
    }).flat();
    return {
      d: polygon([left, low], ...teeth, [left + wide, low]),
      detail: tower
        ? `M${round(left + 4.5)} ${round(high + 14)}v-4a1.500 1.500 0 0 1 3 0v4zM${left} ${round(high + 6)}h${wide}`
        : `M${left} ${round(high + 6)}h${wide}M${left + 3} ${round(high + 6)}v5`,
    };
  });
  return {
    stone: "rock",
    width: WIDE,
    height: HIGH,
    scene: polygon([0, HIGH], ...line, [WIDE, HIGH]),
    blocks,
    top: [57, 22],
  };
}

function greatPyramid(): Work {
  const middle = 44;
  const half = (y: number) => ((y - 3) / 57) * 42;
  const blocks: Block[] = [];
  for (let row = 0; row < 5; row += 1) {
    const count = 5 - row;
    const bottom = HIGH - row * 11.4;
    const top = bottom - 11.4;
    const mean = (half(bottom) + half(top)) / 2;
    const at = (edge: number, y: number) =>
      edge === 0 ? middle - half(y) : edge === count ? middle + half(y) : middle - mean + (edge * 2 * mean) / count;
    for (let index = 0; index < count; index += 1)
      blocks.push({
        d: polygon(
          [at(index, bottom), bottom],
          [at(index, top), top],
          [at(index + 1, top), top],
          [at(index + 1, bottom), bottom],
        ),
        gold: row === 4,
      });
  }
  return { width: 88, height: HIGH, blocks, top: [middle, 3] };
}

/** A city: a house for each box, towards the middle higher. */
function city(boxes: number): Work {
  const WIDE = 12;
  const blocks = Array.from({ length: boxes }, (_, index): Block => {
    const left = 2 + index * WIDE;
    const top = 36 - [13, 20, 16, 25, 18, 28][index % 6]!;
    const roof =
      index % 3 === 1
        ? `L${left} ${top}Q${left + 6} ${top - 8} ${left + WIDE} ${top}`
        : `L${left} ${top}h3v2h2v-2h2v2h2v-2h3`;
    return {
      d: `M${left} 36${roof}L${left + WIDE} 36z`,
      detail: `M${left + 4} 36v-6h4v6zM${left + 3} ${top + 5}h2v2.500h-2zM${left + 7} ${top + 5}h2v2.500h-2z`,
    };
  });
  return { width: boxes * WIDE + 4, height: 36, blocks, top: [2 + (Math.min(boxes, 4) - 0.5) * WIDE, 11] };
}

/** For figures of one's own that no drawing fits: courses of bricks. */
function bricks(boxes: number): Work {
  const across = Math.ceil(Math.sqrt(boxes * 2));
  const rows = Math.ceil(boxes / across);
  const high = Math.min(12, 56 / rows);
  const blocks = Array.from({ length: boxes }, (_, index) => {
    const left = 2 + (index % across) * 10;
    const bottom = HIGH - Math.floor(index / across) * high;
    return { d: box(left, bottom - high, left + 10, bottom) };
  });
  return { width: across * 10 + 4, height: HIGH, blocks, top: [across * 5 + 2, HIGH - rows * high] };
}

const MONUMENTS: Record<string, Work> = {
  step_pyramid: stepPyramid(),
  stone_circle: stoneCircle(),
  temple: temple(),
  obelisk: obelisk(),
  hanging_gardens: hangingGardens(),
  great_wall: greatWall(),
  great_pyramid: greatPyramid(),
};
const CITIES = new Map<number, Work>();

/** The drawing of a monument, or of a city, with so many boxes. */
export function workOf(project: string, boxes: number): Work {
  const monument = MONUMENTS[project];
  if (monument) return monument.blocks.length === boxes ? monument : bricks(boxes);
  const known = CITIES.get(boxes) ?? city(boxes);
  CITIES.set(boxes, known);
  return known;
}
