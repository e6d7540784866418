import { expect, it } from "vitest";
import { describePapers, readPrintedPapers } from "./whitepapers.ts";

it("the PDFs in the pack were printed from the texts of today: else run npm run whitepapers", async () => {
  expect(await readPrintedPapers()).toEqual(await describePapers());
});
