const SIZE = 4096;
const TABLE = Float64Array.from({ length: SIZE + 1 }, (_, i) => Math.sin((2 * Math.PI * i) / SIZE));

/** Sine of a phase in whole turns, from a table. */
export function sineOfTurns(turns: number): number {
  const place = (turns - Math.floor(turns)) * SIZE;
  const index = place | 0;
  const low = TABLE[index] ?? 0;
  return low + ((TABLE[index + 1] ?? 0) - low) * (place - index);
}

/** Hyperbolic tangent to within 2 %: bends a wave like a valve. */
export function bend(x: number): number {
  if (x >= 3) return 1;
  if (x <= -3) return -1;
  const square = x * x;
  return (x * (27 + square)) / (27 + 9 * square);
}
