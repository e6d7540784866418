import { DISPLAY_CAP_HEIGHT, type Face, type FallbackFace, range } from "./face.ts";
import { scriptFaces } from "./script-faces.ts";
import { widenings } from "./widenings.ts";

const LATIN_1 = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}`;
const PUNCTUATION = "–—‘’“”…•€™−";

/** Which glyphs and axes of the open-licence families the site ships, and what stands in while they load. */
export const faces: Face[] = [
  {
    family: "Face Display",
    file: "face-display.woff2",
    packageName: "@fontsource-variable/anybody",
    source: "files/anybody-latin-standard-normal.woff2",
    characters: `${range(0x20, 0x5f)}${range(0xc0, 0xde)}\u00a0¡¿·ŸŒ${PUNCTUATION}`,
    axes: { wght: 900, wdth: { min: 50, max: 150 } },
    features: ["kern", "ccmp", "mark", "tnum"],
    descriptors: "font-weight:900;font-stretch:50% 150%",
    isMeasured: true,
    fallbacks: [
      matchCapHeight("Face Display Impact", ["Impact"], 0.7905),
      // The wide cuts keep the height of a title where a system has no narrow one.
      matchCapHeight("Face Display Arial Narrow", ["Arial Narrow Bold", "ArialNarrow-Bold", "Arial-BoldMT"], 0.7158),
      matchCapHeight(
        "Face Display Roboto Condensed",
        ["Roboto Condensed Bold", "RobotoCondensed-Bold", "Roboto Bold", "Roboto-Bold"],
        0.7109,
      ),
      matchCapHeight(
        "Face Display Liberation Narrow",
        ["Liberation Sans Narrow Bold", "LiberationSansNarrow-Bold", "Liberation Sans Bold", "LiberationSans-Bold"],
        0.688,
      ),
      matchCapHeight(
        "Face Display DejaVu",
        ["DejaVu Sans Condensed Bold", "DejaVuSansCondensed-Bold", "DejaVu Sans Bold", "DejaVuSans-Bold"],
        0.729,
      ),
    ],
  },
  {
    family: "Face Text",
    file: "face-text.woff2",
    packageName: "@fontsource-variable/onest",
    source: "files/onest-latin-wght-normal.woff2",
    characters: `${LATIN_1}ı${PUNCTUATION}`,
    axes: { wght: { min: 400, max: 700 } },
    features: ["kern", "ccmp", "mark", "tnum"],
    descriptors: "font-weight:400 700",
    fallbacks: [
      { family: "Face Text Fallback", localNames: ["Arial", "Liberation Sans", "LiberationSans"], sizeAdjust: 1.062 },
      { family: "Face Text Roboto", localNames: ["Roboto", "Roboto-Regular"], sizeAdjust: 1.145 },
      { family: "Face Text DejaVu", localNames: ["DejaVu Sans", "DejaVuSans"], sizeAdjust: 0.925 },
    ],
  },
  {
    family: "Face Data",
    file: "face-data.woff2",
    packageName: "@fontsource-variable/martian-mono",
    source: "files/martian-mono-latin-standard-normal.woff2",
    characters: `${LATIN_1}ı${PUNCTUATION}↑↓`,
    axes: { wdth: 75, wght: { min: 400, max: 700 } },
    features: ["ccmp", "rvrn"],
    descriptors: "font-weight:400 700",
    fallbacks: [
      // Letters of all of them are three fifths of an em wide.
      {
        family: "Face Data Fallback",
        localNames: [
          "Courier New",
          "Liberation Mono",
          "LiberationMono",
          "Roboto Mono",
          "DejaVu Sans Mono",
          "DejaVuSansMono",
        ],
        sizeAdjust: 1,
      },
    ],
  },
  {
    // Neither the text nor the data file has these arrows and ticks.
    family: "Face Symbols",
    file: "face-symbols.woff2",
    packageName: "@fontsource-variable/onest",
    source: "files/onest-symbols-wght-normal.woff2",
    characters: "←→↑↓↗✓★",
    axes: { wght: { min: 400, max: 700 } },
    features: [],
    descriptors: "font-weight:400 700;unicode-range:U+2190-2193,U+2197,U+2605,U+2713",
    fallbacks: [],
  },
  ...widenings,
  ...scriptFaces,
];

function matchCapHeight(family: string, localNames: string[], capHeight: number): FallbackFace {
  return { family, localNames, sizeAdjust: DISPLAY_CAP_HEIGHT / capHeight };
}
