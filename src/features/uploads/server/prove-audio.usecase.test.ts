import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildMp3, buildOgg, buildWav } from "../../../../tests/support/audio-files.ts";
import { createTemporaryFolder } from "../../../../tests/support/temporary-folder.ts";
import { createFileReader, proveAudio } from "./prove-audio.usecase.ts";

async function prove(bytes: Buffer) {
  const path = join(await createTemporaryFolder(), "file");
  await writeFile(path, bytes);
  const file = await open(path, "r");
  const proven = await proveAudio(createFileReader(file), bytes.length).finally(() => file.close());
  return proven && Buffer.concat([proven.head, bytes.subarray(proven.start, proven.end)]);
}

const mp3 = buildMp3(40);
const tag = (size: number) => {
  const bytes = Buffer.alloc(size + 10, "<script>");
  bytes.write("ID3\x04\x00\x00", 0, "latin1");
  for (const [index, shift] of [21, 14, 7, 0].entries()) bytes[6 + index] = (size >> shift) & 127;
  return bytes;
};

async function readSeconds(bytes: Buffer): Promise<number | undefined> {
  const path = join(await createTemporaryFolder(), "file");
  await writeFile(path, bytes);
  const file = await open(path, "r");
  return (await proveAudio(createFileReader(file), bytes.length).finally(() => file.close()))?.durationSeconds;
}

/** Ogg pages whose last one ends after so many samples. */
function buildTimedOgg(codec: string, samples: number): Buffer {
  const ogg = buildOgg({ codec });
  ogg.writeBigUInt64LE(BigInt(samples), ogg.lastIndexOf("OggS") + 6);
  return ogg;
}

describe("how long a sound plays", () => {
  it.each([
    ["MP3 frames", buildMp3(100), (100 * 1152) / 44_100],
    ["a WAV", buildWav(), 0.5],
    ["Opus, less what is skipped at its start", buildTimedOgg("OpusHead\x01\x02\x38\x01", 48_000 * 3 + 312), 3],
    ["Vorbis", buildTimedOgg("\x01vorbis\0\0\0\0\x02\x44\xac\0\0", 44_100 * 2), 2],
    ["an Ogg that says nothing", buildOgg({}), 0],
  ])("is read from %s", async (_, bytes, seconds) => {
    expect(await readSeconds(bytes)).toBeCloseTo(seconds, 4);
  });
});

describe("an audio file", () => {
  it("of MP3 frames is kept frame by frame, without what stands before and behind", async () => {
    expect(await prove(mp3)).toEqual(mp3);
    expect(await prove(Buffer.concat([tag(5000), mp3, Buffer.from("TAG<script>alert(1)</script>")]))).toEqual(mp3);
    const cutOff = Buffer.concat([mp3, mp3.subarray(0, 100)]);
    expect(await prove(cutOff)).toEqual(mp3);
  });

  it("of WAV is written anew with nothing but format and sound", async () => {
    const wav = buildWav();
    const extra = Buffer.from("LIST\x08\x00\x00\x00<script>", "latin1");
    const withExtra = Buffer.concat([wav.subarray(0, 12), extra, wav.subarray(12), Buffer.from("<script>")]);
    expect(await prove(wav)).toEqual(wav);
    expect(await prove(withExtra)).toEqual(wav);
  });

  it("of Ogg pages is kept page by page", async () => {
    for (const codec of ["\x01vorbis", "OpusHead"]) {
      const ogg = buildOgg({ codec });
      expect(await prove(Buffer.concat([ogg, Buffer.from("tail")]))).toEqual(ogg);
    }
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a text", Buffer.from("#EXTM3U\nhttp://evil.example/a.mp3\n".repeat(100))],
    ["an HTML page behind an ID3 tag", Buffer.concat([tag(100), Buffer.from("<!doctype html><script>".repeat(500))])],
    ["nine frames", buildMp3(9)],
    ["frames with a tag of ten megabytes", Buffer.concat([tag(10_000_000), mp3])],
    ["frames with another file behind them", Buffer.concat([mp3, Buffer.alloc(100_000, "PK\x03\x04")])],
    ["a film", Buffer.from(`\0\0\0\x20ftypisom${"\0".repeat(5000)}`, "latin1")],
    ["a WAV that lies about its sound", changeLength(buildWav(), 40, 0x7fff_ffff)],
    ["a WAV of 16 channels", changeShort(buildWav(), 22, 16)],
    ["a WAV of another codec", changeShort(buildWav(), 20, 85)],
    ["a WAV without a format", Buffer.concat([buildWav().subarray(0, 12), buildWav().subarray(36)])],
    ["a WAV without an end of chunks", Buffer.concat([buildWav().subarray(0, 12), Buffer.alloc(8000)])],
    ["an Ogg film", buildOgg({ codec: "\x80theora" })],
    ["two Ogg pages", buildOgg({ pages: 2 })],
    ["Ogg pages out of order", buildOgg({ firstNumber: 1 })],
  ])("is not %s", async (_, bytes) => {
    expect(await prove(bytes)).toBeUndefined();
  });
});

function changeLength(bytes: Buffer, at: number, value: number): Buffer {
  bytes.writeUInt32LE(value, at);
  return bytes;
}

function changeShort(bytes: Buffer, at: number, value: number): Buffer {
  bytes.writeUInt16LE(value, at);
  return bytes;
}
