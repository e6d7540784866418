/** Where pictures are drawn: off the page where the browser can, else on an element that is never shown. */
export type Canvas = OffscreenCanvas | HTMLCanvasElement;
export type CanvasContext = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

export function createCanvas(width: number, height: number): { canvas: Canvas; context: CanvasContext } {
  const canvas =
    typeof OffscreenCanvas === "undefined" ? createElement(width, height) : new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: false }) as CanvasContext | null;
  if (context === null) throw new Error("This browser gives no canvas to draw on");
  return { canvas, context };
}

function createElement(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Undefined when the browser cannot write this format. */
export async function encodeCanvas(canvas: Canvas, type: string, quality?: number): Promise<Blob | undefined> {
  const blob =
    "convertToBlob" in canvas
      ? await canvas.convertToBlob({ type, quality })
      : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  return blob?.type === type ? blob : undefined;
}
