/** Letters that the three families get beyond those of English: files of a few kilobytes, fetched where such a letter stands. */
import { DISPLAY_CAP_HEIGHT, type Face, range, writeUnicodeRange } from "./face.ts";

const TURKISH_CAPITALS = "ĞİŞ";
/** The letter ı comes with the faces of English, whose source alone has it. */
const TURKISH = `${TURKISH_CAPITALS}ğş`;
const CYRILLIC_CAPITALS = `Ё${range(0x410, 0x42f)}№`;
const CYRILLIC = `${CYRILLIC_CAPITALS}${range(0x430, 0x44f)}ё`;
/** What other languages write beyond Russian: files of their own, for names and what members write. */
const SLAVIC_CAPITALS = `Ѐ${range(0x402, 0x40f)}Ґ`;
const SLAVIC = `${SLAVIC_CAPITALS}ѐ${range(0x452, 0x45f)}ґ`;
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
  ...widenByCyrillic("cyrillic", CYRILLIC_CAPITALS, CYRILLIC, { isMeasured: true }),
  ...widenByCyrillic("slavic", SLAVIC_CAPITALS, SLAVIC),
];

function widenByCyrillic(
  name: string,
  capitals: string,
  letters: string,
  measuring: Pick<Face, "isMeasured"> = {},
): Face[] {
  return [
    {
      // One width for every width setting; its capitals are as high as those beside them.
      ...widenDisplay({
        file: `face-${name}-display.woff2`,
        source: "files/sofia-sans-extra-condensed-cyrillic-900-normal.woff2",
        characters: capitals,
        packageName: "@fontsource/sofia-sans-extra-condensed",
        axes: {},
      }),
      sizeAdjust: DISPLAY_CAP_HEIGHT / SOFIA_CAP_HEIGHT,
      ...measuring,
    },
    widenText({
      file: `face-${name}-text.woff2`,
      source: "files/onest-cyrillic-wght-normal.woff2",
      characters: letters,
    }),
    widenData({
      file: `face-${name}-data.woff2`,
      source: "files/martian-mono-cyrillic-standard-normal.woff2",
      characters: letters,
    }),
  ];
}

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
