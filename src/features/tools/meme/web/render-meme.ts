import { getMemeSize } from "../meme.rules.ts";
import type { MemeProject } from "../meme.schema.ts";
import { createCanvas, encodeCanvas } from "./draw/canvas.ts";
import type { Drawer } from "./draw/drawer.ts";
import { drawTexts, layOutTexts, loadFace } from "./draw/texts.ts";
import { createPaintRequest } from "./picture-request.ts";
import type { MemeEditor } from "./use-meme-editor.ts";

interface RenderParts {
  project: MemeProject;
  getUpload: MemeEditor["getUpload"];
  drawer: Drawer;
  scale: number;
  locale: string;
}

/** The whole meme as a PNG, `scale` times its own size. */
export async function renderMeme({ project, getUpload, drawer, scale, locale }: RenderParts): Promise<Blob> {
  const size = getMemeSize(project);
  const request = await createPaintRequest({ project, getUpload, scale });
  const [picture] = await Promise.all([drawer.draw("paint", request), loadFace()]);
  const { canvas, context } = createCanvas(picture.width, picture.height);
  context.drawImage(picture, 0, 0);
  picture.close();
  const fitted = layOutTexts(project.texts, { size, locale });
  drawTexts(context, { texts: project.texts, fitted, size, scale });
  const blob = await encodeCanvas(canvas, "image/png");
  if (blob === undefined) throw new Error("This browser writes no PNG");
  return blob;
}
