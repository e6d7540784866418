/** Where pictures are drawn: off the page where the browser can, else on an element that is never shown. */
export type Surface = OffscreenCanvas | HTMLCanvasElement;
export type Brush = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

export function createSurface(width: number, height: number): { surface: Surface; brush: Brush } {
  const surface =
    typeof OffscreenCanvas === "undefined" ? createElement(width, height) : new OffscreenCanvas(width, height);
  const brush = surface.getContext("2d", { willReadFrequently: false }) as Brush | null;
  if (brush === null) throw new Error("This browser gives no canvas to draw on");
  return { surface, brush };
}

function createElement(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Undefined when the browser cannot write this format. */
export async function encodeSurface(surface: Surface, type: string, quality?: number): Promise<Blob | undefined> {
  const blob =
    "convertToBlob" in surface
      ? await surface.convertToBlob({ type, quality })
      : await new Promise<Blob | null>((resolve) => surface.toBlob(resolve, type, quality));
  return blob?.type === type ? blob : undefined;
}
