import { describe, expect, it } from "vitest";
import { createUpstreamGate, FAILURES_TO_OPEN } from "./upstream-gate.ts";

const MINUTE_MS = 60_000;

function createFailedGate(failures: number, random = () => 1) {
  const gate = createUpstreamGate(random);
  for (let count = 0; count < failures; count++) gate.noteFailure(0);
  return gate;
}

describe("the gate before a service", () => {
  it("lets calls pass until one fails", () => {
    expect(createUpstreamGate().mayCall(0)).toBe(true);
    expect(createFailedGate(1).mayCall(999)).toBe(false);
    expect(createFailedGate(1).mayCall(1000)).toBe(true);
  });

  it.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [4, 8000],
    [5, MINUTE_MS],
    [6, 2 * MINUTE_MS],
    [8, 8 * MINUTE_MS],
    [30, 10 * MINUTE_MS],
  ])("waits after %i failures in a row for %i ms, or down to half of it by chance", (failures, waitMs) => {
    expect(createFailedGate(failures).mayCall(waitMs - 1)).toBe(false);
    expect(createFailedGate(failures).mayCall(waitMs)).toBe(true);
    expect(createFailedGate(failures, () => 0).mayCall(waitMs / 2 - 1)).toBe(false);
    expect(createFailedGate(failures, () => 0).mayCall(waitMs / 2)).toBe(true);
  });

  it("opens at the fifth failure and closes with the first success", () => {
    const gate = createFailedGate(FAILURES_TO_OPEN - 1);
    expect(gate.isOpen()).toBe(false);
    gate.noteFailure(0);
    expect(gate.isOpen()).toBe(true);
    gate.noteSuccess();
    expect(gate.isOpen()).toBe(false);
    expect(gate.mayCall(0)).toBe(true);
  });

  it("waits as long as the service asks for, within reason", () => {
    const patient = createUpstreamGate(() => 1);
    patient.noteFailure(0, 90_000);
    expect(patient.mayCall(89_999)).toBe(false);
    expect(patient.mayCall(90_000)).toBe(true);
    const bullied = createUpstreamGate(() => 1);
    bullied.noteFailure(0, 99_999_000);
    expect(bullied.mayCall(10 * MINUTE_MS)).toBe(true);
  });

  it("does not wait longer because the clock was set back an hour", () => {
    const gate = createUpstreamGate(() => 1);
    gate.noteFailure(60 * MINUTE_MS);
    expect(gate.mayCall(0)).toBe(true);
  });
});
