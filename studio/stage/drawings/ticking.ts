import { type Drawing, linearGradient, radialGradient, rect, round, svg } from "../drawing.ts";

/** A market that fills the picture; its candles are lit from the left and glow. */
export interface Market {
  /** The wall behind it, from where it is lightest to its corners. */
  wall: readonly [light: string, mean: string, dark: string];
  /** The left, the middle and the right of a candle. */
  up: readonly [string, string, string];
  down: readonly [string, string, string];
}

/** Those far behind are small, many and out of focus. */
const ROWS = [
  { count: 19, blur: 0.011, opacity: 0.55, wide: 0.42, from: -0.02, tall: 0.8, shift: 2.3 },
  { count: 9, blur: 0.0035, opacity: 1, wide: 0.56, from: 0.02, tall: 1, shift: 0 },
];

/** Where the price stands after so many candles of a market that repeats itself after `period` of them. */
function getLevel(candle: number, period: number, shift: number): number {
  const turn = (2 * Math.PI * candle) / period;
  return (
    0.5 + 0.2 * Math.sin(turn + shift * 1.7) + 0.1 * Math.sin(3 * turn + shift) + 0.06 * Math.sin(5 * turn + 2 * shift)
  );
}

function drawRound(id: string, [left, middle, right]: Market["up"]): string {
  const stops = [
    { at: 0, colour: left },
    { at: 0.45, colour: middle },
    { at: 1, colour: right },
  ];
  return linearGradient(id, stops, "across");
}

/** Candles that have moved on by `tick`; after `period` ticks they are where they were. */
export function drawTicking({ wall, up, down }: Market, tick: number, period: number): Drawing {
  return (width, height) => {
    const [light, mean, dark] = wall;
    const rows = ROWS.map(({ count, blur, opacity, wide, from, tall, shift }, row) => {
      const pitch = width / count;
      const candles = Array.from({ length: count }, (_, index) => {
        const before = getLevel(tick + index, period, shift);
        const after = getLevel(tick + index + 1, period, shift);
        const middle = (index + 0.5) * pitch;
        const top = (from + (1 - Math.max(before, after)) * tall) * height;
        const body = (0.05 + 1.3 * Math.abs(after - before)) * tall * height;
        const fill = `url(#${after > before ? "up" : "down"})`;
        const wick = 0.08 * pitch;
        return [
          rect(middle - wick / 2, top - 0.09 * tall * height, wick, body + 0.18 * tall * height, fill),
          rect(middle - (wide * pitch) / 2, top, wide * pitch, body, fill).replace(
            "/>",
            ` rx="${round(0.07 * pitch)}"/>`,
          ),
        ].join("");
      });
      return [
        `<filter id="soft${row}" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="${round(blur * height)}"/></filter>`,
        `<g filter="url(#soft${row})" opacity="${opacity}">${candles.join("")}</g>`,
      ].join("");
    });
    return svg(
      width,
      height,
      radialGradient(
        "wall",
        [
          { at: 0, colour: light },
          { at: 0.55, colour: mean },
          { at: 1, colour: dark },
        ],
        { x: 0.5, y: 0.42, radius: 0.72 },
      ),
      drawRound("up", up),
      drawRound("down", down),
      rect(0, 0, width, height, "url(#wall)"),
      ...rows,
    );
  };
}
