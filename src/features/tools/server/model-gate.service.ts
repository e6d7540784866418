import { createSemaphore } from "#server/semaphore.ts";

export interface ModelLog {
  warn(details: object, message: string): void;
}

interface Gate {
  /** Calls that may be under way at once. */
  atOnce: number;
  log: ModelLog;
  /** What the log says of a call that failed. */
  failure: string;
}

/** Lets a few calls to a model run at once; one too many, or one that fails, gives undefined. */
export function createModelGate({ atOnce, log, failure }: Gate) {
  const semaphore = createSemaphore({ permits: atOnce, queueMax: 0 });

  return async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
    if (semaphore.isFull()) return undefined;
    return semaphore.acquire(call).catch((error: unknown) => {
      log.warn({ reason: String(error) }, failure);
      return undefined;
    });
  };
}
