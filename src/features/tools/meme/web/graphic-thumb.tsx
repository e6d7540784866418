import { useEffect, useRef } from "react";
import type { GraphicId } from "../meme.catalog.ts";
import type { Drawer } from "./draw/drawer.ts";

/** Twice the size at which it stands in the picker, in pixels. */
const WIDTH = 160;

/** A generated graphic, drawn small. */
export function GraphicThumb({ id, drawer }: { id: GraphicId; drawer: Drawer | undefined }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const request = {
      size: { width: 400, height: 300 },
      scale: WIDTH / 400,
      background: id,
      picture: undefined,
      opacity: 100,
      filter: "none",
      glitch: 0,
    } as const;
    drawer?.draw("paint", request).then(
      (bitmap) => {
        if (!isGone) ref.current?.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
      },
      // A closed editor needs no picture.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [drawer, id]);
  return <canvas ref={ref} width={WIDTH} height={(WIDTH * 3) / 4} />;
}
