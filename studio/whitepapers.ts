/** Prints the whitepapers as PDFs into the pack's media: `npm run whitepapers`, before a release that changes their texts. */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { FACES_DIR } from "./fonts/make-faces.ts";
import {
  createWhitepaperDocument,
  findBrowser,
  html,
  pack,
  type WhitepaperLanguage,
  whitepaperLanguages,
  whitepaperLoaders,
  whitepaperStyle,
} from "./product.ts";

const root = dirname(import.meta.dirname);
const mediaDir = join(root, "packs", pack.id, "media/whitepaper");
const PRINT_ORIGIN = "http://print.invalid";
const LINKS = ["/fonts/fonts.css", "/style.css"].map((href) => html`<link rel="stylesheet" href="${href}">`);

interface PrintedPaper {
  /** Of the document that the PDF was printed from. */
  source: string;
  pdf: string;
}

function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

async function createPrintDocument(language: WhitepaperLanguage): Promise<string> {
  return createWhitepaperDocument({ paper: await whitepaperLoaders[language](), head: html`${LINKS}` });
}

/** What the PDFs must have been printed from, and what they are. */
export async function describePapers(): Promise<Record<string, PrintedPaper>> {
  const entries = whitepaperLanguages.map(async (language) => {
    const source = sha256((await createPrintDocument(language)) + whitepaperStyle);
    return [language, { source, pdf: sha256(await readFile(join(mediaDir, `${language}.pdf`))) }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

export async function readPrintedPapers(): Promise<Record<string, PrintedPaper>> {
  return JSON.parse(await readFile(join(mediaDir, "printed.json"), "utf8"));
}

/** Letters of the page for which this machine has no face: they look like one that no face has. */
function findMissingLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 64;
    canvas.height = 64;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (context === null) throw new Error("The browser draws nothing");
    context.font = `40px ${getComputedStyle(document.body).fontFamily}`;
    const draw = (letter: string) => {
      context.clearRect(0, 0, 64, 64);
      context.fillText(letter, 8, 48);
      return context.getImageData(0, 0, 64, 64).data.join();
    };
    const unknown = draw("\u{10fffd}");
    const letters = new Set((document.body.textContent ?? "").match(/\p{L}/gu));
    return [...letters].filter((letter) => draw(letter) === unknown);
  });
}

/** Opens or closes each line of the title until it fills the cover; other scripts have no width to open. */
function fitTitle(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const line of document.querySelectorAll<HTMLElement>("h1 span")) {
      const column = line.parentElement?.clientWidth ?? 0;
      line.style.width = "max-content";
      const measure = (stretch: number) => {
        line.style.fontStretch = `${stretch}%`;
        line.style.fontSize = "100px";
        return (column / line.getBoundingClientRect().width) * 100;
      };
      const tallest = column * 0.32;
      let stretch = 50;
      while (stretch < 150 && measure(stretch) > tallest) stretch += 1;
      line.style.fontSize = `${Math.floor(Math.min(measure(stretch), column * 0.4) * 0.99)}px`;
    }
  });
}

async function printPaper(page: Page, language: WhitepaperLanguage): Promise<void> {
  await page.goto(`${PRINT_ORIGIN}/${language}`);
  await page.evaluate(() => document.fonts.ready);
  const missing = await findMissingLetters(page);
  if (missing.length > 0)
    throw new Error(
      `This machine has no face for ${missing.length} letters of "${language}" (${missing.slice(0, 5).join(" ")}): install one for its script, such as Noto Sans.`,
    );
  await page.emulateMedia({ media: "print" });
  await fitTitle(page);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await writeFile(join(mediaDir, `${language}.pdf`), pdf);
  console.log(`${language}.pdf  ${(pdf.length / 1000).toFixed(0)} kB`);
}

async function printAll(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
    // NOTE: tsx wraps functions that are given to the page in calls of this one.
    await page.addInitScript("globalThis.__name = (named) => named");
    await page.route(`${PRINT_ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === "/style.css") return route.fulfill({ contentType: "text/css", body: whitepaperStyle });
      if (pathname.startsWith("/fonts/"))
        return route.fulfill({ path: join(FACES_DIR, pathname.slice("/fonts/".length)) });
      if (pathname === "/favicon.svg") return route.fulfill({ path: join(root, "packs/bagz/media/icons/favicon.svg") });
      const body = await createPrintDocument(pathname.slice(1) as WhitepaperLanguage);
      return route.fulfill({ contentType: "text/html; charset=utf-8", body });
    });
    await mkdir(mediaDir, { recursive: true });
    for (const language of whitepaperLanguages) await printPaper(page, language);
  } finally {
    await browser.close();
  }
  await writeFile(join(mediaDir, "printed.json"), `${JSON.stringify(await describePapers(), null, 2)}\n`);
}

if (process.argv[1] === import.meta.filename) await printAll();
