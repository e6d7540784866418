import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";

/**
 * Holds the time that a work takes against a promise. What a plain timer is late by just before the time is up, the
 * machine is late by, and not the work.
 */
export async function expectWithin<Result>(limitMs: number, work: () => Promise<Result>): Promise<Result> {
  const plainMs = limitMs * 0.8;
  const startedAt = performance.now();
  const getPassedMs = () => performance.now() - startedAt;
  const lateness = sleep(plainMs, undefined, { ref: false }).then(() => getPassedMs() - plainMs);
  const result = await work();
  const tookMs = getPassedMs();
  if (tookMs >= limitMs) expect(tookMs - (await lateness)).toBeLessThan(limitMs);
  return result;
}

/** Processor milliseconds that this process spends on a work: other programs on the machine hardly change them. */
export async function measureCost<Result>(work: () => Promise<Result>): Promise<{ result: Result; cpuMs: number }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, cpuMs: (user + system) / 1000 };
}

export function getMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
