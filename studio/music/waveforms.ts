import { readFileSync, writeFileSync } from "node:fs";
import { ROOT } from "../picture.ts";

const CATALOG = new URL("packs/bagz/waveforms.catalog.ts", ROOT);

/** One letter per piece of a track, by the track's id; the players load it beside the first page. */
export function writeWaveforms(waveforms: ReadonlyMap<string, string>): void {
  const lines = [...waveforms].map(([id, letters]) => printEntry(id, letters));
  const text = [
    "/** Loudness of 200 equal pieces of each track, silence to the loudest from A to _; made by the studio. */",
    "export const waveforms: Readonly<Record<string, string>> = {",
    ...lines,
    "};",
  ];
  writeFileSync(CATALOG, `${text.join("\n")}\n`);
}

/** Whether the catalogue has these letters for this track. */
export function hasWaveform(id: string, letters: string): boolean {
  return readFileSync(CATALOG, "utf8").includes(printEntry(id, letters));
}

function printEntry(id: string, letters: string): string {
  return `  ${/^[a-z]+$/.test(id) ? id : `"${id}"`}:\n    "${letters}",`;
}
