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
  let runningCount = 0;

  return async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
    if (runningCount >= atOnce) return undefined;
    runningCount += 1;
    try {
      return await call();
    } catch (error) {
      log.warn({ reason: String(error) }, failure);
      return undefined;
    } finally {
      runningCount -= 1;
    }
  };
}
