import { createMp3Encoder } from "wasm-media-encoders";
import { SAMPLE_RATE, type Stereo } from "../sound/signal.ts";
import { addInfoFrame } from "./info-frame.ts";

/** Constant, because players read length and seek position of variable files wrongly without a table. */
export const BITRATE_KBPS = 112;

export async function encodeMp3({ left, right }: Stereo): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 2, bitrate: BITRATE_KBPS });
  const start = Buffer.from(encoder.encode([left, right]));
  return addInfoFrame(Buffer.concat([start, Buffer.from(encoder.finalize())]));
}
