import { readFileSync } from "node:fs";
import sharp from "sharp";
import { assembleShaders } from "../figure/figure-shader.ts";
import type { FigureShot } from "../figure/render-figure.ts";
import { hashMade } from "../manifest.ts";
import { type Cover, printCover } from "../page/cover.ts";
import { MEDIA, type Picture, ROOT, readSource } from "../picture.ts";
import { openRaster } from "../print/encode.ts";
import { takeFigure } from "../stage/figure-cache.ts";
import { EXTRAS } from "./cast-scenes.ts";
import { enlarge } from "./scene-shots.ts";

const MAX_BYTES = 160_000;
const CODE = ["browser.ts", "page/cover.ts", "page/cover.css", "print/texture.ts", "stage/figure-cache.ts"];
const HERO = `${MEDIA}/hero/reaper-wide-1280.webp`;
const FOOT = [
  ["BAGZ", "62%"],
  ["Zip it.", "62%"],
  ["Stack it.", "100%"],
  ["Own it.", "150%"],
] as const;

type Person = { shot: FigureShot } | { file: string } | { mark: string };
type Flood = Pick<Cover, "panel" | "panelStart" | "ink">;
type Place = Pick<Cover, "figureSize" | "figureRight" | "figureBottom">;

const MAGENTA: Flood = { panel: "#f0187f", panelStart: "0px", ink: "#05020a" };
const GOLD: Flood = { panel: "#ffb81c", panelStart: "0px", ink: "#140a1a" };
const ACID: Flood = { panel: "#39ff14", panelStart: "0px", ink: "#05020a" };
const CYAN: Flood = { panel: "#14d8ff", panelStart: "0px", ink: "#06001a" };
const BONE: Flood = { panel: "#e9dfd8", panelStart: "0px", ink: "#140a1a" };
const RED: Flood = { panel: "#ff5a68", panelStart: "0px", ink: "#05020a" };
const VIOLET: Flood = { panel: "#8f2bff", panelStart: "0px", ink: "#f4efff" };

const BUST: Place = { figureSize: "610px", figureRight: "36px", figureBottom: "-92px" };
const LARGE: Place = { figureSize: "640px", figureRight: "-8px", figureBottom: "-118px" };
const STANDING: Place = { figureSize: "452px", figureRight: "110px", figureBottom: "-150px" };
/** One with a whole body, near enough that the page cuts him at his knees. */
const NEAR: Place = { figureSize: "740px", figureRight: "-44px", figureBottom: "-336px" };
const BADGE: Place = { figureSize: "430px", figureRight: "90px", figureBottom: "36px" };

const HOUSE: Person = { file: HERO };

export const pageCovers: Picture[] = [
  cover("account", "Villain vault", "50%", { shot: EXTRAS.bust }, BUST, VIOLET),
  cover("roadmap", "Roadmap", "62%", { shot: enlarge(EXTRAS.walker, 1.75) }, STANDING, BONE),
  cover("merch", "Merch", "95%", HOUSE, LARGE, MAGENTA),
  cover("mission", "Mission", "75%", { shot: enlarge(EXTRAS.loudmouth, 1.3) }, BUST, ACID),
  cover("meetups", "Meetups", "75%", { shot: enlarge(EXTRAS.coneHead, 1.4) }, NEAR, CYAN),
  cover("market", "Flea market", "50%", { shot: enlarge(EXTRAS.sackHauler, 1.4) }, NEAR, BONE),
  cover("tokenomics", "Tokenomics", "50%", HOUSE, BUST, GOLD),
  cover("stake", "Stake", "100%", { shot: enlarge(EXTRAS.diver, 2) }, BUST, GOLD),
  cover("music", "Music", "100%", { shot: EXTRAS.shogun }, LARGE, MAGENTA),
  cover("privacy", "Privacy", "75%", { shot: EXTRAS.shogun }, BUST, CYAN),
  cover("terms", "Terms", "95%", { shot: enlarge(EXTRAS.oni, 1.8) }, BUST, RED),
  cover("banner", "Banner", "84%", HOUSE, LARGE, ACID),
  cover("logos", "Logos", "100%", { mark: "mark" }, BADGE, BONE),
  whitepaper("de", "Deutsch", { shot: EXTRAS.bust }, GOLD),
  whitepaper("ar", "Arabic", { shot: enlarge(EXTRAS.ghost, 2) }, ACID),
  whitepaper("zh", "Mandarin", { shot: enlarge(EXTRAS.oni, 1.8) }, RED),
  whitepaper("tr", widen("Türkçe", "84%"), { shot: EXTRAS.shogun }, CYAN),
  whitepaper("hi", widen("Hindi", "112%"), { shot: enlarge(EXTRAS.diver, 2) }, VIOLET),
];

/** A short word fitted across the sleeve grows too tall unless it is opened. */
function widen(word: string, stretch: string): string {
  return `<span style="font-stretch:${stretch}">${word}</span>`;
}

function whitepaper(language: string, name: string, person: Person, flood: Flood): Picture {
  return cover(`whitepaper-${language}`, "Whitepaper", "50%", person, BUST, flood, name);
}

function cover(
  name: string,
  giant: string,
  giantStretch: string,
  person: Person,
  place: Place,
  flood: Flood,
  front?: string,
): Picture {
  const design: Cover = { ...flood, ...place, giant, giantStretch, giantTop: "40px", foot: FOOT, front };
  return {
    id: `og/${name}`,
    files: [{ path: `${MEDIA}/og/${name}.jpg`, maxBytes: MAX_BYTES }],
    recipe: [design, describePerson(person), CODE.map(readSource)],
    make: async (browser) => {
      const figure =
        "shot" in person
          ? openRaster(await takeFigure(browser, person.shot))
          : "mark" in person
            ? sharp(Buffer.from(readSource(`marks/${person.mark}.svg`)), { density: 144 })
            : sharp(readFileSync(new URL(person.file, ROOT)));
      return [await printCover(browser, design, await figure.png().toBuffer())];
    },
  };
}

function describePerson(person: Person): unknown {
  if ("shot" in person) return [person.shot, assembleShaders(person.shot.figure)];
  if ("mark" in person) return readSource(`marks/${person.mark}.svg`);
  return hashMade(person.file);
}
