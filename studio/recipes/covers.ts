import type { Member } from "../figure/cast.ts";
import { assembleShaders } from "../figure/figure-shader.ts";
import { type FigureShot, renderFigure } from "../figure/render-figure.ts";
import { type Cover, printCover } from "../page/cover.ts";
import { MEDIA, type Picture, readSource } from "../picture.ts";
import { openRaster } from "../print/encode.ts";
import { takeMember } from "./cast.ts";
import { REAPER } from "./hero.ts";

const MAX_BYTES = 160_000;
const CODE = [
  "browser.ts",
  "page/cover.ts",
  "page/cover.css",
  "print/texture.ts",
  "figure/gpu-page.ts",
  "figure/render-figure.ts",
];
const HOUSE_SHOT = shoot(REAPER);
const TAGLINE = [
  ["Zip it.", "62%"],
  ["Stack it.", "100%"],
  ["Own it.", "150%"],
] as const;
const BRAND = [["BAGZ", "62%"], ...TAGLINE] as const;

const SPLIT = { panel: "#f0187f", panelStart: "450px", ink: "#e9dfd8" };
/** Low enough that each letter behind the hood still shows its top. */
const FIGURE_AT = { figureSize: "610px", figureRight: "36px", figureBottom: "-92px" };

export const coverPictures: Picture[] = [
  cover("home", HOUSE_SHOT, {
    ...SPLIT,
    ...FIGURE_AT,
    lead: "The",
    giant: "Villain",
    giantStretch: "75%",
    giantTop: "92px",
    front: "Era has begun",
    foot: TAGLINE,
  }),
  cover("default", HOUSE_SHOT, {
    ...SPLIT,
    ...FIGURE_AT,
    giant: "BAGZ",
    giantStretch: "95%",
    giantTop: "40px",
    foot: TAGLINE,
  }),
  cover("leaderboard", shoot(takeMember("005")), {
    ...FIGURE_AT,
    panel: "#ffb81c",
    panelStart: "0px",
    ink: "#140a1a",
    giant: "Leaderboard",
    giantStretch: "50%",
    giantTop: "40px",
    foot: BRAND,
  }),
  cover("tools", shoot(takeMember("004")), {
    ...FIGURE_AT,
    panel: "#39ff14",
    panelStart: "0px",
    ink: "#05020a",
    giant: "Chaos tools",
    giantStretch: "50%",
    giantTop: "40px",
    foot: BRAND,
  }),
];

/** Out of his portrait, if he has one. */
function shoot(figure: Member): FigureShot {
  return { figure: { ...figure, isCutOut: true, vignette: 0, grain: 0 }, width: 640, height: 640, samples: 1 };
}

function cover(name: string, shot: FigureShot, design: Cover): Picture {
  return {
    id: `og/${name}`,
    files: [{ path: `${MEDIA}/og/${name}.jpg`, maxBytes: MAX_BYTES }],
    recipe: [design, shot, assembleShaders(shot.figure), CODE.map(readSource)],
    make: async (browser) => {
      const figure = await openRaster(await renderFigure(browser, shot))
        .png()
        .toBuffer();
      return [await printCover(browser, design, figure)];
    },
  };
}
