import type { FileHandle } from "node:fs/promises";

/** Bytes of a sound file that are really sound; only these are kept. */
export interface ProvenAudio {
  extension: "mp3" | "wav" | "ogg";
  /** Written before the part of the file, where the format needs a head of its own. */
  head: Buffer;
  start: number;
  /** First byte that no longer belongs to it. */
  end: number;
  /** How long it plays; 0 where the file does not say. */
  durationSeconds: number;
}

interface Reader {
  sizeBytes: number;
  /** Fewer bytes than asked for at the end of the file. */
  read(at: number, length: number): Buffer | Promise<Buffer>;
}

const WINDOW_BYTES = 256 * 1024;

/** Bytes of a file from a place on; fewer at its end. */
export type ReadBytes = (at: number, length: number) => Promise<Buffer>;

export function createFileReader(file: FileHandle): ReadBytes {
  return async (at, length) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  };
}

/** Reads a file in large pieces for a parser that asks for small ones. */
function createReader(readBytes: ReadBytes, sizeBytes: number): Reader {
  let windowStart = 0;
  let window: Buffer = Buffer.alloc(0);

  async function load(at: number, length: number): Promise<Buffer> {
    const wanted = Math.min(Math.max(WINDOW_BYTES, length), Math.max(0, sizeBytes - at));
    window = wanted === 0 ? Buffer.alloc(0) : await readBytes(at, wanted);
    windowStart = at;
    return window.subarray(0, length);
  }

  return {
    sizeBytes,
    read(at, length) {
      const offset = at - windowStart;
      const isLoaded = offset >= 0 && offset + length <= window.length;
      return isLoaded ? window.subarray(offset, offset + length) : load(at, length);
    },
  };
}

/** Frames that make a sound: a quarter of a second. */
const FRAMES_MIN = 10;
/** Bytes of a tag before the sound; a larger one hides something. */
const TAG_MAX_BYTES = 5 * 1024 * 1024;
/** Bytes after the last frame: room for a tag, and none for another file. */
const TAIL_MAX_BYTES = 64 * 1024;

const BITRATES_MPEG1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const BITRATES_MPEG2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const SAMPLE_RATES = [44_100, 48_000, 32_000];

interface Mp3Frame {
  length: number;
  seconds: number;
  /** What all frames of a file have in common. */
  kind: number;
}

/** The MP3 frame that begins with these four bytes. */
function readMp3Frame(head: Buffer): Mp3Frame | undefined {
  if (head.length < 4) return undefined;
  const word = head.readUInt32BE(0);
  const version = (word >>> 19) & 3;
  const bitrateIndex = (word >>> 12) & 15;
  const rateIndex = (word >>> 10) & 3;
  const isFrame = word >>> 21 === 0x7ff && version !== 1 && ((word >>> 17) & 3) === 1;
  const isMpeg1 = version === 3;
  const bitrate = (isMpeg1 ? BITRATES_MPEG1 : BITRATES_MPEG2)[bitrateIndex] ?? 0;
  const baseRate = SAMPLE_RATES[rateIndex];
  if (!isFrame || bitrate === 0 || baseRate === undefined) return undefined;
  const sampleRate = baseRate / (isMpeg1 ? 1 : version === 2 ? 2 : 4);
  const length = Math.floor(((isMpeg1 ? 144 : 72) * bitrate * 1000) / sampleRate) + ((word >>> 9) & 1);
  return { length, seconds: (isMpeg1 ? 1152 : 576) / sampleRate, kind: (version << 2) | rateIndex };
}

/** Where the sound begins behind an ID3 tag; undefined for a tag of unbelievable size. */
function skipTag(head: Buffer): number | undefined {
  if (head.toString("latin1", 0, 3) !== "ID3" || head.length < 10) return 0;
  const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + ((head[index] ?? 0) & 127), 0) + 10;
  return size <= TAG_MAX_BYTES ? size : undefined;
}

async function proveMp3(reader: Reader): Promise<ProvenAudio | undefined> {
  const start = skipTag(await reader.read(0, 10));
  if (start === undefined) return undefined;
  let at = start;
  let frames = 0;
  let durationSeconds = 0;
  let kind: number | undefined;
  for (;;) {
    const bytes = reader.read(at, 4);
    const frame = readMp3Frame(bytes instanceof Promise ? await bytes : bytes);
    if (frame === undefined || (kind !== undefined && frame.kind !== kind)) break;
    if (at + frame.length > reader.sizeBytes) break;
    kind = frame.kind;
    at += frame.length;
    frames += 1;
    durationSeconds += frame.seconds;
  }
  if (frames < FRAMES_MIN || reader.sizeBytes - at > TAIL_MAX_BYTES) return undefined;
  return { extension: "mp3", head: Buffer.alloc(0), start, end: at, durationSeconds };
}

const PCM_FORMATS = [1, 3, 0xfffe];

function isSoundFormat(format: Buffer): boolean {
  if (format.length < 16) return false;
  const channels = format.readUInt16LE(2);
  const sampleRate = format.readUInt32LE(4);
  const blockAlign = format.readUInt16LE(12);
  const bits = format.readUInt16LE(14);
  return (
    PCM_FORMATS.includes(format.readUInt16LE(0)) &&
    channels >= 1 &&
    channels <= 8 &&
    sampleRate >= 8000 &&
    sampleRate <= 192_000 &&
    [8, 16, 24, 32, 64].includes(bits) &&
    blockAlign === (channels * bits) / 8
  );
}

function writeWavHead(format: Buffer, dataBytes: number): Buffer {
  const head = Buffer.alloc(28 + format.length);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(20 + format.length + dataBytes, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(format.length, 16);
  format.copy(head, 20);
  head.write("data", 20 + format.length, "latin1");
  head.writeUInt32LE(dataBytes, 24 + format.length);
  return head;
}

/** Chunks before the sound of a WAV file; more of them are no sound file. */
const CHUNKS_MAX = 64;

async function proveWav(reader: Reader): Promise<ProvenAudio | undefined> {
  let at = 12;
  let format: Buffer | undefined;
  for (let chunk = 0; chunk < CHUNKS_MAX; chunk += 1) {
    const head = await reader.read(at, 8);
    if (head.length < 8) return undefined;
    const name = head.toString("latin1", 0, 4);
    const length = head.readUInt32LE(4);
    const start = at + 8;
    if (start + length > reader.sizeBytes) return undefined;
    if (name === "fmt " && length <= 40) format = Buffer.from(await reader.read(start, length));
    if (name === "data") {
      if (format === undefined || !isSoundFormat(format)) return undefined;
      const blockAlign = format.readUInt16LE(12);
      const dataBytes = length - (length % blockAlign);
      const isSound = dataBytes > format.readUInt32LE(4) * blockAlign * 0.1;
      if (!isSound || reader.sizeBytes - start - length > TAIL_MAX_BYTES) return undefined;
      const durationSeconds = dataBytes / (blockAlign * format.readUInt32LE(4));
      return {
        extension: "wav",
        head: writeWavHead(format, dataBytes),
        start,
        end: start + dataBytes,
        durationSeconds,
      };
    }
    at = start + length + (length % 2);
  }
  return undefined;
}

/** Pages that make a sound: two of heads, one of music. */
const PAGES_MIN = 3;
const PAGE_HEAD_BYTES = 27;

/** Samples a second, and those at the start that are not played; undefined for what is no sound. */
function readOggCodec(head: Buffer): { rate: number; skipped: number } | undefined {
  const codec = head.toString("latin1", 0, 8);
  if (codec === "OpusHead") return { rate: 48_000, skipped: head.readUInt16LE(10) };
  return codec.startsWith("\x01vorbis") ? { rate: head.readUInt32LE(12), skipped: 0 } : undefined;
}

/** A page that ends no packet has no place of its own in time. */
const NO_PLACE = 0xffff_ffff_ffff_ffffn;

async function proveOgg(reader: Reader): Promise<ProvenAudio | undefined> {
  let at = 0;
  let serial: number | undefined;
  let codec: ReturnType<typeof readOggCodec>;
  let samples = 0;
  let pages = 0;
  for (;;) {
    const head = await reader.read(at, PAGE_HEAD_BYTES);
    const isPage = head.length === PAGE_HEAD_BYTES && head.toString("latin1", 0, 4) === "OggS" && head[4] === 0;
    if (!isPage) break;
    const segmentCount = head[26] ?? 0;
    const [place, pageSerial, number] = [head.readBigUInt64LE(6), head.readUInt32LE(14), head.readUInt32LE(18)];
    const segments = await reader.read(at + PAGE_HEAD_BYTES, segmentCount);
    const bodyAt = at + PAGE_HEAD_BYTES + segmentCount;
    const end = bodyAt + segments.reduce((sum, length) => sum + length, 0);
    if (number !== pages || (serial !== undefined && pageSerial !== serial) || end > reader.sizeBytes) break;
    if (pages === 0) {
      const codecHead = await reader.read(bodyAt, 16);
      codec = codecHead.length === 16 ? readOggCodec(codecHead) : undefined;
      if (codec === undefined) return undefined;
    }
    if (place !== NO_PLACE) samples = Number(place);
    serial = pageSerial;
    at = end;
    pages += 1;
  }
  if (pages < PAGES_MIN || reader.sizeBytes - at > TAIL_MAX_BYTES) return undefined;
  const { rate = 0, skipped = 0 } = codec ?? {};
  const durationSeconds = rate > 0 ? Math.max(0, samples - skipped) / rate : 0;
  return { extension: "ogg", head: Buffer.alloc(0), start: 0, end: at, durationSeconds };
}

/** Finds the sound in a file by its frames, pages or samples, whatever it is called; undefined where there is none. */
export async function proveAudio(readBytes: ReadBytes, sizeBytes: number): Promise<ProvenAudio | undefined> {
  const reader = createReader(readBytes, sizeBytes);
  const start = (await reader.read(0, 12)).toString("latin1");
  if (start.startsWith("OggS")) return proveOgg(reader);
  if (start.startsWith("RIFF") && start.endsWith("WAVE")) return proveWav(reader);
  return proveMp3(reader);
}
