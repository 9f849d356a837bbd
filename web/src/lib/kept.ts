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
  if (old === fresh) return fresh;
  if (Array.isArray(old) && Array.isArray(fresh)) return sharedList(old, fresh) as T;
  if (isPlain(old) && isPlain(fresh)) return sharedParts(old, fresh) as T;
  return fresh;
}

function sharedList(old: readonly unknown[], fresh: readonly unknown[]): readonly unknown[] {
  let same = old.length === fresh.length;
  const twin = fresh.map((part, index) => {
    const found = shared(old[index], part);
    same &&= found === old[index];
    return found;
  });
  return same ? old : twin;
}

function sharedParts(old: Parts, fresh: Parts): Parts {
  const twin: Parts = {};
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    twin[key] = shared(old[key], fresh[key]);
    same &&= twin[key] === old[key] && key in old;
  }
  return same ? old : twin;
}

type Parts = Record<string, unknown>;

function isPlain(value: unknown): value is Parts {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
