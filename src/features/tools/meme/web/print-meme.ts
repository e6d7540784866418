import { getMemeSize } from "../meme.rules.ts";
import type { MemeProject } from "../meme.schema.ts";
import type { Drawer } from "./draw/drawer.ts";
import { createSurface, encodeSurface } from "./draw/surface.ts";
import { drawTexts, layOutTexts, loadFace } from "./draw/texts.ts";
import { createPaintRequest } from "./picture-request.ts";
import type { Bench } from "./use-bench.ts";

interface PrintParts {
  project: MemeProject;
  getUpload: Bench["getUpload"];
  drawer: Drawer;
  scale: number;
  locale: string;
}

/** The whole meme as a PNG, `scale` times its own size. */
export async function printMeme({ project, getUpload, drawer, scale, locale }: PrintParts): Promise<Blob> {
  const size = getMemeSize(project);
  const request = await createPaintRequest({ project, getUpload, scale });
  const [picture] = await Promise.all([drawer.draw("paint", request), loadFace()]);
  const { surface, brush } = createSurface(picture.width, picture.height);
  brush.drawImage(picture, 0, 0);
  picture.close();
  const fitted = layOutTexts(project.texts, { size, locale });
  drawTexts(brush, { texts: project.texts, fitted, size, scale });
  const blob = await encodeSurface(surface, "image/png");
  if (blob === undefined) throw new Error("This browser writes no PNG");
  return blob;
}
