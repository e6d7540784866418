/** Letters that the three families get beyond those of English: files of a few kilobytes, fetched where such a letter stands. */
import { DISPLAY_CAP_HEIGHT, type Face, range, writeUnicodeRange } from "./face.ts";

const TURKISH_CAPITALS = "ĞİŞ";
const TURKISH = `${TURKISH_CAPITALS}ğış`;
const CYRILLIC_CAPITALS = `${range(0x400, 0x42f)}Ґ№`;
const CYRILLIC = `${CYRILLIC_CAPITALS}${range(0x430, 0x45f)}ґ`;
const SOFIA_CAP_HEIGHT = 0.655;

type Widening = Pick<Face, "file" | "source" | "characters"> & Partial<Face>;

export const widenings: Face[] = [
  widenDisplay({
    file: "face-european-display.woff2",
    source: "files/anybody-latin-standard-normal.woff2",
    characters: "«»ª°º„‚‹›",
  }),
  widenText({
    file: "face-european-text.woff2",
    source: "files/onest-latin-wght-normal.woff2",
    characters: "Œœ„‚‹›",
  }),
  widenData({
    file: "face-european-data.woff2",
    source: "files/martian-mono-latin-standard-normal.woff2",
    characters: "Œœ„‚‹›",
  }),
  widenDisplay({
    file: "face-turkish-display.woff2",
    source: "files/anybody-latin-ext-standard-normal.woff2",
    characters: TURKISH_CAPITALS,
  }),
  widenText({
    file: "face-turkish-text.woff2",
    source: "files/onest-latin-ext-wght-normal.woff2",
    characters: TURKISH,
  }),
  widenData({
    file: "face-turkish-data.woff2",
    source: "files/martian-mono-latin-ext-standard-normal.woff2",
    characters: TURKISH,
  }),
  {
    // One width for every width setting; its capitals are as high as those beside them.
    ...widenDisplay({
      file: "face-cyrillic-display.woff2",
      source: "files/sofia-sans-extra-condensed-cyrillic-900-normal.woff2",
      characters: CYRILLIC_CAPITALS,
      packageName: "@fontsource/sofia-sans-extra-condensed",
      axes: {},
    }),
    sizeAdjust: DISPLAY_CAP_HEIGHT / SOFIA_CAP_HEIGHT,
    isMeasured: true,
  },
  widenText({
    file: "face-cyrillic-text.woff2",
    source: "files/onest-cyrillic-wght-normal.woff2",
    characters: CYRILLIC,
  }),
  widenData({
    file: "face-cyrillic-data.woff2",
    source: "files/martian-mono-cyrillic-standard-normal.woff2",
    characters: CYRILLIC,
  }),
];

function widenDisplay(widening: Widening): Face {
  return {
    family: "Face Display",
    packageName: "@fontsource-variable/anybody",
    axes: { wght: 900, wdth: { min: 50, max: 150 } },
    features: ["kern"],
    fallbacks: [],
    ...widening,
    descriptors: `font-weight:900;font-stretch:50% 150%;${writeUnicodeRange(widening.characters)}`,
  };
}

function widenText(widening: Widening): Face {
  return {
    family: "Face Text",
    packageName: "@fontsource-variable/onest",
    axes: { wght: { min: 400, max: 700 } },
    features: ["kern"],
    fallbacks: [],
    ...widening,
    descriptors: `font-weight:400 700;${writeUnicodeRange(widening.characters)}`,
  };
}

function widenData(widening: Widening): Face {
  return {
    family: "Face Data",
    packageName: "@fontsource-variable/martian-mono",
    axes: { wdth: 75, wght: { min: 400, max: 700 } },
    features: [],
    fallbacks: [],
    ...widening,
    descriptors: `font-weight:400 700;${writeUnicodeRange(widening.characters)}`,
  };
}
