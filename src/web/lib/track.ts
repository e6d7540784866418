import type { EventProperties, TrackedEvent } from "#shared/tracked-events.ts";

export interface Happening {
  event: TrackedEvent;
  properties: EventProperties;
  timestamp: string;
}

type Collect = (happening: Happening) => void;

/** Where the collector never comes, no more than this waits for it. */
const WAITING_MAX = 50;

const waiting: Happening[] = [];
const wait: Collect = (happening) => void (waiting.length < WAITING_MAX && waiting.push(happening));
let collect = wait;

/** Notes what a visitor did. Costs nothing and never fails: the collector, which comes later, does the rest. */
export function track(event: TrackedEvent, properties: EventProperties = {}): void {
  collect({ event, properties, timestamp: new Date().toISOString() });
}

/** Hands over what has happened and what will; without a collector it waits for the next. */
export function setCollector(next: Collect = wait): void {
  collect = next;
  waiting.splice(0).forEach(next);
}
