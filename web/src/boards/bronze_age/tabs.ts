/** On a phone a sheet is shown part by part. */

export const TABS = ["goods", "build", "develop", "others"] as const;
export type Tab = (typeof TABS)[number];

const WHERE: Record<string, Tab> = {
  build: "build",
  buy: "develop",
  pay: "goods",
  discard: "goods",
  offer: "goods",
  give: "goods",
  ask: "goods",
  swap: "goods",
};

/** The part on which a question is answered, if it is one. */
export function tabOf(moves: Iterable<string>): Tab | null {
  for (const name of moves) {
    const tab = WHERE[name.split(":", 1)[0] ?? ""];
    if (tab) return tab;
  }
  return null;
}
