/** Leaves of a font what is asked for, by HarfBuzz's own cutter. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import fontverter from "fontverter";
import { Blob, Face, Font, Buffer as Line, shape, shapeWithTrace, TracePhase } from "harfbuzzjs";

export interface Cut {
  characters: string;
  axes: Record<string, number | { min: number; max: number }>;
  features: string[];
  /** What the joined letters are kept of; without words all that the characters can join to. */
  words?: readonly string[];
}

/** What the cutter exports: numbers are addresses in its memory. */
interface Cutter {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(length: number): number;
  free(address: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_pin_axis_location(input: number, face: number, axis: number, value: number): number;
  hb_subset_input_set_axis_range(
    input: number,
    face: number,
    axis: number,
    min: number,
    max: number,
    start: number,
  ): number;
  hb_subset_or_fail(face: number, input: number): number;
}

/** `hb_memory_mode_t`, `hb_subset_sets_t` and `hb_subset_flags_t` of HarfBuzz. */
const WRITABLE = 2;
const SETS = { glyphs: 0, characters: 1, droppedTables: 3, nameIds: 4, features: 6 };
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
/** Family and style: of the other names, and of the axes' names, browsers read none. */
const NAME_IDS = [1, 2];
const DROPPED_TABLES = ["STAT"];

async function openCutter(): Promise<Cutter> {
  const file = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const cutter = instance.exports as unknown as Cutter;
  cutter._initialize();
  return cutter;
}

const opening = openCutter();

function toTag(name: string): number {
  return [...name].reduce((tag, letter) => tag * 0x100 + letter.charCodeAt(0), 0);
}

function runCutter(cutter: Cutter, source: Buffer, cut: Cut, glyphs?: ReadonlySet<number>): Buffer {
  const address = cutter.malloc(source.length);
  new Uint8Array(cutter.memory.buffer).set(source, address);
  const blob = cutter.hb_blob_create(address, source.length, WRITABLE, 0, 0);
  const face = cutter.hb_face_create(blob, 0);
  const input = cutter.hb_subset_input_create_or_fail();
  const fill = (kind: number, values: Iterable<number>) => {
    const set = cutter.hb_subset_input_set(input, kind);
    cutter.hb_set_clear(set);
    for (const value of values) cutter.hb_set_add(set, value);
  };
  fill(
    SETS.characters,
    [...cut.characters].map((letter) => letter.codePointAt(0) ?? 0),
  );
  fill(SETS.features, cut.features.map(toTag));
  fill(SETS.droppedTables, DROPPED_TABLES.map(toTag));
  fill(SETS.nameIds, NAME_IDS);
  fill(SETS.glyphs, glyphs ?? []);
  cutter.hb_subset_input_set_flags(input, glyphs === undefined ? NO_HINTING : NO_HINTING | NO_LAYOUT_CLOSURE);
  for (const [axis, value] of Object.entries(cut.axes)) {
    const isSet =
      typeof value === "number"
        ? cutter.hb_subset_input_pin_axis_location(input, face, toTag(axis), value)
        : cutter.hb_subset_input_set_axis_range(input, face, toTag(axis), value.min, value.max, Number.NaN);
    if (!isSet) throw new Error(`The font has no axis ${axis}.`);
  }
  const result = cutter.hb_subset_or_fail(face, input);
  if (result === 0) throw new Error("The font cannot be cut.");
  const bytes = cutter.hb_face_reference_blob(result);
  const start = cutter.hb_blob_get_data(bytes, 0);
  const copy = Buffer.from(cutter.memory.buffer.slice(start, start + cutter.hb_blob_get_length(bytes)));
  cutter.hb_blob_destroy(bytes);
  for (const one of [result, face]) cutter.hb_face_destroy(one);
  cutter.hb_subset_input_destroy(input);
  cutter.hb_blob_destroy(blob);
  cutter.free(address);
  return copy;
}

/** How a font writes words. */
export function openShaper(font: Buffer) {
  const opened = new Font(new Face(new Blob(font)));
  const open = (word: string) => {
    const line = new Line();
    line.addText(word);
    line.guessSegmentProperties();
    return line;
  };
  return {
    /** The outlines of a word. */
    draw(word: string): string[] {
      const line = open(word);
      shape(opened, line);
      return line.getGlyphInfos().map(({ codepoint }) => opened.glyphToPath(codepoint));
    },
    /** Its glyphs, and those that others are joined of on the way. */
    listGlyphs(word: string): number[] {
      const steps = shapeWithTrace(opened, open(word), [], 0, TracePhase.DONT_STOP);
      return steps.filter(({ glyphs }) => glyphs).flatMap(({ t }) => (t as { g: number }[]).map(({ g }) => g));
    },
  };
}

/** The cut font, uncompressed; the same bytes each time. */
export async function cutFont(source: Buffer, cut: Cut): Promise<Buffer> {
  const cutter = await opening;
  const whole = runCutter(cutter, await fontverter.convert(source, "sfnt"), cut);
  if (cut.words === undefined) return whole;
  const glyphs = new Set(cut.words.flatMap(openShaper(whole).listGlyphs));
  return runCutter(cutter, whole, { ...cut, axes: {} }, glyphs);
}

/** As browsers fetch it. */
export function packFont(font: Buffer): Promise<Buffer> {
  return fontverter.convert(font, "woff2");
}
