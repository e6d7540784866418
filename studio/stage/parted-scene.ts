import sharp, { type OverlayOptions } from "sharp";
import type { StudioBrowser } from "../browser.ts";
import { openRaster } from "../print/encode.ts";
import type { Raster } from "../print/raster.ts";
import { composeScene, type Scene } from "./scene.ts";

/** Figures of one ink would run into each other: behind each lies bare paper as far as `rim`, in shares of the scene's height. */
export async function composeParted(browser: StudioBrowser, scene: Scene, rim: number): Promise<Raster> {
  const { width, height, layers } = scene;
  const inputs: OverlayOptions[] = [];
  for (const layer of layers) {
    const figure = await composeScene(browser, { ...scene, layers: [layer] });
    if ("shot" in layer) inputs.push({ input: await cutPaper(figure, rim * height) });
    inputs.push({ input: await openRaster(figure).png().toBuffer() });
  }
  const ground = sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  return { width, height, data: await ground.composite(inputs).raw().toBuffer() };
}

/** White where the figure is and round it, for the screen; without the green that says what is paper. */
async function cutPaper(figure: Raster, rim: number): Promise<Buffer> {
  const { width, height } = figure;
  const alpha = await openRaster(figure).extractChannel("alpha").png().toBuffer();
  // As far out as the rim a blur this wide leaves that much of an edge.
  const shape = await sharp(alpha)
    .blur(rim / 1.5)
    .threshold(17)
    .toColourspace("b-w")
    .png()
    .toBuffer();
  const white = sharp({ create: { width, height, channels: 3, background: "#ff00ff" } });
  return white.joinChannel(shape).png().toBuffer();
}
