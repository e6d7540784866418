import limitConcurrency from "p-limit";
import { type AppError, createError } from "./errors.ts";
import { platformErrors } from "./platform.errors.ts";

/** Of an answer that a full queue gives. */
export const BUSY_HEADERS = { "retry-after": "2" };

interface SemaphoreLimits {
  /** Works done at once. */
  permits: number;
  /** Works that may wait; more are refused, so that a flood of them cannot hold up everything else. */
  queueMax: number;
  /** The 503 for what is too much. */
  createBusyError?: () => AppError;
}

export interface Semaphore {
  /** Whether one more work would be refused. */
  isFull(): boolean;
  /** Does the work when a permit is free; who finds the queue full hears 503 at once. */
  acquire<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createSemaphore({
  permits,
  queueMax,
  createBusyError = () => createError(platformErrors, "server.overloaded", { headers: BUSY_HEADERS }),
}: SemaphoreLimits): Semaphore {
  const limit = limitConcurrency(permits);
  const isFull = () => limit.activeCount + limit.pendingCount >= permits + queueMax;
  return {
    isFull,
    async acquire(work) {
      if (isFull()) throw createBusyError();
      return limit(work);
    },
  };
}

/** Lets the works of one key run one after the other: a flood of one member's waits behind itself and in nobody's way. */
export function createKeyedMutex(limits: Omit<SemaphoreLimits, "permits">) {
  const entries = new Map<string, { mutex: Semaphore; workCount: number }>();

  return async function acquire<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const entry = entries.get(key) ?? { mutex: createSemaphore({ ...limits, permits: 1 }), workCount: 0 };
    entries.set(key, entry);
    entry.workCount += 1;
    try {
      return await entry.mutex.acquire(work);
    } finally {
      entry.workCount -= 1;
      if (entry.workCount === 0) entries.delete(key);
    }
  };
}
