import { readFileSync } from "node:fs";

/** The passes of one rendering, each a whole fragment shader. */
export interface Passes {
  scene: string;
  resolve: string;
  bright: string;
  blur: string;
  finish: string;
}

const HEADER = "#version 300 es\nprecision highp float;\nprecision highp int;";

/** The scene is put together from texts; the passes after it are the same for everything rendered. */
export function assemblePasses(
  values: Readonly<Record<string, string>>,
  materials: readonly string[],
  scene: readonly string[],
): Passes {
  const numbered = Object.fromEntries(materials.map((name, index) => [name, `${index}.0`]));
  const defines = Object.entries({ ...values, ...numbered }).map(([name, value]) => `#define ${name} ${value}`);
  const head = `${HEADER}\n${defines.join("\n")}\n`;
  return {
    scene: head + scene.join("\n"),
    resolve: head + readPart("resolve"),
    bright: head + readPart("bright"),
    blur: head + readPart("blur"),
    finish: head + readPart("noise") + readPart("finish"),
  };
}

const texts = new Map<string, string>();

/** A file under shaders/. Each is read once in a run, so that the recipe hash and the rendering see the same text. */
export function readPart(name: string): string {
  const text = texts.get(name) ?? readFileSync(new URL(`./shaders/${name}.glsl`, import.meta.url), "utf8");
  texts.set(name, text);
  return text;
}

export function float(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : `${value}`;
}

export function vector(values: readonly number[]): string {
  return `vec3(${values.map(float).join(", ")})`;
}

/** A colour as `#rrggbb` in linear light. */
export function linear(hex: string): string {
  const channels = [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);
  return vector(channels.map((value) => Number(value.toFixed(6))));
}
