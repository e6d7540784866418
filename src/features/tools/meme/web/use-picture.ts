import { type RefObject, useEffect, useRef, useState } from "react";
import type { MemeBackground } from "../meme.schema.ts";
import type { Drawer } from "./draw/drawer.ts";
import { createPaintRequest } from "./picture-request.ts";
import type { MemeEditor } from "./use-meme-editor.ts";

interface PictureLayer {
  state: "loading" | "ready" | "failed";
  /** What lies on the canvas: while the next one is painted, the one before. */
  painted: MemeBackground | undefined;
}

interface PictureParts {
  canvasRef: RefObject<HTMLCanvasElement | null>;
  editor: MemeEditor;
  drawer: Drawer | undefined;
  scale: number;
}

function showBitmap(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap): void {
  if (canvas === null) return;
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
}

/** Keeps the picture below the texts painted. Only what changes it paints it anew: never the texts. */
export function usePicture({ canvasRef, editor, drawer, scale }: PictureParts): PictureLayer {
  const { project, isReady, getUpload } = editor;
  const { background, filter, opacity, glitch } = project;
  const [state, setState] = useState<PictureLayer["state"]>("loading");
  const [painted, setPainted] = useState<MemeBackground>();
  const latest = useRef(0);
  const running = useRef<Promise<void>>(Promise.resolve());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of the project are painted by others
  useEffect(() => {
    if (drawer === undefined || !isReady) return;
    latest.current += 1;
    const turn = latest.current;
    const isLatest = () => turn === latest.current;
    async function paint(drawer: Drawer) {
      try {
        const request = await createPaintRequest({ project, getUpload, scale });
        // A pull on a slider asks faster than a slow phone paints: what was overtaken is left out.
        await running.current;
        if (!isLatest()) return;
        const painting = drawer.draw("paint", request);
        running.current = painting.then(
          () => undefined,
          () => undefined,
        );
        const bitmap = await painting;
        if (!isLatest()) return;
        showBitmap(canvasRef.current, bitmap);
        setState("ready");
        setPainted(background);
      } catch {
        if (isLatest()) setState("failed");
      }
    }
    const slowTimer = setTimeout(() => isLatest() && setState("loading"), 300);
    void paint(drawer).finally(() => clearTimeout(slowTimer));
    return () => {
      clearTimeout(slowTimer);
      latest.current += 1;
    };
  }, [background, filter, opacity, glitch, scale, isReady, drawer, getUpload]);

  return { state, painted };
}
