import { describe, expect, it } from "vitest";
import { listSteps } from "./month-check.rules.ts";

describe("listSteps", () => {
  it.each([
    ["unreadable", "bad open open open open"],
    ["other-root", "bad open open open open"],
    ["record", "bad open open open open"],
    ["place", "good bad open open open"],
    ["entry", "good good bad open open"],
    ["sum", "good good good bad open"],
    ["decision", "good good good good bad"],
  ] as const)("a proof that fails by %s: %s", (problem, results) => {
    const steps = listSteps({ isValid: false, problem, at: "somewhere" });
    expect(steps.map(({ result }) => result).join(" ")).toBe(results);
  });

  it("a proof that holds is good in every step", () => {
    const verified = { month: "2026-10", root: "00", entries: 3 };
    expect(listSteps({ isValid: true, verified }).every(({ result }) => result === "good")).toBe(true);
  });
});
