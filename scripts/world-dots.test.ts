import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawWorldDots, WORLD_DOTS_FILE } from "./world-dots.ts";

test("the committed world is the one that the outlines give", () => {
  expect(readFileSync(WORLD_DOTS_FILE, "utf8")).toBe(drawWorldDots());
});
