import { MEDIA, type Picture, type PictureFile } from "../picture.ts";
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
/** Dots, folds in a crowd and the lines of a map are fine detail: they cost more bytes at the same quality. */
const POSTER_PRINT: Partial<ScenePhoto> = { quality: { avif: 52, webp: 66 }, edition: POSTER };
const FINE_PRINT: Partial<ScenePhoto> = { quality: { avif: 55, webp: 77 } };

export const movementPictures: Picture[] = [
  card("rally-scene", RALLY, FINE_PRINT),
  card("tactical-bunker", TACTICAL, FINE_PRINT),
  card("street-takeover", STREET),
  card("chaos-collective", CHAOS, POSTER_PRINT),
];

function card(name: string, layers: Layer[], own: Partial<ScenePhoto> = {}): Picture {
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
    settings: { ...PRINT, ...own },
    sources: ["print/scene-photo.ts", "print/edition.ts"],
    print: printScene,
  });
}
