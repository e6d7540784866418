import type { Page } from "@playwright/test";

interface Waits {
  forget: () => void;
  giveUp: () => number;
}

export interface HeldTimeouts {
  /** From here on who waits is counted. */
  forget: () => Promise<void>;
  /** Lets all that wait give up; answers how long the most patient of them would have waited, in milliseconds. */
  giveUp: () => Promise<number>;
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
      forget: () => void waiting.splice(0),
      giveUp: () => {
        for (const { controller } of waiting) controller.abort(new DOMException("too late", "TimeoutError"));
        return Math.max(0, ...waiting.map(({ ms }) => ms));
      },
    };
    Object.assign(window, { waits });
  });
  return {
    forget: () => page.evaluate(() => (window as unknown as { waits: Waits }).waits.forget()),
    giveUp: () => page.evaluate(() => (window as unknown as { waits: Waits }).waits.giveUp()),
  };
}
