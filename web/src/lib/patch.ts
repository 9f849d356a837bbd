/** Differences sent by the server, applied without touching what they leave alone. */
import type { Patch } from "./api";

type Place = Record<string | number, unknown> | unknown[];

export function patched<T>(value: T, patches: readonly Patch[]): T {
  return patches.reduce<unknown>((whole, patch) => put(whole, patch, 0), value) as T;
}

function put(here: unknown, patch: Patch, depth: number): unknown {
  const key = patch.path[depth];
  if (key === undefined) return patch.more ? [...(here as unknown[]), ...(patch.value as unknown[])] : patch.value;
  const twin: Place = Array.isArray(here) ? [...(here as unknown[])] : { ...(here as Record<string, unknown>) };
  if (patch.gone && depth === patch.path.length - 1) delete twin[key as never];
  else twin[key as never] = put(twin[key as never], patch, depth + 1);
  return twin;
}
