import { type PaintRequest, paintPicture } from "./paint.ts";
import { type ShrinkRequest, shrinkPicture } from "./shrink.ts";

export interface DrawJobs {
  paint: { request: PaintRequest; answer: ImageBitmap };
  shrink: { request: ShrinkRequest; answer: Blob };
}

export type DrawKind = keyof DrawJobs;

export interface DrawMessage<Kind extends DrawKind = DrawKind> {
  id: number;
  kind: Kind;
  request: DrawJobs[Kind]["request"];
}

export type DrawAnswer = { id: number; answer: DrawJobs[DrawKind]["answer"] } | { id: number; failure: string };

async function paint(request: PaintRequest): Promise<ImageBitmap> {
  const canvas = await paintPicture(request);
  return "transferToImageBitmap" in canvas ? canvas.transferToImageBitmap() : createImageBitmap(canvas);
}

const JOBS: { [Kind in DrawKind]: (request: DrawJobs[Kind]["request"]) => Promise<DrawJobs[Kind]["answer"]> } = {
  paint,
  shrink: shrinkPicture,
};

/** The work itself, the same in the worker and on the page. */
export function doDrawJob<Kind extends DrawKind>(
  kind: Kind,
  request: DrawJobs[Kind]["request"],
): Promise<DrawJobs[Kind]["answer"]> {
  return JOBS[kind](request);
}
