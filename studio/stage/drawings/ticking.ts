import { type Drawing, rect, svg } from "../drawing.ts";

export interface Screens {
  /** Shares of the width and the height. */
  places: { x: number; y: number; wide: number; tall: number }[];
  glass: string;
  up: string;
  down: string;
}

const CANDLES = 11;

/** Where the price stands after so many candles of a market that repeats itself after `period` of them. */
function getLevel(candle: number, period: number, screen: number): number {
  const turn = (2 * Math.PI * candle) / period;
  return (
    0.45 +
    0.2 * Math.sin(turn + screen * 1.7) +
    0.1 * Math.sin(3 * turn + screen) +
    0.06 * Math.sin(5 * turn + 2 * screen)
  );
}

/** Screens whose candles have moved on by `tick`; after `period` ticks they are where they were. */
export function drawTicking({ places, glass, up, down }: Screens, tick: number, period: number): Drawing {
  return (width, height) =>
    svg(
      width,
      height,
      ...places.flatMap(({ x, y, wide, tall }, screen) => {
        const box = { x: x * width, y: y * height, wide: wide * width, tall: tall * height };
        const candles = Array.from({ length: CANDLES }, (_, index) => {
          const from = getLevel(tick + index, period, screen);
          const to = getLevel(tick + index + 1, period, screen);
          const left = box.x + ((index + 0.5) / CANDLES) * box.wide;
          const top = box.y + (1 - Math.max(from, to)) * box.tall;
          const body = (0.03 + Math.abs(to - from)) * box.tall;
          const colour = to > from ? up : down;
          return [
            rect(left - 1, top - 0.07 * box.tall, 2, body + 0.14 * box.tall, colour, 0.9),
            rect(left - box.wide * 0.026, top, box.wide * 0.052, body, colour, 0.9),
          ].join("");
        });
        return [
          rect(box.x - 4, box.y - 4, box.wide + 8, box.tall + 8, up, 0.55),
          rect(box.x, box.y, box.wide, box.tall, glass),
          ...candles,
        ];
      }),
    );
}
