import { getPack, packs } from "./built-site.ts";

/** Of the kit's drawings: memes that members have saved name them, so they stay as they are. */
const IDS_OF_THE_KIT = /villain-portrait/g;
const AROUND = 40;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Where words of other communities stand in a text, each with what stands around it; in `camelCase` names too, within no other word. */
export function findForeignWords(text: string, id = getPack().id): string[] {
  const foreign = packs.filter((pack) => pack.id !== id).flatMap(({ brandWords }) => brandWords);
  const pattern = new RegExp(`(?<!\\p{Letter})(?:${foreign.map(escapePattern).join("|")})`, "giu");
  const parted = text.replace(IDS_OF_THE_KIT, "").replace(/(?<=[a-z])(?=[A-Z])/g, " ");
  return [...parted.matchAll(pattern)].map(({ index }) => parted.slice(Math.max(0, index - AROUND), index + AROUND));
}
