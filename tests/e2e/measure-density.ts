import type { Locator } from "@playwright/test";
import { expect } from "./site.ts";

/** What a screen of two device pixels asks of a render, but for the rounding of `sizes`. */
export const SHARP = 1.9;

/** Pixels of the file that the browser has chosen for each CSS pixel at which it is drawn, cropped or not. */
export async function measureDensity(image: Locator): Promise<number> {
  await image.evaluate((drawn) => drawn.scrollIntoView({ block: "center" }));
  await expect.poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.complete && drawn.currentSrc)).toBeTruthy();
  return image.evaluate(async (drawn: HTMLImageElement) => {
    const answer = await fetch(drawn.currentSrc);
    const { width, height } = await createImageBitmap(await answer.blob());
    return width / Math.max(drawn.clientWidth, (drawn.clientHeight * width) / height);
  });
}
