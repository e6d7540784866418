import { SAMPLE_RATE } from "../dsp/signal.ts";
import { crc16 } from "./crc16.ts";

/** Bytes from the start of a stereo frame to its first free byte: header and side information. */
const FREE_FROM = 36;
const HAS_FRAMES_BYTES_PLACES_AND_QUALITY = 15;
const PLACES = 100;
const PADDING_BIT = 0x02;
/** Kilobits per second of MPEG-1 layer III by their index in the header. */
const BITRATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const FRAME_SAMPLES = 1152;
/** Samples of silence that LAME puts before the sound. */
const ENCODER_DELAY = 576;
const ENCODER = "LAME3.100";
const CONSTANT_BITRATE = 1;
const QUALITY = 80;
const LOW_PASS = { 128: 170, 160: 175 } as Record<number, number>;
/** What the check sum at the end of the encoder's fields covers. */
const CHECKED_BYTES = 190;

/**
 * Puts a silent frame before the sound that says how many frames and bytes follow, where each hundredth starts, and how
 * many samples at both ends are the encoder's own: without it players guess the length and put gaps between tracks.
 */
export function addInfoFrame(sound: Buffer, samples: number): Buffer {
  const header = Buffer.from(sound.subarray(0, 4));
  header.writeUInt8(header.readUInt8(2) & ~PADDING_BIT, 2);
  const frame = Buffer.alloc(getFrameBytes(header, 0));
  const frames = countFrames(sound);
  const bytes = frame.length + sound.length;
  header.copy(frame);
  let place = frame.write("Info", FREE_FROM, "latin1") + FREE_FROM;
  for (const value of [HAS_FRAMES_BYTES_PLACES_AND_QUALITY, frames, bytes]) place = frame.writeUInt32BE(value, place);
  for (let i = 0; i < PLACES; i++) place = frame.writeUInt8(Math.floor((i * 256) / PLACES), place);
  place = frame.writeUInt32BE(QUALITY, place);
  place += frame.write(ENCODER, place, "latin1");
  const bitrate = getBitrate(header, 0);
  place = frame.writeUInt8(CONSTANT_BITRATE, place);
  place = frame.writeUInt8(LOW_PASS[bitrate] ?? 0, place);
  // Peak and loudness of the track stay unsaid; flags of the encoder too.
  place = frame.writeUInt8(bitrate, place + 9);
  const padding = frames * FRAME_SAMPLES - ENCODER_DELAY - samples;
  place = frame.writeUIntBE((ENCODER_DELAY << 12) | padding, place, 3);
  // Noise shaping, gain and preset stay unsaid.
  place = frame.writeUInt32BE(bytes, place + 4);
  place = frame.writeUInt16BE(crc16(sound), place);
  frame.writeUInt16BE(crc16(frame.subarray(0, CHECKED_BYTES)), place);
  return Buffer.concat([frame, sound]);
}

function getBitrate(bytes: Buffer, at: number): number {
  return BITRATES[bytes.readUInt8(at + 2) >> 4] ?? 0;
}

function getFrameBytes(bytes: Buffer, at: number): number {
  const isPadded = (bytes.readUInt8(at + 2) & PADDING_BIT) !== 0;
  return Math.floor((144 * getBitrate(bytes, at) * 1000) / SAMPLE_RATE) + (isPadded ? 1 : 0);
}

function countFrames(sound: Buffer): number {
  let count = 0;
  for (let at = 0; at + 4 <= sound.length; at += getFrameBytes(sound, at)) {
    if (sound.readUInt16BE(at) >> 5 !== 0x7ff) throw new Error(`No frame of sound at byte ${at}`);
    count++;
  }
  return count;
}
