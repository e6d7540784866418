import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildClosedMonth } from "../../../tests/support/closed-month.ts";
import type { Verdict } from "./verify.rules.ts";
import { verifyProof } from "./verify.rules.ts";
import { createLedgerVerifier } from "./verify-ledger.rules.ts";

const awards = fc.array(
  fc.record({ member: fc.nat({ max: 6 }), points: fc.integer({ min: 1, max: 50 }), proven: fc.boolean() }),
  { minLength: 1, maxLength: 40 },
);
const months = fc
  .tuple(awards, fc.array(fc.nat({ max: 6 }), { maxLength: 2 }))
  .map(([list, out]) => buildClosedMonth(list, out));

/** Every value inside, by its path. */
function listLeaves(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (value === null || typeof value !== "object") return [path];
  return Object.entries(value).flatMap(([name, inner]) =>
    listLeaves(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

function change(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (value === null) return 1;
  const text = String(value);
  return text.startsWith("a") ? `b${text.slice(1)}` : `a${text.slice(1)}`;
}

function tamper<Value>(value: Value, path: readonly (string | number)[]): Value {
  const copy = structuredClone(value);
  let at = copy as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) at = at[step] as typeof at;
  const last = path.at(-1) as string;
  at[last] = change(at[last]);
  return copy;
}

function verifyLines(lines: readonly string[], knownRoot?: string): Verdict {
  const verifier = createLedgerVerifier(knownRoot);
  for (const line of lines) verifier.take(line);
  return verifier.finish();
}

describe("verifyProof", () => {
  it("accepts every member's proof of every month", () => {
    fc.assert(
      fc.property(months, (month) => {
        for (const { pseudonym } of month.rows) {
          const proof = month.buildProof(Number.parseInt(pseudonym, 16));
          const verdict = { isValid: true, verified: { root: month.root, entries: proof.entries.length } };
          expect(verifyProof(JSON.parse(JSON.stringify(proof)), month.root)).toMatchObject(verdict);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("refuses a proof in which any one value was changed, and says where", () => {
    const month = buildClosedMonth(
      [0, 1, 2, 0, 1, 3, 0, 2].map((member, index) => ({ member, points: index + 1, proven: index % 3 !== 0 })),
      [1],
    );
    for (const member of [0, 1, 3]) {
      const proof = month.buildProof(member);
      for (const path of listLeaves(proof)) {
        const verdict = verifyProof(tamper(proof, path));
        expect(verdict.isValid, path.join(".")).toBe(false);
        const part = path[0] === "entries" ? `entries[${path[1]}]` : path[0] === "root" ? "record" : path[0];
        if (!verdict.isValid && path[0] !== "place") expect(verdict.at, path.join(".")).toContain(part);
      }
    }
  });

  it.each<[string, (proof: ReturnType<ReturnType<typeof buildClosedMonth>["buildProof"]>) => unknown, object]>([
    ["a row is left out", (proof) => ({ ...proof, entries: proof.entries.slice(1) }), { problem: "sum" }],
    [
      "a row stands there twice",
      (proof) => ({ ...proof, entries: [...proof.entries, proof.entries[1]] }),
      { problem: "entry", at: "entries[2]" },
    ],
    ["the decision is kept back", (proof) => ({ ...proof, decision: null }), { problem: "decision" }],
    ["it is no proof", () => [1, 2], { problem: "unreadable" }],
    ["it is nothing", () => null, { problem: "unreadable" }],
    ["a path is missing", ({ place, ...proof }) => ({ ...proof, place: { ...place, path: undefined } }), {}],
  ])("refuses it when %s", (_name, spoil, expected) => {
    const month = buildClosedMonth(
      [0, 0, 1].map((member) => ({ member, points: 4, proven: true })),
      [0],
    );
    expect(verifyProof(spoil(month.buildProof(0)))).toMatchObject({ isValid: false, ...expected });
  });

  it("refuses a proof that is whole in itself but not of the root that was published", () => {
    const award = { member: 0, points: 4, proven: true };
    const forged = buildClosedMonth([award, award]);
    const published = buildClosedMonth([award]);
    expect(verifyProof(forged.buildProof(0), published.root)).toMatchObject({ isValid: false, problem: "other-root" });
  });
});

describe("createLedgerVerifier", () => {
  it("accepts every month's file", () => {
    fc.assert(
      fc.property(months, ({ lines, root, entries }) => {
        expect(verifyLines(lines, root)).toMatchObject({ isValid: true, verified: { entries: entries.length } });
      }),
      { numRuns: 40 },
    );
  });

  it("refuses a file in which any one value was changed", () => {
    const { lines } = buildClosedMonth(
      [0, 1, 2, 0, 1, 3, 0, 2].map((member, index) => ({ member, points: index + 1, proven: index % 3 !== 0 })),
      [1],
    );
    lines.forEach((line, index) => {
      const value = JSON.parse(line);
      for (const path of listLeaves(value)) {
        const changed = lines.with(index, JSON.stringify(tamper(value, path)));
        expect(verifyLines(changed).isValid, `${line} ${path.join(".")}`).toBe(false);
      }
    });
  });

  it("names the row that was changed, or the next one, which no longer follows from it", () => {
    const { lines } = buildClosedMonth([0, 1, 2].map((member) => ({ member, points: 4, proven: true })));
    const changed = lines.with(2, (lines[2] as string).replace('"points":4', '"points":5'));
    expect(verifyLines(changed)).toEqual({ isValid: false, problem: "chain", at: "line 4" });
    const last = lines.with(3, (lines[3] as string).replace('"points":4', '"points":5'));
    expect(verifyLines(last)).toEqual({ isValid: false, problem: "chain", at: "line 4" });
    expect(verifyLines(lines.toSpliced(3, 1))).toEqual({ isValid: false, problem: "count", at: "ledger" });
    const moved = lines.with(5, (lines[5] as string).replace('"rank":2', '"rank":3'));
    expect(verifyLines(moved)).toEqual({ isValid: false, problem: "rank", at: "line 6" });
    const raised = lines.with(5, (lines[5] as string).replace('"points":4', '"points":9'));
    expect(verifyLines(raised)).toEqual({ isValid: false, problem: "sum", at: "line 6" });
  });

  it("refuses lines that are left out, twice there or in another order", () => {
    const { lines } = buildClosedMonth(
      [0, 1, 2].map((member) => ({ member, points: 4, proven: true })),
      [2],
    );
    for (let index = 0; index < lines.length; index += 1) {
      expect(verifyLines(lines.toSpliced(index, 1)).isValid).toBe(false);
      expect(verifyLines(lines.toSpliced(index, 0, lines[index] as string)).isValid).toBe(false);
    }
    expect(verifyLines(lines.toSpliced(1, 2, lines[2] as string, lines[1] as string)).isValid).toBe(false);
    expect(verifyLines(["not a file"])).toEqual({ isValid: false, problem: "unreadable", at: "line 1" });
    expect(verifyLines([])).toMatchObject({ isValid: false, problem: "unreadable" });
  });
});
