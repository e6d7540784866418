import { createMp3Encoder } from "wasm-media-encoders";
import { SAMPLE_RATE, type Stereo } from "../dsp/signal.ts";
import { addInfoFrame } from "./info-frame.ts";

/** Constant, because players read length and seek position of variable files wrongly without a table. */
export const BITRATES_KBPS = [128, 160] as const;
export type Bitrate = (typeof BITRATES_KBPS)[number];

export async function encodeMp3({ left, right }: Stereo, bitrate: Bitrate): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 2, bitrate });
  const start = Buffer.from(encoder.encode([left, right]));
  return addInfoFrame(Buffer.concat([start, Buffer.from(encoder.finalize())]), left.length);
}
