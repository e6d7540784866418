import { createRandom } from "../../random.ts";
import { type Drawing, rect, svg } from "../drawing.ts";

export interface Screens {
  seed: number;
  /** Shares of the width and the height. */
  places: { x: number; y: number; wide: number; tall: number }[];
  glass: string;
  up: string;
  down: string;
}

/** Screens with candles that nobody could trade by. */
export function drawScreens({ seed, places, glass, up, down }: Screens): Drawing {
  return (width, height) => {
    const random = createRandom(seed);
    const line = height / 540;
    const parts: string[] = [];
    for (const { x, y, wide, tall } of places) {
      const box = { x: x * width, y: y * height, wide: wide * width, tall: tall * height };
      parts.push(
        rect(box.x - 4 * line, box.y - 4 * line, box.wide + 8 * line, box.tall + 8 * line, up, 0.55),
        rect(box.x, box.y, box.wide, box.tall, glass),
      );
      const CANDLES = 11;
      let level = 0.3 + 0.3 * random();
      for (let candle = 0; candle < CANDLES; candle++) {
        const move = (random() - 0.42) * 0.26;
        const top = Math.max(level, level + move);
        const left = box.x + ((candle + 0.5) / CANDLES) * box.wide;
        const body = (0.03 + Math.abs(move)) * box.tall;
        const from = box.y + (1 - Math.min(0.9, top)) * box.tall;
        const colour = move > 0 ? up : down;
        parts.push(rect(left - line, from - 0.07 * box.tall, 2 * line, body + 0.14 * box.tall, colour, 0.9));
        parts.push(rect(left - box.wide * 0.026, from, box.wide * 0.052, body, colour, 0.9));
        level = Math.min(0.8, Math.max(0.15, level + move));
      }
    }
    return svg(width, height, ...parts);
  };
}
