import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { runSideBySide, type Work } from "./run-side-by-side.ts";

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, "log").mockImplementation((text: string) => void said.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A program that waits for a file, speaks, leaves a file and ends. */
function build(name: string, status = 0, files: { awaited?: string; left?: string } = {}): Work {
  const { awaited = process.execPath, left } = files;
  const script = `const { existsSync, writeFileSync } = require("node:fs");
    setInterval(() => {
      if (!existsSync(${JSON.stringify(awaited)})) return;
      console.log("${name} speaks");
      ${left === undefined ? "" : `writeFileSync(${JSON.stringify(left)}, "");`}
      process.exit(${status});
    }, 20);`;
  return { name, command: process.execPath, options: ["--eval", script] };
}

it("starts as many at a time as there are slots, in their order, and prints each in one piece", async () => {
  const mark = join(await createTemporaryFolder(), "third-was-here");
  const works = [build("first", 0, { awaited: mark }), build("second"), build("third", 0, { left: mark })];
  await runSideBySide(works, 2);
  const lines = said.map((text) => text.replace(/\(\d+ s\)/, "").trim());
  expect(lines.slice(0, 4)).toEqual([
    "-- first begins",
    "-- second begins",
    "== second \nsecond speaks",
    "-- third begins",
  ]);
  expect(lines.slice(4).toSorted()).toEqual(["== first \nfirst speaks", "== third \nthird speaks"]);
});

it("answers how each ended, and says it of those that failed", async () => {
  const outcomes = await runSideBySide([build("good"), build("bad", 3)], 1);
  expect([...outcomes].map(([name, { status }]) => [name, status])).toEqual([
    ["good", 0],
    ["bad", 3],
  ]);
  expect(said.at(-1)).toMatch(/^\n== bad \(\d+ s, failed\)/);
});
