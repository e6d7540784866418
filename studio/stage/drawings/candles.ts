import { createRandom } from "../../random.ts";
import { rect, round } from "../drawing.ts";

interface Candles {
  seed: number;
  count: number;
  left: number;
  right: number;
  /** Height of the first and the last candle's middle, from the top. */
  from: number;
  to: number;
  /** Height of the longest body. */
  reach: number;
  up: string;
  down: string;
}

/** A row of candles that climbs; most of them up. In pixels. */
export function drawCandles({ seed, count, left, right, from, to, reach, up, down }: Candles): string {
  const random = createRandom(seed);
  const step = (right - left) / count;
  const parts: string[] = [];
  for (let index = 0; index < count; index++) {
    const share = index / (count - 1);
    const tall = reach * (0.3 + 0.7 * random());
    const middle = from + (to - from) * share + (random() - 0.5) * reach * 0.7;
    const colour = random() < 0.7 ? up : down;
    const x = round(left + index * step);
    const wick = tall * (0.25 + 0.3 * random());
    parts.push(rect(x + step * 0.33 - 1, middle - tall / 2 - wick, 2, tall + 2 * wick, colour));
    parts.push(rect(x, middle - tall / 2, step * 0.66, tall, colour));
  }
  return parts.join("");
}
