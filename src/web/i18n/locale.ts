/** The visitor's language and its loaded catalogue; English needs none, its texts travel with the components. */

export type Catalogue = Readonly<Record<string, unknown>>;

let locale = "en";
let catalogue: Catalogue = {};
const listeners = new Set<() => void>();

/** What a page has asked for while the build renders it: namespaces, whose texts go with the page, and single texts of large ones. */
export const askedTexts = new Set<string>();

/** Of these a page shows a few: what a community's things are called, and what every page says of itself. */
const LARGE_NAMESPACES = ["pack", "descriptions"];

function noteAsked(id: string): void {
  const namespace = id.slice(0, id.indexOf("."));
  askedTexts.add(LARGE_NAMESPACES.includes(namespace) ? id : namespace);
}

export function getLocale(): string {
  return locale;
}

/** What the language has under `namespace.key`; nothing where English stands in. */
export function getTranslation(id: string): unknown {
  if (import.meta.env.SSR) noteAsked(id);
  if (import.meta.env.DEV && !(id in catalogue) && !id.startsWith("pack.")) warnOnce(id);
  return catalogue[id];
}

const warnedLocales = new Set(["en"]);

/** Translators hear of a gap once per language; visitors read English there. What a pack says may be a name. */
function warnOnce(id: string): void {
  if (warnedLocales.has(locale)) return;
  warnedLocales.add(locale);
  // biome-ignore lint/suspicious/noConsole: a development message
  console.warn(`The catalogue "${locale}" lacks texts, first of all ${id}`);
}

/** A figure that came as an English text, such as "88.2K", as the language writes it. */
export let writeFigure = (text: string): string => text;

export function subscribeToLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Switches every text at once; the caller has loaded the catalogue. */
export function setLocale(nextLocale: string, nextCatalogue: Catalogue, nextWriteFigure = writeFigure): void {
  locale = nextLocale;
  catalogue = nextCatalogue;
  writeFigure = nextWriteFigure;
  for (const listener of listeners) listener();
}

/** Adds texts of the language that is shown; those of one that has been left meanwhile are dropped. */
export function addTexts(code: string, texts: Catalogue): void {
  if (code === locale) setLocale(code, { ...catalogue, ...texts });
}
