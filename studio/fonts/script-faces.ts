/**
 * The display faces of scripts other than Latin and Cyrillic. Alphabets are cut whole; of the others a file holds what the
 * giant headlines are written with, and everything else is set in a face of the reader's system: no line in two faces.
 */
import { type Face, range } from "./face.ts";
import { listLetters, listPaperHeadings, listTitles } from "./list-titles.ts";

/** Letters that join and stack may be told to do neither. */
const JOINERS = "\u200c\u200d";
const ARABIC = `،؛؟${range(0x621, 0x63a)}${range(0x640, 0x652)}${range(0x660, 0x66c)}ٰٱپچژڤکگی${JOINERS}`;
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
/** Each has one weight; said to have all of them, browsers fake none. */
const WEIGHTS = "font-weight:400 900";
/** Punctuation of full width, and letters. */
const HAN_RANGE = "U+3000-30FF,U+4E00-9FFF,U+FF00-FFEF";

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
    language: "hi",
    family: "Face Devanagari",
    file: "face-devanagari.woff2",
    packageName: "@fontsource-variable/teko",
    source: "files/teko-devanagari-wght-normal.woff2",
    characters: DEVANAGARI,
    axes: { wght: 700 },
    features: DEVANAGARI_JOINS,
    descriptors: `${WEIGHTS};unicode-range:U+900-97F,U+200C-200D,U+20B9,U+25CC`,
    fallbacks: [],
  },
  {
    language: "ja",
    family: "Face Japanese",
    file: "face-japanese.woff2",
    packageName: "@fontsource/dela-gothic-one",
    source: "files/dela-gothic-one-japanese-400-normal.woff2",
    characters: listLetters(await listTitles("ja")),
    axes: {},
    features: [],
    descriptors: `${WEIGHTS};unicode-range:${HAN_RANGE}`,
    fallbacks: [],
  },
  {
    language: "ko",
    family: "Face Korean",
    file: "face-korean.woff2",
    packageName: "@fontsource/black-han-sans",
    source: "files/black-han-sans-korean-400-normal.woff2",
    characters: listLetters(await listTitles("ko")),
    axes: {},
    features: [],
    descriptors: `${WEIGHTS};unicode-range:U+1100-11FF,U+3130-318F,U+AC00-D7AF`,
    fallbacks: [],
  },
  {
    language: "zh",
    family: "Face Chinese",
    file: "face-chinese.woff2",
    packageName: "@fontsource/zcool-qingke-huangyou",
    source: "files/zcool-qingke-huangyou-chinese-simplified-400-normal.woff2",
    characters: listLetters([...(await listTitles("zh")), ...(await listPaperHeadings("zh"))]),
    axes: {},
    features: [],
    descriptors: `${WEIGHTS};unicode-range:${HAN_RANGE}`,
    fallbacks: [],
  },
];
