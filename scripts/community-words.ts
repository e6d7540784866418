/** The kit is for any community: the words of one stand in its pack, and where tests look at it. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const packIds = readdirSync(join(root, "packs")).filter((id) => existsSync(join(root, "packs", id, "pack.ts")));

/** The packs' ids, and what the members of one are called. */
const CODE_WORDS = [...packIds, "villain"];

/** What is written with such a word all the same. */
const EXCEPTIONS = [
  // The community that is shown until one is chosen.
  'DEFAULT_PACK = "bagz"',
  // The id of a graphic is the specification's.
  '"villain-portrait"',
];

const THIS_FILE = "scripts/community-words.ts";
const TEST_FILE = /\.(?:test|spec|fixture)\.tsx?$|\/tests\//;

/** Refuses a community's word in a file of the kit: in its path, its names, its texts and its comments. */
export function checkCommunityWords(path: string, text: string, words: readonly string[] = CODE_WORDS): string[] {
  if (path === THIS_FILE || TEST_FILE.test(path)) return [];
  const checked = EXCEPTIONS.reduce((rest, exception) => rest.replaceAll(exception, ""), `${path}\n${text}`);
  const found = checked.match(new RegExp(words.join("|"), "gi")) ?? [];
  return [...new Set(found.map((word) => word.toLowerCase()))].map(
    (word) => `${path}: "${word}" is a word of one community; say it in packs/, and here what it is for any`,
  );
}
