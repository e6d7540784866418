import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const featuresDir = join(dirname(dirname(import.meta.dirname)), "src/features");

/** The addresses of all pages. Read off the faces as text: the runner of the journeys cannot load code of the browser. */
export function listPagePaths(): string[] {
  const files = readdirSync(featuresDir, { recursive: true, encoding: "utf8" });
  const faces = files.filter((file) => /[\\/]web[\\/][^\\/]+\.feature\.ts$/.test(file));
  const texts = faces.map((face) => readFileSync(join(featuresDir, face), "utf8"));
  return texts.flatMap((text) => [...text.matchAll(/^ +path: "([^"]+)"/gm)].flatMap(([, path]) => path ?? []));
}
