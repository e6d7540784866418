import { TestRunner } from "vitest";

/** What became of a fault, for the table of `npm run faults`. */
export interface Outcome {
  /** What was done to the site, with how much of it. */
  done: string;
  /** How many confirmed writes, sessions or answers are gone. */
  lost: number;
  /** Milliseconds from the end of the fault to the next answer; the longest of several. */
  readyMs?: number;
}

declare module "vitest" {
  interface TaskMeta {
    outcome?: Outcome;
  }
}

/** Says in the test that runs what its fault did. */
export function noteOutcome(outcome: Outcome): void {
  const test = TestRunner.getCurrentTest();
  if (test) test.meta.outcome = outcome;
}
