import { expect, it } from "vitest";
import { readWhatRuns } from "./works.ts";

const LOUDER = "export const gain = (level: number) => level * 2;";

it("reads the engine's code without what no track can hear", () => {
  const same = `/** Twice as loud. */
export const gain = (
  level: number | bigint,
): number => level * 2; // doubled
`;
  expect(readWhatRuns(same)).toBe(readWhatRuns(LOUDER));
  expect(readWhatRuns(LOUDER.replace("2", "3"))).not.toBe(readWhatRuns(LOUDER));
});
