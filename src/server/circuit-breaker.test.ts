import { describe, expect, it } from "vitest";
import { createCircuitBreaker, FAILURES_TO_OPEN } from "./circuit-breaker.ts";

const MINUTE_MS = 60_000;

function createFailedBreaker(failures: number, random = () => 1) {
  const breaker = createCircuitBreaker(random);
  for (let count = 0; count < failures; count++) breaker.noteFailure(0);
  return breaker;
}

describe("the circuit breaker of a service", () => {
  it("lets calls pass until one fails", () => {
    expect(createCircuitBreaker().mayCall(0)).toBe(true);
    expect(createFailedBreaker(1).mayCall(999)).toBe(false);
    expect(createFailedBreaker(1).mayCall(1000)).toBe(true);
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
    expect(createFailedBreaker(failures).mayCall(waitMs - 1)).toBe(false);
    expect(createFailedBreaker(failures).mayCall(waitMs)).toBe(true);
    expect(createFailedBreaker(failures, () => 0).mayCall(waitMs / 2 - 1)).toBe(false);
    expect(createFailedBreaker(failures, () => 0).mayCall(waitMs / 2)).toBe(true);
  });

  it("opens at the fifth failure and closes with the first success", () => {
    const breaker = createFailedBreaker(FAILURES_TO_OPEN - 1);
    expect(breaker.isOpen()).toBe(false);
    breaker.noteFailure(0);
    expect(breaker.isOpen()).toBe(true);
    breaker.noteSuccess();
    expect(breaker.isOpen()).toBe(false);
    expect(breaker.mayCall(0)).toBe(true);
  });

  it("waits as long as the service asks for, within reason", () => {
    const patient = createCircuitBreaker(() => 1);
    patient.noteFailure(0, 90_000);
    expect(patient.mayCall(89_999)).toBe(false);
    expect(patient.mayCall(90_000)).toBe(true);
    const bullied = createCircuitBreaker(() => 1);
    bullied.noteFailure(0, 99_999_000);
    expect(bullied.mayCall(10 * MINUTE_MS)).toBe(true);
  });

  it("does not wait longer because the clock was set back an hour", () => {
    const breaker = createCircuitBreaker(() => 1);
    breaker.noteFailure(60 * MINUTE_MS);
    expect(breaker.mayCall(0)).toBe(true);
  });
});
