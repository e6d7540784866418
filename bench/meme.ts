/** The meme tool in a real browser, on the built site. */
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { findBrowser } from "../scripts/find-browser.ts";
import { getMediaUrl } from "../src/server/media-url.ts";
import type { measureStrokes } from "./meme-strokes.ts";

const ROUNDS = 60;

export interface MemeTimes {
  /** 600 × 600, filter and three texts; milliseconds. */
  meme: number;
  /** The same picture and texts without filter, fitting or layers. */
  bare: number;
  /** From pressing the tab until its first picture stands on the stage. */
  firstPicture: number;
}

async function bundleStrokes(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "meme-strokes.ts")],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "strokes",
    target: "es2022",
  });
  return outputFiles[0]?.text ?? "";
}

export async function measureMeme(origin: string): Promise<MemeTimes> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${origin}/tools`, { waitUntil: "networkidle" });
    const startedAt = performance.now();
    await page.getByRole("tab", { name: "Meme factory" }).click();
    await page.getByRole("img", { name: /600 by 600 pixels/ }).waitFor();
    await page.getByText("Fetching the picture").waitFor({ state: "hidden" });
    const firstPicture = performance.now() - startedAt;
    await page.evaluate(await bundleStrokes().then((code) => `${code}; window.strokes = strokes`));
    const times = await page.evaluate(
      ([url, rounds]) => {
        const { strokes } = window as unknown as { strokes: { measureStrokes: typeof measureStrokes } };
        return strokes.measureStrokes(url, rounds);
      },
      [getMediaUrl(`templates/${memeTemplates.at(-1)?.id}-1200.webp`), ROUNDS] as const,
    );
    return { ...times, firstPicture };
  } finally {
    await browser.close();
  }
}
