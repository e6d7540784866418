import type { Random } from "../dsp/random.ts";

/** Darkness from 0 to 1 at a place of the sleeve; both coordinates run from 0 to 1. */
type Shade = (x: number, y: number) => number;

const SHAPES: readonly ((random: Random) => Shade)[] = [
  function sun(random) {
    const [cx, cy, size] = [0.3 + 0.4 * random(), 0.3 + 0.2 * random(), 0.3 + 0.15 * random()];
    return (x, y) => 1.25 - Math.hypot(x - cx, y - cy) / size;
  },
  function rings(random) {
    const [cx, cy, count] = [0.2 + 0.6 * random(), 0.15 + 0.5 * random(), 7 + 6 * random()];
    return (x, y) => 0.55 + 0.5 * Math.cos(Math.hypot(x - cx, y - cy) * count * 6) - 0.35 * Math.hypot(x - cx, y - cy);
  },
  function rays(random) {
    const [cx, cy, count] = [0.3 + 0.4 * random(), 0.55 + 0.3 * random(), 7 + Math.floor(6 * random())];
    return (x, y) =>
      0.5 + 0.6 * Math.cos(Math.atan2(y - cy, x - cx) * count) + 0.3 * (Math.hypot(x - cx, y - cy) - 0.4);
  },
  function wave(random) {
    const [count, tilt, phase] = [1.5 + 2.5 * random(), 0.3 + 0.5 * random(), 6 * random()];
    return (x, y) => 0.5 + 0.7 * Math.sin((y + tilt * Math.sin(x * 4 + phase)) * count * 6.28);
  },
  function candles(random) {
    const bars = Array.from({ length: 9 }, (_, index) => 0.75 - index * 0.055 + 0.18 * (random() - 0.5));
    return (x, y) => {
      const place = x * bars.length;
      const isGap = place % 1 < 0.22;
      return isGap ? 0 : 0.35 + 3 * (y - (bars[Math.floor(place)] ?? 1) + 0.3);
    };
  },
  function zip(random) {
    const [middle, open] = [0.35 + 0.3 * random(), 0.5 + 0.5 * random()];
    return (x, y) => 1.1 - Math.abs(x - middle) / (0.08 + open * 0.5 * Math.max(0, 0.75 - y));
  },
  function stairs(random) {
    const count = 4 + Math.floor(4 * random());
    return (x, y) => 0.2 + 1.1 * (Math.floor(x * count) / count + y - 0.55);
  },
  function spiral(random) {
    const [cx, cy, turns] = [0.35 + 0.3 * random(), 0.3 + 0.2 * random(), 9 + 8 * random()];
    return (x, y) => {
      const distance = Math.hypot(x - cx, y - cy);
      return 0.55 + 0.6 * Math.sin(distance * turns * 3 + 2 * Math.atan2(y - cy, x - cx)) - 0.4 * distance;
    };
  },
];

/** Dots on a 45° screen, larger where the shape is darker. */
export function drawHalftone(shape: number, random: Random, size: number, cell: number): string {
  const shade = SHAPES[shape % SHAPES.length]?.(random);
  if (!shade) return "";
  const dots: string[] = [];
  const step = cell * Math.SQRT1_2;
  for (let row = 0; row * step < size + cell; row++) {
    for (let column = 0; column * cell < size + cell; column++) {
      const x = column * cell + (row % 2 === 0 ? 0 : cell / 2);
      const y = row * step;
      const radius = Math.max(0, Math.min(1, shade(x / size, y / size))) * cell * 0.62;
      if (radius > 0.9) dots.push(`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}"/>`);
    }
  }
  return dots.join("");
}
