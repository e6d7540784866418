import { getMediaUrl } from "#web/lib/media-url.ts";
import { getMemeSize } from "../meme.rules.ts";
import type { MemeProject } from "../meme.schema.ts";
import type { PaintRequest, PictureSource } from "./draw/paint.ts";
import { getPicture } from "./picture-cache.ts";
import type { MemeEditor } from "./use-meme-editor.ts";

export function getTemplateUrl(id: string): string {
  return getMediaUrl(`templates/${id}-1200.webp`);
}

async function getSource(project: MemeProject, getUpload: MemeEditor["getUpload"]): Promise<PictureSource | undefined> {
  const { background } = project;
  if (background.kind === "graphic") return undefined;
  if (background.kind === "template") {
    const url = getTemplateUrl(background.id);
    return { key: url, blob: await getPicture(url) };
  }
  const blob = getUpload(background);
  if (blob === undefined) throw new Error("The uploaded picture is gone");
  return { key: background.uploadId, blob };
}

interface RequestParts {
  project: MemeProject;
  getUpload: MemeEditor["getUpload"];
  scale: number;
}

/** All that the worker needs to paint the picture below the texts. Rejects when a picture cannot be had. */
export async function createPaintRequest({ project, getUpload, scale }: RequestParts): Promise<PaintRequest> {
  const { background, opacity, filter, glitch } = project;
  const graphic =
    background.kind === "graphic" ? background.id : background.kind === "upload" ? background.ground : undefined;
  const picture = await getSource(project, getUpload);
  const place = background.kind === "upload" ? background.place : undefined;
  return { size: getMemeSize(project), scale, background: graphic, picture, place, opacity, filter, glitch };
}
