import { VISIT_EVENTS, type VisitEvent } from "#shared/visit-events.ts";

/** Events of one call; the specification's. */
export const BATCH_SIZE = 10;
/** How often a shorter batch is sent, in milliseconds; the specification's. */
export const FLUSH_EVERY_MS = 30_000;
/** Of a page's height, in percent; the specification's. */
const SCROLL_STEP = 25;

/** Characters of an event's name. */
export const EVENT_NAME_MAX = 64;
export const PROPERTIES_MAX = 8;
/** Characters of a property's text. */
export const PROPERTY_TEXT_MAX = 120;
export const PROPERTY_NAME = /^[a-z][A-Za-z]{0,23}$/;

/** An event may have waited so long for a connection, or for a clock that is put right. */
export const EVENT_WINDOW_MS = 24 * 60 * 60 * 1000;

/** Days that the report looks back, today included. */
const REPORT_DAYS = 30;
export const REPORT_PAGES_MAX = 10;

/** What the steps of a visit are counted by: one of these events in a tab is enough. */
export const FUNNEL = [
  { step: "visit", events: ["page_view"] },
  { step: "tool", events: ["tool_used"] },
  { step: "keep", events: ["content_saved", "content_shared"] },
  { step: "register", events: ["registered"] },
] as const satisfies { step: string; events: VisitEvent[] }[];

export const FUNNEL_STEPS = FUNNEL.map(({ step }) => step);

export function isVisitEvent(name: string): name is VisitEvent {
  return (VISIT_EVENTS as readonly string[]).includes(name);
}

/** When an event happened: never in the future, and undefined when that is too far from now to be believed. */
export function readTimestamp(timestamp: string | number, now: Date): Date | undefined {
  const ageMs = now.getTime() - new Date(timestamp).getTime();
  if (!(Math.abs(ageMs) <= EVENT_WINDOW_MS)) return undefined;
  return new Date(now.getTime() - Math.max(0, ageMs));
}

/** Days are the calendar's in UTC, whatever the zone of the visitor. */
export function getEventDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The last days up to now, oldest first. */
export function listReportDays(now: Date): string[] {
  const dayMs = 24 * 60 * 60 * 1000;
  return Array.from({ length: REPORT_DAYS }, (_, index) =>
    getEventDay(new Date(now.getTime() - (REPORT_DAYS - 1 - index) * dayMs)),
  );
}

/** The steps of depth, in percent, that have been passed since the one reached before. */
export function listPassedSteps(reached: number, depth: number): number[] {
  const steps: number[] = [];
  for (let step = reached + SCROLL_STEP; step <= Math.min(depth, 100); step += SCROLL_STEP) steps.push(step);
  return steps;
}
