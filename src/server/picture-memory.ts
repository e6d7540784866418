import { createHash } from "node:crypto";
import { AppError } from "./errors.ts";

/** Outcomes that are remembered, and the bytes that they may hold together. */
const OUTCOMES_MAX = 2000;
const BYTES_MAX = 32 * 1024 * 1024;

interface Outcome {
  result: Promise<unknown>;
  sizeBytes: number;
}

/** A verdict on the bytes themselves, which stays; unlike one on the sender or the hour. */
function isVerdict(error: unknown): boolean {
  return error instanceof AppError && (error.status === 413 || error.status === 415);
}

/** Remembers what became of sent pictures: the same bytes once more, also at the same time, cost no more than their hash. */
export function createPictureMemory() {
  const outcomes = new Map<string, Outcome>();
  let totalBytes = 0;

  function forget(key: string): void {
    totalBytes -= outcomes.get(key)?.sizeBytes ?? 0;
    outcomes.delete(key);
  }

  function keep(key: string, outcome: Outcome): void {
    forget(key);
    outcomes.set(key, outcome);
    totalBytes += outcome.sizeBytes;
    for (const oldest of outcomes.keys()) {
      if (outcomes.size <= OUTCOMES_MAX && totalBytes <= BYTES_MAX) return;
      forget(oldest);
    }
  }

  return function remember<Result>(
    sent: Buffer,
    { purpose, work, measure }: { purpose: string; work: () => Promise<Result>; measure: (result: Result) => number },
  ): Promise<Result> {
    const key = `${purpose} ${createHash("sha256").update(sent).digest("hex")}`;
    const known = outcomes.get(key);
    if (known !== undefined) {
      keep(key, known);
      return known.result as Promise<Result>;
    }
    const result = work();
    keep(key, { result, sizeBytes: 0 });
    result.then(
      (done) => keep(key, { result, sizeBytes: measure(done) }),
      (error: unknown) => {
        if (!isVerdict(error)) forget(key);
      },
    );
    return result;
  };
}
