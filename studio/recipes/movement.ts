import { REAPER } from "../figure/figure.ts";
import { MEDIA, type Picture, type PictureFile } from "../picture.ts";
import type { Edition } from "../print/edition.ts";
import { printScene, type ScenePhoto } from "../print/scene-photo.ts";
import { drawCity } from "../stage/drawings/city.ts";
import { drawHologram, drawTable } from "../stage/drawings/hologram.ts";
import { drawMark } from "../stage/drawings/mark.ts";
import { drawBeams, drawFoot, drawGlow, drawRing, drawSky, drawSun } from "../stage/drawings/sky.ts";
import { drawStreet, drawWetStreaks } from "../stage/drawings/street.ts";
import type { Layer } from "../stage/scene.ts";
import { scenePicture } from "../stage/scene-picture.ts";
import { shoot, standCrowd } from "./crew.ts";
import { PORTRAITS } from "./portraits.ts";

const WIDTH = 1200;
const HEIGHT = 900;
const BUDGETS: Record<number, number> = { 480: 50_000, 800: 100_000, 1200: 160_000 };
const VOID = "#05020a";

const leader = shoot(
  {
    pose: "banner",
    turn: -0.14,
    camera: [0, -0.7, 9],
    target: [0, -0.7, 0],
    zoom: 2.6,
    rimPower: 12,
    fill: 0.6,
  },
  880,
  660,
);

const rally: Layer[] = [
  { draw: drawSky([{ at: 0, colour: "#0c0416" }, { at: 0.45, colour: "#4a0a3c" }, { at: 0.7, colour: "#a01050" }, { at: 1, colour: "#2a0624" }]) },
  { draw: drawBeams([{ x: 0.12, lean: 0.16, spread: 0.05, colour: "#ff4fa8" }, { x: 0.9, lean: -0.14, spread: 0.05, colour: "#2fb8e8" }]), blur: 0.012, blend: "screen" },
  { draw: drawGlow({ x: 0.5, y: 0.44, radius: 0.72, stops: [{ at: 0.4, colour: "#ff7a3c", opacity: 0.5 }, { at: 1, colour: "#ff1e8a", opacity: 0 }] }), blend: "screen" },
  { draw: drawSun({ x: 0.5, y: 0.44, radius: 0.335, stops: [{ at: 0, colour: "#ffe08a" }, { at: 0.45, colour: "#ffab3c" }, { at: 1, colour: "#ff1e6a" }] }) },
  { draw: drawCity({ seed: 3, ground: 0.92, gap: 0.62, rows: [
    { fill: "#5c0f4a", lit: "#ff8ac0", tallest: 0.62, share: 0.05 },
    { fill: "#2c0a38", lit: "#ff5fae", tallest: 0.5, share: 0.07 },
    { fill: "#12061e", lit: "#4fd8ff", tallest: 0.34, share: 0.08 },
  ] }) },
  { shot: leader, x: 0.5, y: 0.5, height: 1 },
  { draw: drawMark(0.155, 0.18, 0.15, 4) },
  { draw: drawFoot("#1a0414", 0.55, 0.9), blend: "over" },
  ...standCrowd([
    { y: 0.82, height: 0.36, light: 0.75, places: [0.06, -0.17, 0.3, 0.42, -0.6, 0.7, 0.82, -0.95] },
    { y: 0.9, height: 0.46, light: 0.9, places: [-0.02, 0.12, 0.26, -0.42, 0.55, 0.7, -0.84, 0.97] },
    { y: 1.04, height: 0.6, light: 0.7, places: [0.08, 0.32, 0.55, 0.78, 0.99] },
  ]),
  { draw: drawFoot(VOID, 0.68, 0.98) },
];

const PRINT: ScenePhoto = { widths: [480, 800, 1200], formats: ["avif", "webp"], quality: { avif: 58, webp: 80 }, grain: 5 };

export const movementPictures: Picture[] = [
  card("rally-scene", rally),
];

function card(name: string, layers: Layer[], edition?: Edition): Picture {
  const files: PictureFile[] = PRINT.widths.flatMap((width) =>
    PRINT.formats.map((format) => ({ path: `${MEDIA}/movement/${name}-${width}.${format}`, maxBytes: BUDGETS[width] ?? 0 })),
  );
  return scenePicture({
    id: `movement/${name}`,
    scene: { width: WIDTH, height: HEIGHT, layers },
    files,
    settings: { ...PRINT, edition },
    sources: ["print/scene-photo.ts", "print/edition.ts"],
    print: printScene,
  });
}
