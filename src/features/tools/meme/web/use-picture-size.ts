import { useEffect, useState } from "react";
import type { Size } from "../meme-bounds.rules.ts";

/** The size of a picture in memory, once it is known. */
export function usePictureSize(blob: Blob | undefined): Size | undefined {
  const [measured, setMeasured] = useState<{ blob: Blob; size: Size }>();
  useEffect(() => {
    if (blob === undefined) return;
    let isGone = false;
    createImageBitmap(blob).then(
      (bitmap) => {
        if (!isGone) setMeasured({ blob, size: { width: bitmap.width, height: bitmap.height } });
        bitmap.close();
      },
      // What cannot be read is not shown either, which the stage says.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [blob]);
  return measured?.blob === blob ? measured?.size : undefined;
}
