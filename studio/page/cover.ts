import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import type { StudioBrowser } from "../browser.ts";
import { readSource } from "../picture.ts";
import { drawHalftoneColumn } from "../print/texture.ts";

export interface Cover {
  /** A small open word above the giant. */
  lead?: string;
  /** Fitted across the sleeve, behind the figure. */
  giant: string;
  giantStretch: string;
  giantTop: string;
  /** Fitted in front of the figure at the left. */
  front?: string;
  /** Words of the foot with their widths. */
  foot: readonly (readonly [text: string, stretch: string])[];
  panel: string;
  panelStart: string;
  ink: string;
  figureSize: string;
  figureRight: string;
  figureBottom: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const JPEG_QUALITY = 80;
const FONT = "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2";

/** A record sleeve as a JPEG: flat ink, one giant word, the figure cut out in front of it. */
export async function printCover(browser: StudioBrowser, cover: Cover, figure: Buffer): Promise<Buffer> {
  const page = await browser.openPage({ width: WIDTH, height: HEIGHT });
  try {
    await page.setContent(buildHtml(cover, figure));
    await page.evaluate(async () => {
      await document.fonts.load("900 100px Display");
      await Promise.all([...document.images].map((image) => image.decode()));
      for (const line of document.querySelectorAll<HTMLElement>(".fit")) {
        const range = document.createRange();
        range.selectNodeContents(line);
        line.style.fontSize = `${(100 * line.clientWidth) / range.getBoundingClientRect().width}px`;
      }
    });
    const screenshot = await page.screenshot({ type: "png" });
    return sharp(screenshot).jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer();
  } finally {
    await page.close();
  }
}

function buildHtml(cover: Cover, figure: Buffer): string {
  const font = readFileSync(createRequire(import.meta.url).resolve(FONT));
  const css = readSource("page/cover.css")
    .replace("FONT", toDataUrl("font/woff2", font))
    .replaceAll("DOTS", toDataUrl("image/svg+xml", Buffer.from(drawHalftoneColumn())));
  const roles = [
    `--panel:${cover.panel}`,
    `--panel-start:${cover.panelStart}`,
    `--ink:${cover.ink}`,
    `--giant-top:${cover.giantTop}`,
    `--giant-stretch:${cover.giantStretch}`,
    `--figure-size:${cover.figureSize}`,
    `--figure-right:${cover.figureRight}`,
    `--figure-bottom:${cover.figureBottom}`,
  ];
  const foot = cover.foot.map(([text, stretch]) => `<span style="font-stretch:${stretch}">${text}</span>`);
  return `<!doctype html><style>${css}</style><body style="${roles.join(";")}">
<div class="panel"></div>
<div class="lead">${cover.lead ?? ""}</div>
<div class="giant fit">${cover.giant}</div>
<img class="figure" src="${toDataUrl("image/png", figure)}" alt="">
<div class="runout"></div>
${cover.front ? `<div class="front fit">${cover.front}</div>` : ""}
<div class="foot">${foot.join("")}</div>`;
}

function toDataUrl(type: string, data: Buffer): string {
  return `data:${type};base64,${data.toString("base64")}`;
}
