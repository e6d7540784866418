/** The visitor's language and its loaded catalogue; English needs none, its texts travel with the components. */

type Catalogue = Record<string, unknown>;

let locale = "en";
let catalogue: Catalogue = {};
const listeners = new Set<() => void>();

export function getLocale(): string {
  return locale;
}

export function getTranslation(id: string): unknown {
  if (import.meta.env.DEV && !(id in catalogue)) warnOnce(id);
  return catalogue[id];
}

const warnedLocales = new Set(["en"]);

/** Translators hear of a gap once per language; visitors read English there. */
function warnOnce(id: string): void {
  if (warnedLocales.has(locale)) return;
  warnedLocales.add(locale);
  // biome-ignore lint/suspicious/noConsole: a development message
  console.warn(`The catalogue "${locale}" lacks texts, first of all ${id}`);
}

export function subscribeToLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Switches every text at once; the caller has loaded the catalogue. */
export function setLocale(nextLocale: string, nextCatalogue: Catalogue): void {
  locale = nextLocale;
  catalogue = nextCatalogue;
  for (const listener of listeners) listener();
}
