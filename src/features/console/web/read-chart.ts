import type { CannedChart } from "../canned-queries.catalog.ts";
import type { ConsoleResult } from "../console.schema.ts";

export interface ChartBar {
  label: string;
  value: number;
}

const DAY_MS = 24 * 60 * 60_000;
/** More than a year of days is no picture any more. */
const BARS_MAX = 400;

/** A day without a row had nothing: the time between the first and the last one is whole. */
function fillDays(bars: ChartBar[]): ChartBar[] {
  const values = new Map(bars.map(({ label, value }) => [label, value]));
  const times = bars.map(({ label }) => Date.parse(label)).filter(Number.isFinite);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const count = Math.min(BARS_MAX, (last - first) / DAY_MS + 1);
  return Array.from({ length: times.length === 0 ? 0 : count }, (_, index) => {
    const label = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
    return { label, value: values.get(label) ?? 0 };
  });
}

/** What is drawn of an answer; nothing where there is nothing to compare. */
export function readChart({ columns, rows }: ConsoleResult, { kind, label, value }: CannedChart): ChartBar[] {
  const [labelAt, valueAt] = [columns.indexOf(label), columns.indexOf(value)];
  if (labelAt === -1 || valueAt === -1) return [];
  const bars = rows.map((row) => ({
    label: String(row[labelAt] ?? ""),
    value: Math.max(0, Number(row[valueAt] ?? 0)),
  }));
  const drawn = kind === "days" ? fillDays(bars) : bars.slice(0, BARS_MAX);
  return drawn.length < 2 || drawn.some((bar) => !Number.isFinite(bar.value)) ? [] : drawn;
}
