import type { Page } from "@playwright/test";
import { ANSWER_WITHIN_MS } from "#web/lib/api-client.ts";

interface Waits {
  giveUp: (withinMs: number) => void;
}

export interface HeldTimeouts {
  /** Lets all give up that would have when an answer should be there. */
  giveUp: () => Promise<void>;
}

/** Calls go unanswered for as long as the journey likes: whoever waits gives up when it says so. */
export async function holdTimeouts(page: Page): Promise<HeldTimeouts> {
  await page.addInitScript(() => {
    const waiting: { controller: AbortController; ms: number }[] = [];
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      waiting.push({ controller, ms });
      return controller.signal;
    };
    const waits: Waits = {
      giveUp: (withinMs) => {
        const ended = waiting.filter(({ ms }) => ms <= withinMs);
        for (const { controller } of ended) controller.abort(new DOMException("too late", "TimeoutError"));
      },
    };
    Object.assign(window, { waits });
  });
  return {
    giveUp: () => page.evaluate((ms) => (window as unknown as { waits: Waits }).waits.giveUp(ms), ANSWER_WITHIN_MS),
  };
}
