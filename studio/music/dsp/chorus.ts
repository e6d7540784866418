import { SAMPLE_RATE, type Stereo } from "./signal.ts";

const BASE_SECONDS = 0.011;
const SWAY_SECONDS = 0.0028;
const CONTROL_FRAMES = 32;

/** A copy of each side that sways in time, and so in pitch: one player becomes two. */
export function chorus(sound: Stereo, { hertz, wet }: { hertz: number; wet: number }): void {
  swayChannel(sound.left, hertz, wet, 0);
  swayChannel(sound.right, hertz * 1.11, wet, Math.PI / 2);
}

function swayChannel(samples: Float32Array, hertz: number, wet: number, phase: number): void {
  const dry = samples.slice();
  const step = (2 * Math.PI * hertz) / SAMPLE_RATE;
  const delayAt = (frame: number) => (BASE_SECONDS + SWAY_SECONDS * Math.sin(phase + step * frame)) * SAMPLE_RATE;
  for (let start = 0; start < samples.length; start += CONTROL_FRAMES) {
    const end = Math.min(samples.length, start + CONTROL_FRAMES);
    let delay = delayAt(start);
    const change = (delayAt(start + CONTROL_FRAMES) - delay) / CONTROL_FRAMES;
    for (let i = start; i < end; i++, delay += change) {
      const place = i - delay;
      const whole = Math.floor(place);
      const share = place - whole;
      const late = whole < 0 ? 0 : (dry[whole] ?? 0) * (1 - share) + (dry[whole + 1] ?? 0) * share;
      samples[i] = (dry[i] ?? 0) * (1 - wet * 0.4) + late * wet;
    }
  }
}
