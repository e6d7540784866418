/** Rises to 1 within `attack`, stays, and falls to 0 within `release` after `held`. */
export function shapeHeld(seconds: number, held: number, attack: number, release: number): number {
  const rise = seconds < attack ? seconds / attack : 1;
  if (seconds <= held) return rise;
  return rise * Math.max(0, 1 - (seconds - held) / release);
}

/** Falls away like a struck thing; ends are rounded so that nothing clicks. */
export function shapeStruck(seconds: number, length: number, decayPerSecond: number): number {
  return Math.exp(-seconds * decayPerSecond) * Math.min(1, seconds * 900, (length - seconds) * 40);
}
