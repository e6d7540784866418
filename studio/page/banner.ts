import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { StudioBrowser } from "../browser.ts";
import { readSource } from "../picture.ts";
import { drawHalftoneColumn } from "../print/texture.ts";

export interface Banner {
  /** Fills the banner behind the figure. */
  scene: string;
  word: string;
  /** Words of the line below with their widths. */
  line: readonly (readonly [text: string, stretch: string])[];
}

const WIDTH = 1200;
const HEIGHT = 300;
const FONT = "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2";

/** The head of a profile elsewhere: the word at the left, the figure at the right third. */
export async function printBanner(browser: StudioBrowser, banner: Banner, figure: Buffer): Promise<Buffer> {
  const page = await browser.openPage({ width: WIDTH, height: HEIGHT });
  try {
    await page.setContent(buildHtml(banner, figure));
    await page.evaluate(async () => {
      await document.fonts.load("900 100px Display");
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    return await page.screenshot({ type: "png" });
  } finally {
    await page.close();
  }
}

function buildHtml({ scene, word, line }: Banner, figure: Buffer): string {
  const font = readFileSync(createRequire(import.meta.url).resolve(FONT));
  const css = readSource("page/banner.css")
    .replace("FONT", toDataUrl("font/woff2", font))
    .replace("DOTS", toDataUrl("image/svg+xml", Buffer.from(drawHalftoneColumn())));
  const words = line.map(([text, stretch]) => `<span style="font-stretch:${stretch}">${text}</span>`);
  return `<!doctype html><style>${css}</style><body>
<img class="scene" src="${toDataUrl("image/svg+xml", Buffer.from(scene))}" alt="">
<img class="figure" src="${toDataUrl("image/webp", figure)}" alt="">
<div class="runout"></div>
<img class="word" src="${toDataUrl("image/svg+xml", Buffer.from(word))}" alt="">
<div class="line">${words.join("")}</div>`;
}

function toDataUrl(type: string, data: Buffer): string {
  return `data:${type};base64,${data.toString("base64")}`;
}
