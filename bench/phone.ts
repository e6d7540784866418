/** A phone's thumb, and what its browser's own trace says of a press. */
import type { Locator, Page } from "@playwright/test";
import { createId } from "../src/shared/ids.ts";

const BUSY = 503;
const BUSY_MS = 2000;
const TRIES = 30;

/** A busy machine is waited for. */
export async function registerMember(page: Page, origin: string, prefix: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const data = { username: `${prefix}_${createId().slice(-12)}`, password: "stack-it-6" };
    const answer = await page.request.post("/api/users/register", { headers: { origin }, data });
    if (answer.ok()) return;
    if (answer.status() !== BUSY || tries === TRIES) throw new Error(`registration answered ${answer.status()}`);
    await page.waitForTimeout(BUSY_MS);
  }
}

/** Longer than anything that still counts as an answer. */
const SETTLE_MS = 1500;
const KEY_EVERY_MS = 300;

async function findMiddle(target: Locator): Promise<{ x: number; y: number }> {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("there is nothing to press");
  await target.page().waitForTimeout(SETTLE_MS);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What is done on a page: `aim` is not measured, what it answers is. */
export type Press = (page: Page) => Promise<() => Promise<void>>;

/** Without the looking of a click by name, which would be measured with it. */
export function tap(find: (page: Page) => Locator): Press {
  return async (page) => {
    const { x, y } = await findMiddle(find(page));
    return () => page.touchscreen.tap(x, y);
  };
}

/** A tap on the page's margin, where nothing answers: what the page and the machine take anyway. */
export const tapNothing: Press = async (page) => () => page.touchscreen.tap(4, 500);

export function type(find: (page: Page) => Locator, text: string): Press {
  return async (page) => {
    await findMiddle(find(page));
    await find(page).focus();
    return async () => {
      for (const letter of text) {
        await page.keyboard.press(letter);
        await page.waitForTimeout(KEY_EVERY_MS);
      }
    };
  };
}

export function dragDown(find: (page: Page) => Locator, pixels: number): Press {
  return async (page) => {
    const { x, y } = await findMiddle(find(page));
    return async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + pixels, { steps: 8 });
      await page.mouse.up();
    };
  };
}

/** Of Chromium's trace; times in microseconds, `tdur` those of the processor. */
interface TraceEvent {
  name: string;
  ph: string;
  id?: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { interactionId?: number } };
}

export interface Answer {
  /** Milliseconds from the press to the next picture. */
  waited: number;
  /** Milliseconds of them that the page's thread worked: other programs on the machine do not change it. */
  worked: number;
}

/** The slowest answer that a trace holds; one without work is none. */
function findSlowest(events: TraceEvent[]): Answer {
  const answers = events
    .filter(({ name, ph, args }) => name === "EventTiming" && ph === "b" && (args.data?.interactionId ?? 0) > 0)
    .map((begin): Answer => {
      const isEnd = ({ name, ph, id, pid, ts }: TraceEvent) =>
        name === "EventTiming" && ph === "e" && id === begin.id && pid === begin.pid && ts >= begin.ts;
      const endTs = events.filter(isEnd).reduce((first, { ts }) => Math.min(first, ts), Number.POSITIVE_INFINITY);
      const isWithin = ({ name, tid, ts, dur = 0 }: TraceEvent) =>
        name === "RunTask" && tid === begin.tid && ts < endTs && ts + dur > begin.ts;
      const worked = events.filter(isWithin).reduce((sum, { tdur = 0 }) => sum + tdur, 0);
      return { waited: (endTs - begin.ts) / 1000, worked: worked / 1000 };
    })
    .filter(({ waited }) => Number.isFinite(waited));
  return answers.reduce((slowest, one) => (one.worked > slowest.worked ? one : slowest), { waited: 0, worked: 0 });
}

/** Presses, and waits for the answer. */
export async function measurePress(page: Page, aim: Press): Promise<Answer> {
  const press = await aim(page);
  const browser = page.context().browser();
  if (browser === null) throw new Error("a page without a browser has no trace");
  const categories = ["-*", "devtools.timeline", "disabled-by-default-devtools.timeline"];
  await browser.startTracing(page, { categories });
  await press();
  await page.waitForTimeout(SETTLE_MS);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return findSlowest(trace.traceEvents);
}
