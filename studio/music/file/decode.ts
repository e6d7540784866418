import { MPEGDecoder } from "mpg123-decoder";
import { SAMPLE_RATE, type Stereo } from "../dsp/signal.ts";

/** Decodes a whole file without the encoder's own silence at both ends, as browsers do. */
export async function decodeMp3(file: Uint8Array, { isGapless = true } = {}): Promise<Stereo> {
  const decoder = new MPEGDecoder({ enableGapless: isGapless });
  await decoder.ready;
  try {
    const { channelData, sampleRate, errors } = decoder.decode(file);
    const [left, right] = channelData;
    if (errors.length > 0) throw new Error(errors[0]?.message);
    if (!left || !right || sampleRate !== SAMPLE_RATE)
      throw new Error(`${channelData.length} channels at ${sampleRate} Hz`);
    return { left, right };
  } finally {
    decoder.free();
  }
}
