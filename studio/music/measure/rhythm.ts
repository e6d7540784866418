import { FRAMES_PER_SECOND, type Spectrogram } from "./spectrum.ts";

/** How much each frame grows over the one before, over all bands: beats stand out as peaks. */
export function measureOnsets({ frames }: Spectrogram): Float64Array {
  return Float64Array.from(frames, (frame, index) => {
    const before = frames[index - 1];
    if (!before) return 0;
    let rise = 0;
    for (let band = 0; band < frame.length; band++) {
      const change = Math.log10((frame[band] ?? 0) + 1e-4) - Math.log10((before[band] ?? 0) + 1e-4);
      if (change > 0) rise += change;
    }
    return rise;
  });
}

/** Likeness of the onsets with themselves one period later; 1 is a machine, 0 has no such pulse. */
export function measurePulse(onsets: Float64Array, periodSeconds: number): number {
  const mean = onsets.reduce((sum, value) => sum + value, 0) / onsets.length;
  const smooth = onsets.map((_, i) => ((onsets[i - 1] ?? 0) + 2 * (onsets[i] ?? 0) + (onsets[i + 1] ?? 0)) / 4 - mean);
  const likeness = (lag: number): number => {
    const [whole, share] = [Math.floor(lag), lag % 1];
    let sum = 0;
    let power = 0;
    for (let i = 0; i + whole + 1 < smooth.length; i++) {
      const later = (smooth[i + whole] ?? 0) * (1 - share) + (smooth[i + whole + 1] ?? 0) * share;
      sum += (smooth[i] ?? 0) * later;
      power += (smooth[i] ?? 0) ** 2;
    }
    return sum / Math.max(power, 1e-12);
  };
  const lag = periodSeconds * FRAMES_PER_SECOND;
  return Math.max(likeness(lag - 0.25), likeness(lag), likeness(lag + 0.25));
}

/** Clear onsets per second. */
export function measureDensity(onsets: Float64Array): number {
  const mean = onsets.reduce((sum, value) => sum + value, 0) / onsets.length;
  let count = 0;
  for (let i = 1; i + 1 < onsets.length; i++) {
    const now = onsets[i] ?? 0;
    if (now > mean * 1.5 && now >= (onsets[i - 1] ?? 0) && now > (onsets[i + 1] ?? 0)) count++;
  }
  return (count * FRAMES_PER_SECOND) / onsets.length;
}
