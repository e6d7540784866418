import type { EventProperties, VisitEvent } from "#shared/visit-events.ts";

export interface VisitEventRecord {
  event: VisitEvent;
  properties: EventProperties;
  timestamp: string;
}

type Collect = (record: VisitEventRecord) => void;

/** Where the collector never comes, no more than this waits for it. */
const WAITING_MAX = 50;

const waiting: VisitEventRecord[] = [];
const wait: Collect = (record) => void (waiting.length < WAITING_MAX && waiting.push(record));
let collect = wait;

/** Notes what a visitor did. Costs nothing and never fails: the collector, which comes later, does the rest. */
export function recordEvent(event: VisitEvent, properties: EventProperties = {}): void {
  collect({ event, properties, timestamp: new Date().toISOString() });
}

/** Hands over what has happened and what will; without a collector it waits for the next. */
export function setCollector(next: Collect = wait): void {
  collect = next;
  waiting.splice(0).forEach(next);
}
