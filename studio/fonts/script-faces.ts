/**
 * The display faces of scripts other than Latin and Cyrillic. Alphabets are cut whole; of the others a file holds what the
 * giant headlines are written with, and everything else is set in a face of the reader's system: no line in two faces.
 */
import { type Face, range, writeUnicodeRange } from "./face.ts";
import { listFirstTitles, listLetters, listPaperHeadings, listTitles, listWords } from "./list-titles.ts";

/** Letters that join and stack may be told to do neither. */
const JOINERS = "\u200c\u200d";
const ARABIC = `،؛؟${range(0x621, 0x63a)}${range(0x640, 0x652)}${range(0x660, 0x66c)}ٰٱ${JOINERS}`;
/** Of the neighbours: letters keep their joins from one file to the other, for both are of one design. */
const PERSIAN = "پچژڤکگی";
const DEVANAGARI = `${range(0x901, 0x97f)}₹${JOINERS}◌`;
/** How letters of the script join and stack; without these an Arabic word is a row of letters. */
const ARABIC_JOINS = ["init", "medi", "fina", "rlig", "liga", "calt", "ccmp", "mark", "mkmk", "kern"];
const DEVANAGARI_JOINS = [
  "nukt",
  "akhn",
  "rphf",
  "rkrf",
  "blwf",
  "half",
  "vatu",
  "cjct",
  "pres",
  "abvs",
  "blws",
  "psts",
  "haln",
  "calt",
  "ccmp",
  "abvm",
  "blwm",
  "dist",
  "kern",
  "mark",
  "mkmk",
];
export const DEVANAGARI_WORD = /[\u0900-\u097f\u200c\u200d]+/g;
/** How every letter stands before another one, and र above it. */
const DEVANAGARI_HALVES = [...range(0x915, 0x939)].flatMap((letter) => [`${letter}\u094d\u200d`, `र\u094d${letter}`]);
/** Each has one weight; said to have all of them, browsers fake none. */
const WEIGHTS = "font-weight:400 900";
/** Punctuation of full width, and letters. */
const HAN_RANGE = "U+3000-30FF,U+4E00-9FFF,U+FF00-FFEF";

type Source = Pick<Face, "language" | "family" | "packageName" | "source"> & {
  language: string;
  name: string;
  range?: string;
};

/**
 * In two files: that of the home page, and that of all others. The later rule is asked first, so that a browser fetches the
 * other file only where a letter is missing in the first.
 */
async function cutInTwo(
  { name, range: letters = HAN_RANGE, ...source }: Source,
  others: readonly string[] = [],
): Promise<Face[]> {
  const first = listLetters(await listFirstTitles(source.language));
  const all = listLetters([...(await listTitles(source.language)), ...others]);
  const rest = [...all].filter((letter) => !first.includes(letter)).join("");
  const shared = { ...source, axes: {}, features: [], fallbacks: [] };
  return [
    {
      ...shared,
      file: `face-${name}-rest.woff2`,
      characters: rest,
      descriptors: `${WEIGHTS};unicode-range:${letters}`,
    },
    {
      ...shared,
      file: `face-${name}.woff2`,
      characters: first,
      descriptors: `${WEIGHTS};${writeUnicodeRange(first)}`,
    },
  ];
}

/** Letters join to some five hundred shapes, of which the site's own words need a third. */
const hindiWords = [...DEVANAGARI_HALVES, ...(await listWords("hi", DEVANAGARI_WORD))];
const devanagari = {
  language: "hi",
  packageName: "@fontsource-variable/teko",
  source: "files/teko-devanagari-wght-normal.woff2",
  characters: DEVANAGARI,
  axes: { wght: 700 },
  features: DEVANAGARI_JOINS,
  descriptors: `${WEIGHTS};unicode-range:U+900-97F,U+200C-200D,U+20B9,U+25CC`,
  fallbacks: [],
};

export const scriptFaces: Face[] = [
  {
    language: "ar",
    family: "Face Arabic",
    file: "face-arabic.woff2",
    packageName: "@fontsource/lalezar",
    source: "files/lalezar-arabic-400-normal.woff2",
    characters: ARABIC,
    axes: {},
    features: ARABIC_JOINS,
    descriptors: `${WEIGHTS};unicode-range:U+600-6FF,U+200C-200D`,
    fallbacks: [],
  },
  {
    language: "ar",
    family: "Face Arabic",
    file: "face-persian.woff2",
    packageName: "@fontsource/lalezar",
    source: "files/lalezar-arabic-400-normal.woff2",
    characters: PERSIAN,
    axes: {},
    features: ARABIC_JOINS,
    descriptors: `${WEIGHTS};${writeUnicodeRange(PERSIAN)}`,
    fallbacks: [],
  },
  // What people write may join any letters.
  { ...devanagari, family: "Face Devanagari Whole", file: "face-devanagari-whole.woff2" },
  { ...devanagari, family: "Face Devanagari", file: "face-devanagari-whole.woff2" },
  {
    ...devanagari,
    family: "Face Devanagari",
    file: "face-devanagari.woff2",
    characters: listLetters(hindiWords),
    words: hindiWords,
    descriptors: `${WEIGHTS};${writeUnicodeRange(listLetters(hindiWords))}`,
  },
  ...(await cutInTwo({
    language: "ja",
    name: "japanese",
    family: "Face Japanese",
    packageName: "@fontsource/dela-gothic-one",
    source: "files/dela-gothic-one-japanese-400-normal.woff2",
  })),
  ...(await cutInTwo({
    language: "ko",
    name: "korean",
    range: "U+1100-11FF,U+3130-318F,U+AC00-D7AF",
    family: "Face Korean",
    packageName: "@fontsource/black-han-sans",
    source: "files/black-han-sans-korean-400-normal.woff2",
  })),
  ...(await cutInTwo(
    {
      language: "zh",
      name: "chinese",
      family: "Face Chinese",
      packageName: "@fontsource/zcool-qingke-huangyou",
      source: "files/zcool-qingke-huangyou-chinese-simplified-400-normal.woff2",
    },
    await listPaperHeadings("zh"),
  )),
];
