/** What a pack's folder tells whoever works on it: in which line a value stands, which pictures are another community's, which words nobody has translated. */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { listBorrowedFiles, listFiles } from "./borrowed-pictures.ts";

/** As many lines about pictures as a person reads. */
const PICTURE_LINES_MAX = 12;

interface Line {
  /** `packs/<id>/pack.ts:17` */
  place: string;
  text: string;
}

/** The facts first, so that a value is found there before a list repeats it. */
function readLines(folder: string): Line[] {
  const files = listFiles(folder, ".ts").filter((file) => file !== "pack.ts");
  return ["pack.ts", ...files].flatMap((file) =>
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .map((text, index) => ({ place: `packs/${basename(folder)}/${file}:${index + 1}`, text })),
  );
}

/** Values given as `tokens.0.address: 0x…`, each behind the line where it stands; as they are where no line holds one. */
export function locateValues(values: readonly string[], folder: string): string[] {
  if (!existsSync(join(folder, "pack.ts"))) return [...values];
  const lines = readLines(folder);
  const told = new Set<string>();
  return values.map((value) => {
    const [, key = "", literal = ""] = /([^.]+): (.*)$/.exec(value) ?? [];
    const holding = lines.filter(({ place, text }) => text.includes(`"${literal}"`) && !told.has(`${place} ${key}`));
    const line = holding.find(({ text }) => text.includes(`${key}:`)) ?? holding[0];
    if (line === undefined) return value;
    // What stands in two places is told once for each.
    told.add(`${line.place} ${key}`);
    return `${line.place}  ${value}`;
  });
}

/** The pictures of others in a pack, by their roles. */
export function findBorrowedPictures(folder: string): string[] {
  const borrowed = listBorrowedFiles(folder);
  const roles = [...new Set(borrowed.map((file) => dirname(file)))];
  const lines = roles.map((role) => {
    const [first = "", ...more] = borrowed.filter((file) => dirname(file) === role);
    return `${role}/: ${basename(first)}${more.length > 0 ? ` and ${more.length} more` : ""}`;
  });
  const shown = lines.slice(0, PICTURE_LINES_MAX);
  const rest = lines.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${rest} more folders`] : [])];
}

/** Languages that are offered without all of the pack's own words; `npm run texts` names them. */
export function findUntranslated(languages: readonly string[], folder: string): string[] {
  return languages
    .filter((code) => code !== "en")
    .flatMap((code) => {
      const file = join(folder, `languages/${code}.po`);
      const name = `packs/${basename(folder)}/languages/${code}.po`;
      if (!existsSync(file)) return [`${name} is missing, and ${code} is offered: npm run texts -- update`];
      const empty = readFileSync(file, "utf8").match(/^msgctxt .*\n(?:msgid .*\n)msgstr ""\n(?!")/gm)?.length ?? 0;
      return empty > 0 ? [`${name} has ${empty} texts without a translation`] : [];
    });
}
