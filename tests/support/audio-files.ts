/** Small sound files, written by hand so that they can also be broken by hand. */

/** Silent frames of 128 kbit/s at 44.1 kHz. */
export function buildMp3(frames: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xff_fb_90_00);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** Half a second of silence: PCM, 16 bit, mono, 16 kHz. */
export function buildWav(): Buffer {
  const data = Buffer.alloc(16_000);
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + data.length, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(16_000, 24);
  head.writeUInt32LE(32_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

interface OggOptions {
  codec?: string;
  pages?: number;
  firstNumber?: number;
}

/** Pages whose packets hold nothing but the codec's name. */
export function buildOgg({ codec = "\x01vorbis", pages = 5, firstNumber = 0 }: OggOptions = {}): Buffer {
  return Buffer.concat(
    Array.from({ length: pages }, (_, index) => {
      const body = Buffer.alloc(200);
      if (index === 0) body.write(codec, 0, "latin1");
      const head = Buffer.alloc(28);
      head.write("OggS", 0, "latin1");
      head[5] = index === 0 ? 2 : 0;
      head.writeUInt32LE(7, 14);
      head.writeUInt32LE(firstNumber + index, 18);
      head[26] = 1;
      head[27] = body.length;
      return Buffer.concat([head, body]);
    }),
  );
}
