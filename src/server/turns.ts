import { AppError } from "./errors.ts";

export interface TurnLimits {
  /** Works done at once. */
  atOnce: number;
  /** Works that may wait; more are refused, so that a flood of them cannot hold up everything else. */
  queueMax: number;
  busyMessage: string;
}

/** Lets heavy work run a few at a time; who finds the queue full hears 503 at once. */
export function createTurns({ atOnce, queueMax, busyMessage }: TurnLimits) {
  let runningCount = 0;
  const waiting: (() => void)[] = [];

  return async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (runningCount >= atOnce) {
      if (waiting.length >= queueMax) throw new AppError(503, "server.busy", busyMessage, { "retry-after": "2" });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      runningCount += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed over, not freed: a newcomer in between would run beside the one that waited.
      const next = waiting.shift();
      if (next === undefined) runningCount -= 1;
      else next();
    }
  };
}
