import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeThirdParties, THIRD_PARTY_FILE } from "./third-party.ts";

/** Name, version and licence; the notices stand in the packages, of which a machine may lack some. */
function listRows(text: string): string[] {
  return text.split("\n").map((line) => line.split(" | ").slice(0, 3).join(" | "));
}

it("THIRD-PARTY.md names everything that is shipped, under licences that were accepted: npm run third-party writes it", () => {
  const { text, unaccepted } = describeThirdParties();
  expect(unaccepted).toEqual([]);
  expect(listRows(readFileSync(THIRD_PARTY_FILE, "utf8"))).toEqual(listRows(text));
});
