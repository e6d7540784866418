/** The kit is for any community: the words of one stand in its pack, and where tests look at it. */
/**
 * Names of the communities that come with the kit, and what their members are called. A pack of your own needs no
 * entry: its name may be an everyday word.
 */
const CODE_WORDS = ["bagz", "frogz", "villain"];

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
export function checkCommunityWords(path: string, text: string): string[] {
  if (path === THIS_FILE || TEST_FILE.test(path)) return [];
  const checked = EXCEPTIONS.reduce((rest, exception) => rest.replaceAll(exception, ""), `${path}\n${text}`);
  const found = checked.match(new RegExp(CODE_WORDS.join("|"), "gi")) ?? [];
  return [...new Set(found.map((word) => word.toLowerCase()))].map(
    (word) => `${path}: "${word}" is a word of one community; say it in packs/, and here what it is for any`,
  );
}
