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

/** Lets the works of one key run one after the other: a flood of one member's waits behind itself and in nobody's way. */
export function createLanes(limits: Omit<TurnLimits, "atOnce">) {
  const lanes = new Map<string, { takeTurn: ReturnType<typeof createTurns>; workCount: number }>();

  return async function takeLane<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const lane = lanes.get(key) ?? { takeTurn: createTurns({ ...limits, atOnce: 1 }), workCount: 0 };
    lanes.set(key, lane);
    lane.workCount += 1;
    try {
      return await lane.takeTurn(work);
    } finally {
      lane.workCount -= 1;
      if (lane.workCount === 0) lanes.delete(key);
    }
  };
}
