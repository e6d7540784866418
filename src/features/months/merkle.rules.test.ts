import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computePaths, computeRoot, followPath, hashLeaf, toCanonicalJson } from "./merkle.rules.ts";

/** The leaves and roots that the authors of Certificate Transparency publish for RFC 6962. */
const LEAVES = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"].map(
  hashLeaf,
);
const ROOTS = [
  "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
  "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
  "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
  "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
  "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
  "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
  "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
  "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
];

const leafLists = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 70 })
  .map((bytes) => bytes.map((byte) => hashLeaf(byte.toString(16).padStart(2, "0"))));

describe("computeRoot", () => {
  it.each(ROOTS.map((root, count) => [count, root] as const))("is RFC 6962's for %d leaves", (count, root) => {
    expect(computeRoot(LEAVES.slice(0, count))).toBe(root);
  });

  it("is the same over the roots of whole blocks as over all leaves", () => {
    fc.assert(
      fc.property(leafLists, fc.constantFrom(1, 2, 4, 8, 16), (leaves, size) => {
        const blocks = Array.from({ length: Math.ceil(leaves.length / size) }, (_, index) =>
          computeRoot(leaves.slice(index * size, (index + 1) * size)),
        );
        expect(computeRoot(blocks)).toBe(computeRoot(leaves));
      }),
    );
  });
});

describe("computePaths and followPath", () => {
  it("lead from every leaf of every tree to its root, and from no other place", () => {
    fc.assert(
      fc.property(leafLists, fc.nat(), fc.nat(), (leaves, seed, other) => {
        const count = leaves.length;
        const index = seed % count;
        const [path = []] = computePaths(leaves, [index]);
        const leaf = leaves[index] as string;
        expect(followPath(leaf, { index, count }, path)).toBe(computeRoot(leaves));
        const elsewhere = other % count;
        if (leaves[elsewhere] !== leaf) {
          expect(followPath(leaf, { index: elsewhere, count }, path)).not.toBe(computeRoot(leaves));
        }
        expect(followPath(leaf, { index, count }, [...path, leaf])).toBeUndefined();
      }),
    );
  });

  it("give many leaves the paths that each has alone", () => {
    fc.assert(
      fc.property(leafLists, fc.array(fc.nat(), { minLength: 1, maxLength: 8 }), (leaves, seeds) => {
        const indexes = [...new Set(seeds.map((seed) => seed % leaves.length))];
        expect(computePaths(leaves, indexes)).toEqual(indexes.map((index) => computePaths(leaves, [index])[0]));
      }),
    );
  });
});

describe("toCanonicalJson", () => {
  it("sorts names at every depth and leaves no spaces", () => {
    expect(toCanonicalJson({ b: 1, a: { d: null, c: "ü\n" }, aa: true })).toBe(
      '{"a":{"c":"ü\\n","d":null},"aa":true,"b":1}',
    );
  });
});
