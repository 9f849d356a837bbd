/**
 * A network's sums, for Python, which is interpreted here and would take a thousand times as long. The same whole numbers
 * as in `igroteka.bots.network`, so the same moves: no sum reaches 2**24, and a product that is too large for a float to be
 * exact is cut to the loudest anyway.
 */

/** `igroteka.bots.network.Layer`: a row of weights for each unit, 128 being nothing. */
export interface LayerFacts {
  inputs: number;
  units: number;
  weights: Uint8Array;
  biases: Int32Array;
  factors: Int32Array;
}

/** `igroteka.bots.network.Lens`: where each feature is heard, if anywhere, and how much is usual. */
export interface LensFacts {
  place: Int32Array;
  cap: Int32Array;
  most: Int32Array;
  always: number;
}

const ONE = 64;
const LOUDEST = 127;
const MIDDLE = 128;
const HALF = 2 ** 23;
const WHOLE = 2 ** 24;
const UNHEARD = -1e18;

class Layer {
  /** The weights of all units for one input, then for the next: what is silent is left out. */
  readonly #columns: Int8Array;

  constructor(private readonly facts: LayerFacts) {
    const { inputs, units, weights } = facts;
    this.#columns = new Int8Array(inputs * units);
    for (let unit = 0; unit < units; unit += 1)
      for (let input = 0; input < inputs; input += 1)
        this.#columns[input * units + unit] = weights[unit * inputs + input]! - MIDDLE;
  }

  /** What the units sum up of what they hear. */
  totals(heard: Int32Array): Int32Array {
    const { units, biases } = this.facts;
    const columns = this.#columns;
    const totals = biases.slice();
    for (let input = 0; input < heard.length; input += 1) {
      const count = heard[input]!;
      if (!count) continue;
      const at = input * units;
      for (let unit = 0; unit < units; unit += 1) totals[unit]! += columns[at + unit]! * count;
    }
    return totals;
  }

  /** How loud each unit is. */
  speak(heard: Int32Array): Int32Array {
    const { factors } = this.facts;
    return this.totals(heard).map((total, unit) =>
      total > 0 ? Math.min(LOUDEST, Math.max(0, Math.floor((total * factors[unit]! + HALF) / WHOLE))) : 0,
    );
  }

  /** What a unit of one of the two ends says. */
  said(totals: Int32Array, unit: number): number {
    return unit < 0 ? UNHEARD : totals[unit]! * this.facts.factors[unit]!;
  }
}

export class Sums {
  readonly #layers: Layer[];
  readonly #policy: Layer;
  readonly #value: Layer;
  readonly #inputs: number;
  readonly #lenses = new Map<number, LensFacts>();

  constructor(between: LayerFacts[], policy: LayerFacts, value: LayerFacts) {
    this.#layers = between.map((facts) => new Layer(facts));
    this.#policy = new Layer(policy);
    this.#value = new Layer(value);
    this.#inputs = between[0]!.inputs;
  }

  /** Learn what is looked through at a table of so many. */
  lens(players: number, facts: LensFacts) {
    this.#lenses.set(players, facts);
  }

  /** What is said for these units of the policy, then for every seat, of an observation as it was written. */
  of(players: number, seen: Uint8Array, rows: number[]): Float64Array {
    let heard = this.#look(this.#lenses.get(players)!, seen);
    for (const layer of this.#layers) heard = layer.speak(heard);
    const [moves, seats] = [this.#policy.totals(heard), this.#value.totals(heard)];
    const said = new Float64Array(rows.length + players);
    rows.forEach((row, i) => (said[i] = this.#policy.said(moves, row)));
    for (let seat = 0; seat < players; seat += 1) said[rows.length + seat] = this.#value.said(seats, seat);
    return said;
  }

  #look({ place, cap, most, always }: LensFacts, seen: Uint8Array): Int32Array {
    const heard = new Int32Array(this.#inputs);
    for (let at = 0; at < seen.length; at += 1) {
      const value = seen[at]!;
      if (value && place[at]! >= 0) heard[place[at]!]! += Math.floor((Math.min(value, cap[at]!) * ONE) / most[at]!);
    }
    heard[always]! += ONE;
    return heard;
  }
}

/** What Python calls: it has no `new`. */
export const makeSums = (between: LayerFacts[], policy: LayerFacts, value: LayerFacts) =>
  new Sums(between, policy, value);
