/** Failures in a row after which the service is left alone. */
export const FAILURES_TO_OPEN = 5;
/** How long it is left alone before one call may try again; doubled each time up to the maximum. */
const OPEN_FIRST_MS = 60_000;
const OPEN_MAX_MS = 10 * 60_000;
/** Delay after the first failure, doubled each time while the breaker is closed. */
const BACK_OFF_FIRST_MS = 1000;
/** The longest wait that the service itself may ask for. */
const RETRY_AFTER_MAX_MS = 10 * 60_000;

export interface CircuitBreaker {
  /** Whether a call may go out now. While the breaker is open none may; then a single one, whose result decides. */
  mayCall(nowMs: number): boolean;
  noteSuccess(): void;
  noteFailure(nowMs: number, retryAfterMs?: number): void;
  isOpen(): boolean;
}

/** Decides when a failing service is asked again: back-off with jitter at first, a circuit breaker after five failures. */
export function createCircuitBreaker(random: () => number = Math.random): CircuitBreaker {
  let failures = 0;
  let failedAtMs = 0;
  let waitMs = 0;

  function chooseWait(retryAfterMs: number): number {
    const beyond = failures - FAILURES_TO_OPEN;
    const plainMs =
      beyond >= 0 ? Math.min(OPEN_FIRST_MS * 2 ** beyond, OPEN_MAX_MS) : BACK_OFF_FIRST_MS * 2 ** (failures - 1);
    // Processes that failed together must not come back together.
    return Math.max(plainMs * (0.5 + random() / 2), Math.min(retryAfterMs, RETRY_AFTER_MAX_MS));
  }

  return {
    // A clock that was set back must not lengthen the wait.
    mayCall: (nowMs) => nowMs >= failedAtMs + waitMs || nowMs < failedAtMs,
    isOpen: () => failures >= FAILURES_TO_OPEN,
    noteSuccess() {
      failures = 0;
      waitMs = 0;
    },
    noteFailure(nowMs, retryAfterMs = 0) {
      failures += 1;
      failedAtMs = nowMs;
      waitMs = chooseWait(retryAfterMs);
    },
  };
}
