import { SAMPLE_RATE } from "../sound/signal.ts";

/** Bytes from the start of a stereo frame to its first free byte: header and side information. */
const FREE_FROM = 36;
const HAS_FRAMES_BYTES_AND_PLACES = 7;
const PLACES = 100;
const PADDING_BIT = 0x02;
/** Kilobits per second of MPEG-1 layer III by their index in the header. */
const BITRATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];

/**
 * Puts a silent frame before the sound that says how many frames and bytes follow and where each hundredth starts:
 * without it players guess the length from the file size, and some guess wrongly.
 */
export function addInfoFrame(sound: Buffer): Buffer {
  const header = Buffer.from(sound.subarray(0, 4));
  header.writeUInt8(header.readUInt8(2) & ~PADDING_BIT, 2);
  const frame = Buffer.alloc(getFrameBytes(header, 0));
  header.copy(frame);
  let place = frame.write("Info", FREE_FROM, "latin1") + FREE_FROM;
  for (const value of [HAS_FRAMES_BYTES_AND_PLACES, countFrames(sound), frame.length + sound.length]) {
    place = frame.writeUInt32BE(value, place);
  }
  for (let i = 0; i < PLACES; i++) frame.writeUInt8(Math.floor((i * 256) / PLACES), place + i);
  return Buffer.concat([frame, sound]);
}

function getFrameBytes(bytes: Buffer, at: number): number {
  const settings = bytes.readUInt8(at + 2);
  const bitrate = (BITRATES[settings >> 4] ?? 0) * 1000;
  return Math.floor((144 * bitrate) / SAMPLE_RATE) + ((settings & PADDING_BIT) === 0 ? 0 : 1);
}

function countFrames(sound: Buffer): number {
  let count = 0;
  for (let at = 0; at + 4 <= sound.length; at += getFrameBytes(sound, at)) {
    if (sound.readUInt16BE(at) >> 5 !== 0x7ff) throw new Error(`No frame of sound at byte ${at}`);
    count++;
  }
  return count;
}
