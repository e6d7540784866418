/** An address that carries a meme itself, for who has no vault to share it from: no server keeps anything. */
import { parseProject, TEXT_SPOTS } from "./meme.rules.ts";
import type { MemeProject } from "./meme.schema.ts";

const PREFIX = "#made=";
/** Shares of a picture, to the tenth of a pixel of the largest. */
const PRECISION = 10_000;

function round(value: number): number {
  return Math.round(value * PRECISION) / PRECISION;
}

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(encoded: string): string {
  const letters = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
}

/** The end of the address, from its `#` on, which browsers send to nobody. Undefined for an upload, which is no part of an address. */
export function toLinkHash({ background, texts, filter, opacity, glitch }: MemeProject): string | undefined {
  if (background.kind === "upload") return undefined;
  const spots = TEXT_SPOTS.map((spot) => {
    const { content, x, y, scale, rotation } = texts[spot];
    return [content, round(x), round(y), round(scale), round(rotation)];
  });
  return `${PREFIX}${toBase64Url(JSON.stringify([background.kind, background.id, spots, filter, opacity, glitch]))}`;
}

function toText(spot: unknown): unknown {
  if (!Array.isArray(spot)) return undefined;
  const [content, x, y, scale, rotation] = spot;
  return { content, x, y, scale, rotation };
}

/** Undefined for anything that is not a meme of this tool: an address may come from anybody. */
export function fromLinkHash(hash: string): MemeProject | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  try {
    const [kind, id, spots, filter, opacity, glitch] = JSON.parse(fromBase64Url(hash.slice(PREFIX.length)));
    const [top, center, bottom] = spots.map(toText);
    const texts = { top, center, bottom };
    return parseProject(JSON.stringify({ version: 1, background: { kind, id }, texts, filter, opacity, glitch }));
  } catch {
    return undefined;
  }
}
