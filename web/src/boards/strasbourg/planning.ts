/** Dividing one's cards: any way of putting them together, told as the moves that the game knows. */

export interface Card {
  id: number;
  value: number;
  /** Already in a stack that the table knows of: others can join it there. */
  laid: boolean;
}

export type Heap = Card[];

/** How the cards lie before anything is put together: what is laid stays, every other card is a stack of its own. */
export function spread(stacks: readonly (readonly number[])[], drawn: readonly number[]): Heap[] {
  let id = 0;
  // The highest card begins the first stack by itself: that settles nothing yet.
  const open = stacks.length === 1 && stacks[0]?.length === 1;
  const heaps = stacks.map((stack) => descending(stack).map((value) => ({ id: id++, value, laid: !open })));
  return [...heaps, ...descending(drawn).map((value) => [{ id: id++, value, laid: false }])];
}

/** The heaps as they lay, with what has been drawn since, each such card apart; what the table knows of stays laid. */
export function redealt(before: readonly Heap[], dealt: readonly Heap[]): Heap[] {
  if (dealt.some((heap) => heap.some((card) => card.laid))) return [...dealt];
  const rest = dealt.flat();
  const take = ({ value }: Card) => {
    const at = rest.findIndex((card) => card.value === value);
    return at < 0 ? [] : rest.splice(at, 1);
  };
  const heaps = before.map((heap) => heap.flatMap(take)).filter((heap) => heap.length);
  return [...heaps, ...rest.map((card) => [card])];
}

/** The heaps after a card was put onto another heap, or apart. */
export function put(heaps: readonly Heap[], card: number, onto: number | null): Heap[] {
  const moved = heaps.flat().find((each) => each.id === card);
  if (!moved || moved.laid || (onto !== null && heaps[onto]?.some((each) => each.id === card))) return [...heaps];
  const after = heaps.map((heap, index) => {
    const rest = heap.filter((each) => each.id !== card);
    return index === onto ? [...rest, moved].sort((a, b) => b.value - a.value) : rest;
  });
  return [...after, ...(onto === null ? [[moved]] : [])].filter((heap) => heap.length);
}

/** The moves for a division: from the highest card to the lowest, each onto an earlier stack or apart. */
export function divisionOf(heaps: readonly Heap[]): string[] {
  const cards = heaps
    .flatMap((heap, at) => heap.map((card) => ({ ...card, at })))
    .sort((a, b) => b.value - a.value || a.at - b.at);
  const laid = cards.some((card) => card.laid);
  const numbers: number[] = laid ? heaps.flatMap((heap, at) => (heap.some((card) => card.laid) ? [at] : [])) : [];
  return cards.flatMap((card, index) => {
    if (card.laid) return [];
    const number = numbers.indexOf(card.at);
    if (number < 0) numbers.push(card.at);
    if (!laid && index === 0) return [];
    return [number < 0 ? "apart" : `join:${number + 1}`];
  });
}

function descending(cards: readonly number[]): number[] {
  return [...cards].sort((a, b) => b - a);
}
