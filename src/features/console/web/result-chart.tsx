import { formatNumber } from "#web/i18n/format-number.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import type { CannedChart, ChartedId } from "../canned-queries.catalog.ts";
import type { ConsoleResult } from "../console.schema.ts";
import { consoleMessages } from "./console.messages.ts";
import { type ChartBar, readChart } from "./read-chart.ts";
import "./result-chart.css";

/** Units of the drawing of days, which is stretched to its box. */
const STEP = 10;
const BAR = 8;
const HEIGHT = 100;

const DAY_FORMAT: Intl.DateTimeFormatOptions = { month: "short", day: "numeric", timeZone: "UTC" };

interface ResultChartProps {
  result: ConsoleResult;
  id: ChartedId;
  chart: CannedChart;
}

/** The answer as a picture, and in a sentence; every figure stands in the table below it. */
export function ResultChart({ result, id, chart }: ResultChartProps) {
  const t = useMessages(consoleMessages);
  const locale = useLocale();
  const bars = readChart(result, chart);
  const [first] = bars;
  if (first === undefined) return null;
  const top = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), first);
  const isOfDays = chart.kind === "days";
  const summary = t(isOfDays ? "chartDays" : "chartBars", {
    count: bars.length,
    sum: formatNumber(
      bars.reduce((sum, { value }) => sum + value, 0),
      locale,
    ),
    label: isOfDays ? formatDay(top.label, locale) : top.label,
    most: formatNumber(top.value, locale),
  });
  return (
    <figure className="query-chart">
      <figcaption>
        <p className="cap muted">{t(`chart_${id}`)}</p>
        <p>{summary}</p>
      </figcaption>
      {isOfDays ? <Days bars={bars} most={top.value} /> : <Bars bars={bars} most={top.value} />}
    </figure>
  );
}

function formatDay(day: string, locale: string): string {
  return new Date(day).toLocaleDateString(locale, DAY_FORMAT);
}

interface DrawingProps {
  bars: readonly ChartBar[];
  most: number;
}

function Days({ bars, most }: DrawingProps) {
  const locale = useLocale();
  const scale = HEIGHT / Math.max(1, most);
  const ends = [bars[0], bars.at(-1)];
  return (
    <div aria-hidden="true">
      <svg
        className="query-chart-days"
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        {bars.map(({ label, value }, index) => (
          <rect
            key={label}
            x={index * STEP + (STEP - BAR) / 2}
            y={HEIGHT - value * scale}
            width={BAR}
            height={value * scale}
          />
        ))}
      </svg>
      <p className="query-chart-ends cap muted">
        {ends.map((bar) => bar && <span key={bar.label}>{formatDay(bar.label, locale)}</span>)}
      </p>
    </div>
  );
}

function Bars({ bars, most }: DrawingProps) {
  const locale = useLocale();
  return (
    <ol className="query-chart-bars data" aria-hidden="true">
      {bars.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and bars never move
        <li key={index}>
          <bdi>{label}</bdi>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(value / Math.max(1, most)) * 100} height={1} />
          </svg>
          <span className="tabular">{formatNumber(value, locale)}</span>
        </li>
      ))}
    </ol>
  );
}
