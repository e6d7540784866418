import { describe, expect, it } from "vitest";
import { listMissingPackages } from "./runtime-packages.ts";

const bundleOf = (...paths: string[]) => ({
  outputs: {
    "main.js": {
      bytes: 1,
      inputs: {},
      exports: [],
      imports: [
        { path: "chunk.js", kind: "import-statement" as const },
        ...paths.map((path) => ({ path, kind: "import-statement" as const, external: true })),
      ],
    },
  },
});

describe("packages of the built server", () => {
  const dependencies = { "@scope/parser": "1.0.0", words: "2.0.0" };

  it.each([
    { title: "are all installed", paths: ["@scope/parser/deep/part", "words/format", "node:fs", "fs"], missing: [] },
    {
      title: "that only developers have are named once each, in order",
      paths: ["words-compiler/format", "@scope/other", "words-compiler"],
      missing: ["@scope/other", "words-compiler"],
    },
  ])("$title", ({ paths, missing }) => {
    expect(listMissingPackages(bundleOf(...paths), { dependencies })).toEqual(missing);
  });
});
