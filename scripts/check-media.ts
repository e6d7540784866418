/** Checks the pack's pictures: those that roles name are there, and what the studio has not made is a picture of sane size. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { clips, mediaDir, roles } from "../build/media/pack-media.ts";
import type { PackPicture } from "../src/shared/pack-pictures.schema.ts";

const PICTURE = /\.(?:png|jpe?g|webp|avif|svg)$/i;
/** What a camera gives; more only makes the build slow. */
const BYTES_MAX = 30_000_000;
const PIXELS_MAX = 64_000_000;
/** Less is no picture but a mistake. */
const EDGE_MIN = 8;

/** The files that the studio answers for: its own check compares them with their recipes. */
function listStudioFiles(folder: string): Set<string> {
  const manifest = join(folder, "manifest.json");
  if (!existsSync(manifest)) return new Set();
  const { pictures } = JSON.parse(readFileSync(manifest, "utf8")) as { pictures: { files: { path: string }[] }[] };
  return new Set(pictures.flatMap(({ files }) => files.map(({ path }) => path.replace(/^.*\/media\//, ""))));
}

async function checkPicture(folder: string, file: string): Promise<string[]> {
  const path = join(folder, file);
  const { size } = statSync(path);
  if (size > BYTES_MAX) return [`${file}: ${size} bytes; make it smaller (${BYTES_MAX} at most)`];
  try {
    const picture = sharp(path, { limitInputPixels: PIXELS_MAX });
    const { width, height } = await picture.metadata();
    if (Math.min(width, height) < EDGE_MIN) return [`${file}: ${width}x${height}; that is no picture for a page`];
    // A header alone says nothing of the rest.
    await picture.resize(EDGE_MIN).toBuffer();
    return [];
  } catch (error) {
    return [`${file}: is no readable picture of at most ${PIXELS_MAX} pixels (${(error as Error).message})`];
  }
}

/** Everything wrong with the pictures of a media folder. */
export async function findMediaProblems(folder: string, pictures: ReadonlyMap<string, PackPicture>): Promise<string[]> {
  const missing = [...pictures].flatMap(([role, { files }]) =>
    [files]
      .flat()
      .filter((file) => !existsSync(join(folder, file)))
      .map((file) => `${file}: is missing; the pack names it for "${role}"`),
  );
  const studioFiles = listStudioFiles(folder);
  const own = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => PICTURE.test(file) && !studioFiles.has(file));
  const problems: string[] = [];
  for (const file of own.sort()) problems.push(...(await checkPicture(folder, file)));
  return [...missing, ...problems];
}

if (process.argv[1] === import.meta.filename) {
  const named = new Map<string, PackPicture>(roles);
  for (const [id, files] of Object.entries(clips)) named.set(`clips/${id}`, { files });
  const problems = await findMediaProblems(mediaDir, named);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log("Every role has its picture.");
  process.exitCode = problems.length === 0 ? 0 : 1;
}
