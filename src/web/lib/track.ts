import type { EventProperties, TrackedEvent } from "#shared/tracked-events.ts";

export interface Happening {
  event: TrackedEvent;
  properties: EventProperties;
  timestamp: string;
}

type Collect = (happening: Happening) => void;

const waiting: Happening[] = [];
const wait: Collect = (happening) => void waiting.push(happening);
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
