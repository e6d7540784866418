import { useEffect, useState } from "react";
import type { Size } from "../meme-bounds.rules.ts";

/** Rejects what cannot be read. */
export async function measurePicture(blob: Blob): Promise<Size> {
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/** The size of a picture in memory, once it is known. */
export function usePictureSize(blob: Blob | undefined): Size | undefined {
  const [measured, setMeasured] = useState<{ blob: Blob; size: Size }>();
  useEffect(() => {
    if (blob === undefined) return;
    let isGone = false;
    measurePicture(blob).then(
      (size) => isGone || setMeasured({ blob, size }),
      // What cannot be read is not shown either, which the stage says.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [blob]);
  return measured?.blob === blob ? measured?.size : undefined;
}
