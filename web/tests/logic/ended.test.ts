import { describe, expect, test, vi } from "vitest";
import { ended, wonBy } from "../../src/table/ended";

vi.mock("../../src/lib/voice.svelte", () => ({
  say: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(" "),
}));
vi.mock("../../src/lib/router.svelte", () => ({ link: String }));

describe("how a match ended", () => {
  const outcome = (winners: number[], scores: number[]) => ({ winners, scores }) as Parameters<typeof ended>[1];

  test("says who won, and to the winner that it was they", () => {
    expect(ended({ mine: [0] }, outcome([0], [9, 4]), ["Tanya", "Tolya"])).toBe("you-won");
    expect(ended({ mine: [1] }, outcome([0], [9, 4]), ["Tanya", "Tolya"])).toBe("winners 1 Tanya");
    expect(ended({ mine: [0] }, outcome([0, 1], [9, 9]), ["Tanya", "Tolya"])).toBe("winners 2 Tanya, Tolya");
    expect(wonBy(outcome([], [2, 3]), ["Tanya", "Tolya"])).toBe("winners 0 ");
  });

  test("alone, one wins against nobody, and has a score", () => {
    expect(ended({ mine: [0] }, outcome([0], [-3]), ["Tanya"])).toBe("scored -3");
    expect(ended({ mine: [0] }, outcome([], [5]), ["Tanya"])).toBe("winners 0 ");
  });
});
