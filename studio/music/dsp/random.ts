export type Random = () => number;

/** Numbers from 0 to 1 that depend on the seed and on the name of their use, so that one part can change without the rest. */
export function createRandom(seed: number, use: string): Random {
  let state = seed | 0;
  for (let i = 0; i < use.length; i++) state = Math.imul(state ^ use.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** From -range to +range. */
export function spread(random: Random, range: number): number {
  return (random() * 2 - 1) * range;
}
