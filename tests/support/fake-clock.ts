import type { Clock } from "#server/clock.ts";

/** A clock that moves only when a test says so. */
export class FakeClock implements Clock {
  #now: Date;

  constructor(start: Date | string = "2026-03-10T12:00:00.000Z") {
    this.#now = new Date(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(date: Date | string): void {
    this.#now = new Date(date);
  }

  advance(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms);
  }
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
