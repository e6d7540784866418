/** What a pack's folder tells whoever works on it: in which line a value stands, which pictures are another community's, which words nobody has translated. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** As many lines about pictures as a person reads. */
const PICTURE_LINES_MAX = 12;

interface Line {
  /** `packs/<id>/pack.ts:17` */
  place: string;
  text: string;
}

function listFiles(folder: string, ending = ""): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
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

function hashFile(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}

/** Files of the packs beside this one by size: few files must be read to know that two are the same. */
function listOthersBySize(folder: string): Map<number, string[]> {
  const packs = dirname(folder);
  const others = readdirSync(packs)
    .map((name) => join(packs, name))
    .filter((pack) => pack !== folder && existsSync(join(pack, "media")));
  const paths = others.flatMap((pack) => listFiles(join(pack, "media")).map((file) => join(pack, "media", file)));
  const bySize = new Map<number, string[]>();
  for (const path of paths) {
    const { size } = statSync(path);
    bySize.set(size, [...(bySize.get(size) ?? []), path]);
  }
  return bySize;
}

/** Pictures that are byte for byte those of another pack; none for a pack that lends its own to new ones. */
export function findBorrowedPictures(folder: string): string[] {
  const media = join(folder, "media");
  if (existsSync(join(folder, "starter")) || !existsSync(media)) return [];
  const others = listOthersBySize(folder);
  const borrowed = listFiles(media).filter((file) => {
    const path = join(media, file);
    const alike = others.get(statSync(path).size) ?? [];
    return alike.length > 0 && alike.map(hashFile).includes(hashFile(path));
  });
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
