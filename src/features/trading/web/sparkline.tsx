import { useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { SPARKLINE_POINTS } from "../trading.rules.ts";
import { tradingMessages } from "./trading.messages.ts";

/** The drawing's own units; it is stretched to its box. */
const WIDTH = 720;
const HEIGHT = 200;
/** Free above the highest and below the lowest point. */
const AIR = 16;

interface SparklineProps {
  /** From 0 to 100, a quarter of an hour apart, ending now; fewer than a day's when history is short. */
  points: readonly number[] | undefined;
  trend: "gain" | "loss" | "flat";
  label: string;
}

function drawLine(points: readonly number[]): { line: string; startX: number } {
  const step = WIDTH / (SPARKLINE_POINTS - 1);
  const startX = WIDTH - step * (points.length - 1);
  const places = points.map((point, index) => {
    const y = HEIGHT - AIR - (point / 100) * (HEIGHT - 2 * AIR);
    return `${(startX + index * step).toFixed(1)} ${y.toFixed(1)}`;
  });
  return { line: `M${places.join("L")}`, startX };
}

/** One line, and a line screen below it; the screen is a mask over the same shape. */
export function Sparkline({ points = [], trend, label }: SparklineProps) {
  const t = useMessages(tradingMessages);
  if (points.length < 2) {
    return <p className="sparkline sparkline-empty cap muted-3">{points.length === 1 && t("noHistory")}</p>;
  }
  const { line, startX } = drawLine(points);
  const viewBox = `0 0 ${WIDTH} ${HEIGHT}`;
  return (
    <div className={classNames("sparkline", trend === "flat" ? "muted" : trend)} role="img" aria-label={label}>
      <svg className="sparkline-screen" viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
        <path d={`${line}V${HEIGHT}H${startX.toFixed(1)}Z`} fill="currentColor" />
      </svg>
      <svg viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
        <path d={line} fill="none" stroke="currentColor" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
