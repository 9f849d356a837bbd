/** Changes sent by the server, applied without touching what they leave alone. */
import { immutableJSONPatch, type JSONPatchDocument } from "immutable-json-patch";
import type { PatchOperation } from "./api";

/** How a live connection asks for changes in this format; see `docs/host.md`. */
export const FORMAT = "json-patch";

export function patched<T>(value: T, patch: readonly PatchOperation[]): T {
  return immutableJSONPatch<T>(value, patch as JSONPatchDocument);
}
