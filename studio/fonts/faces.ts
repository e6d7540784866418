import { listHeadings } from "./list-headings.ts";

/** Which glyphs and axes of the open-licence families the site ships, and what stands in while they load. */
export interface Face {
  family: string;
  file: string;
  /** Path of the variable font inside its package. */
  source: string;
  packageName: string;
  characters: string;
  axes: Record<string, number | { min: number; max: number }>;
  features: string[];
  descriptors: string;
  fallbacks: FallbackFace[];
  /** Named by the sheet of the pages that are written in this script, and by no other. */
  isOfScript?: true;
}

interface FallbackFace {
  family: string;
  localNames: string[];
  /** How much the local face is scaled to occupy the same boxes as ours. */
  sizeAdjust: number;
}

const LATIN_1 = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}`;
const PUNCTUATION = "–—‘’“”…•€™−";
/** What Turkish has beyond Latin-1; fetched by pages alone on which such a letter stands. */
const TURKISH = "ĞİŞğış";
const TURKISH_RANGE = "unicode-range:U+11E-11F,U+130-131,U+15E-15F";
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
const DISPLAY_CAP_HEIGHT = 0.675;

export const faces: Face[] = [
  {
    family: "Bagz Display",
    file: "bagz-display.woff2",
    packageName: "@fontsource-variable/anybody",
    source: "files/anybody-latin-standard-normal.woff2",
    characters: `${range(0x20, 0x5f)}${range(0xc0, 0xde)}\u00a0¡¿·ŸŒ${PUNCTUATION}`,
    axes: { wght: 900, wdth: { min: 50, max: 150 } },
    features: ["kern", "ccmp", "mark", "tnum"],
    descriptors: "font-weight:900;font-stretch:50% 150%",
    fallbacks: [
      matchCapHeight("Bagz Display Impact", ["Impact"], 0.7905),
      matchCapHeight("Bagz Display Arial Narrow", ["Arial Narrow Bold", "ArialNarrow-Bold"], 0.7158),
      matchCapHeight("Bagz Display Roboto Condensed", ["Roboto Condensed Bold", "RobotoCondensed-Bold"], 0.7109),
      matchCapHeight(
        "Bagz Display Liberation Narrow",
        ["Liberation Sans Narrow Bold", "LiberationSansNarrow-Bold"],
        0.688,
      ),
    ],
  },
  {
    family: "Bagz Text",
    file: "bagz-text.woff2",
    packageName: "@fontsource-variable/onest",
    source: "files/onest-latin-wght-normal.woff2",
    characters: `${LATIN_1}${PUNCTUATION}`,
    axes: { wght: { min: 400, max: 700 } },
    features: ["kern", "ccmp", "mark", "tnum"],
    descriptors: "font-weight:400 700",
    fallbacks: [
      { family: "Bagz Text Fallback", localNames: ["Arial", "Liberation Sans", "LiberationSans"], sizeAdjust: 1.062 },
    ],
  },
  {
    family: "Bagz Data",
    file: "bagz-data.woff2",
    packageName: "@fontsource-variable/martian-mono",
    source: "files/martian-mono-latin-standard-normal.woff2",
    characters: `${LATIN_1}${PUNCTUATION}↑↓`,
    axes: { wdth: 75, wght: { min: 400, max: 700 } },
    features: ["ccmp", "rvrn"],
    descriptors: "font-weight:400 700",
    fallbacks: [
      { family: "Bagz Data Fallback", localNames: ["Courier New", "Liberation Mono", "LiberationMono"], sizeAdjust: 1 },
    ],
  },
  {
    // Neither the text nor the data file has these arrows and ticks.
    family: "Bagz Symbols",
    file: "bagz-symbols.woff2",
    packageName: "@fontsource-variable/onest",
    source: "files/onest-symbols-wght-normal.woff2",
    characters: "←→↑↓↗✓★",
    axes: { wght: { min: 400, max: 700 } },
    features: [],
    descriptors: "font-weight:400 700;unicode-range:U+2190-2193,U+2197,U+2605,U+2713",
    fallbacks: [],
  },
  {
    family: "Bagz Display",
    file: "bagz-turkish-display.woff2",
    packageName: "@fontsource-variable/anybody",
    source: "files/anybody-latin-ext-standard-normal.woff2",
    characters: TURKISH.toUpperCase(),
    axes: { wght: 900, wdth: { min: 50, max: 150 } },
    features: ["kern"],
    descriptors: `font-weight:900;font-stretch:50% 150%;${TURKISH_RANGE}`,
    fallbacks: [],
  },
  {
    family: "Bagz Text",
    file: "bagz-turkish-text.woff2",
    packageName: "@fontsource-variable/onest",
    source: "files/onest-latin-ext-wght-normal.woff2",
    characters: TURKISH,
    axes: { wght: { min: 400, max: 700 } },
    features: ["kern"],
    descriptors: `font-weight:400 700;${TURKISH_RANGE}`,
    fallbacks: [],
  },
  {
    family: "Bagz Data",
    file: "bagz-turkish-data.woff2",
    packageName: "@fontsource-variable/martian-mono",
    source: "files/martian-mono-latin-ext-standard-normal.woff2",
    characters: TURKISH,
    axes: { wdth: 75, wght: { min: 400, max: 700 } },
    features: [],
    descriptors: `font-weight:400 700;${TURKISH_RANGE}`,
    fallbacks: [],
  },
  {
    family: "Bagz Script",
    file: "bagz-arabic.woff2",
    packageName: "@fontsource/lalezar",
    source: "files/lalezar-arabic-400-normal.woff2",
    characters: await listHeadings("ar"),
    axes: {},
    features: ARABIC_JOINS,
    descriptors: "font-weight:400 900;unicode-range:U+600-6FF",
    fallbacks: [],
    isOfScript: true,
  },
  {
    family: "Bagz Script",
    file: "bagz-devanagari.woff2",
    packageName: "@fontsource-variable/teko",
    source: "files/teko-devanagari-wght-normal.woff2",
    characters: await listHeadings("hi"),
    axes: { wght: 700 },
    features: DEVANAGARI_JOINS,
    descriptors: "font-weight:400 900;unicode-range:U+900-97F",
    fallbacks: [],
    isOfScript: true,
  },
  {
    family: "Bagz Script",
    file: "bagz-chinese.woff2",
    packageName: "@fontsource/zcool-qingke-huangyou",
    source: "files/zcool-qingke-huangyou-chinese-simplified-400-normal.woff2",
    characters: await listHeadings("zh"),
    axes: {},
    features: [],
    descriptors: "font-weight:400 900;unicode-range:U+3000-303F,U+4E00-9FFF,U+FF00-FFEF",
    fallbacks: [],
    isOfScript: true,
  },
];

function matchCapHeight(family: string, localNames: string[], capHeight: number): FallbackFace {
  return { family, localNames, sizeAdjust: DISPLAY_CAP_HEIGHT / capHeight };
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
