/**
 * What is worked out anew after every move is mostly what it was. Where the parts that are equal stay the same objects,
 * whatever is drawn from them sees that nothing has changed, and isn't drawn again.
 */

/** For `$derived.by(kept(() => ...))`: the value with as much of the one before as is equal. */
export function kept<T>(make: () => T): () => T {
  let last: T | undefined;
  return () => (last = shared(last, make()));
}

/** A value made of plain lists and objects, with those parts of an older one that are equal. */
export function shared<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh) || !isPlain(old) || !isPlain(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const before = old as Record<string, unknown>;
  const twin = (Array.isArray(fresh) ? [] : {}) as Record<string, unknown>;
  const parts = Object.entries(fresh);
  let same = parts.length === Object.keys(before).length;
  for (const [key, part] of parts) {
    twin[key] = shared(before[key], part);
    same &&= key in before && Object.is(twin[key], before[key]);
  }
  return (same ? old : twin) as T;
}

function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype;
}
