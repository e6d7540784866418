import { ApiError, callApi } from "#web/lib/api-client.ts";
import { reportError } from "#web/lib/report-error.ts";
import { BATCH_SIZE } from "../analytics.rules.ts";
import type { AnalyticsEvent } from "../analytics.schema.ts";

/** Events that wait for a connection; of more the oldest are forgotten. */
const WAITING_MAX = 50;

export interface EventQueue {
  /** Sends with every tenth event. */
  add(event: AnalyticsEvent): void;
  /** Sends what waits, ten by ten. */
  flush(): void;
}

/** A refusal comes again however often it is asked for; a breakdown, or too many calls, pass. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}

/**
 * `canRepeat` says whether a batch whose answer was lost may go out again: without a row on the server nothing knows its
 * ids, and it would count twice.
 */
export function createEventQueue({ canRepeat }: { canRepeat: boolean }): EventQueue {
  let waiting: AnalyticsEvent[] = [];
  // After a failure the next try is the clock's, not the next event's.
  let isResting = false;

  async function send(events: AnalyticsEvent[]): Promise<void> {
    try {
      await callApi("/api/analytics", { method: "POST", body: { events }, isKeptAlive: true });
    } catch (error) {
      reportError(error, "Sending analytics");
      isResting = true;
      if (canRepeat && mayPass(error)) waiting = [...events, ...waiting].slice(-WAITING_MAX);
    }
  }

  function flush(): void {
    isResting = false;
    // What is not on its way yet would fail for sure, and every failure stands on the console.
    if (!navigator.onLine) return;
    for (let batch = waiting.splice(0, BATCH_SIZE); batch.length > 0; batch = waiting.splice(0, BATCH_SIZE)) {
      void send(batch);
    }
  }

  return {
    add(event) {
      waiting = [...waiting, event].slice(-WAITING_MAX);
      if (waiting.length >= BATCH_SIZE && !isResting) flush();
    },
    flush,
  };
}
