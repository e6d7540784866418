import { MEDIA, type Picture, type PictureFile } from "../picture.ts";
import type { Edition } from "../print/edition.ts";
import { printScene, type ScenePhoto } from "../print/scene-photo.ts";
import type { Layer } from "../stage/scene.ts";
import { scenePicture } from "../stage/scene-picture.ts";
import { CHAOS, POSTER, RALLY, STREET, TACTICAL } from "./movement-scenes.ts";

const BUDGETS: Record<number, number> = { 480: 50_000, 800: 100_000, 1200: 160_000, 1800: 300_000 };
const PRINT: ScenePhoto = {
  widths: [480, 800, 1200, 1800],
  formats: ["avif", "webp"],
  quality: { avif: 58, webp: 80 },
  grain: 5,
};
/** Its dots are fine detail: they cost more bytes at the same quality. */
const POSTER_QUALITY: ScenePhoto["quality"] = { avif: 52, webp: 66 };

export const movementPictures: Picture[] = [
  card("rally-scene", RALLY),
  card("tactical-bunker", TACTICAL),
  card("street-takeover", STREET),
  card("chaos-collective", CHAOS, POSTER),
];

function card(name: string, layers: Layer[], edition?: Edition): Picture {
  const files: PictureFile[] = PRINT.widths.flatMap((width) =>
    PRINT.formats.map((format) => ({
      path: `${MEDIA}/movement/${name}-${width}.${format}`,
      maxBytes: BUDGETS[width] ?? 0,
    })),
  );
  return scenePicture({
    id: `movement/${name}`,
    scene: { width: 1800, height: 1350, layers },
    files,
    settings: edition ? { ...PRINT, quality: POSTER_QUALITY, edition } : PRINT,
    sources: ["print/scene-photo.ts", "print/edition.ts"],
    print: printScene,
  });
}
