/** A language that only puts brackets around the English: what stands without them never went through a catalogue. */
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pack } from "#pack/pack.ts";
import { compileMessage } from "../../src/shared/compile-message.ts";
import type { SourceText } from "../../src/shared/source-text.ts";
import type { CompiledTexts } from "../../src/web/i18n/compiled-texts.ts";
import type { Prerender } from "../../src/web/page-engine/build/prerender-pages.ts";
import { isOffice } from "./compile-language.ts";
import { sitePlugins } from "./site-plugins.ts";

/** Names, figures, addresses and what is called the same everywhere. */
const SAME_EVERYWHERE = [
  /^[\d\s.,:%×+·—–→$-]*$/,
  /^(?:Chart Gremlin|The Print Room|Deutsch|العربية|Türkçe)$/,
  /@\w+|#\w+|https?:|\.example|\b(?:SOL|ETH|UTC|PNG|WebP|SVG|CSV)\b/i,
];
/** As the pack has them. */
const NAMES = [pack.name, ...pack.tagline];
const TOKEN_NAMES = pack.tokens.map(({ name }) => name);
const ATTRIBUTES = /\s(?:alt|aria-label|placeholder|title)="([^"]*)"/g;

/** Every module of the site is compiled, on a machine that may be busy with other things. */
const LOADING_TIMEOUT_MS = 240_000;

let vite: ViteDevServer;
let prerender: Prerender;
let texts: CompiledTexts;

function bracket({ text, width }: SourceText): CompiledTexts[string] {
  if (width !== undefined) return { text: `⟦${text}⟧`, width, em: 5, lead: 0 };
  const compiled = compileMessage(text);
  return typeof compiled === "string" ? `⟦${compiled}⟧` : ["⟦", ...compiled, "⟧"];
}

function isForeign(words: string): boolean {
  if (TOKEN_NAMES.includes(words) || NAMES.some((name) => words.toLowerCase().includes(name.toLowerCase())))
    return false;
  return /\p{Letter}{3}/u.test(words) && !/[⟦⟧]/.test(words) && !SAME_EVERYWHERE.some((pattern) => pattern.test(words));
}

/** What readers meet on a page, as text and in names of things. */
function listWords(html: string): string[] {
  // Where a line may break, a word goes on.
  const shown = html.replace(/<(script|style|svg|code|bdi)\b.*?<\/\1>|<wbr\/?>/gs, "");
  const named = [...shown.matchAll(ATTRIBUTES)].map(([, value = ""]) => value);
  return [...shown.split(/<[^>]*>/), ...named].map((words) => words.replace(/&[#\w]+;/g, " ").trim());
}

beforeAll(async () => {
  vite = await createServer({
    configFile: false,
    logLevel: "error",
    appType: "custom",
    plugins: sitePlugins(),
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { listTexts } = await vite.ssrLoadModule("/src/app/texts.web.ts");
  const source: SourceText[] = await listTexts();
  texts = Object.fromEntries(source.filter((text) => !isOffice(text)).map((text) => [text.id, bracket(text)]));
  prerender = (await vite.ssrLoadModule("/src/app/prerender.tsx")) as Prerender;
}, LOADING_TIMEOUT_MS);

afterAll(() => vite.close());

it("all that a page says to everybody goes through a catalogue", async () => {
  const found: string[] = [];
  for (const { path, language } of prerender.pages) {
    if (language !== undefined) continue;
    const { body, title, description } = await prerender.renderPage(path, { code: "de", texts });
    const strays = [...listWords(body), title, description].filter(isForeign);
    found.push(...[...new Set(strays)].map((words) => `${path}: ${words}`));
  }
  expect(found).toEqual([]);
});
