/** The visitor's language and its loaded catalogue; English needs none, its texts travel with the components. */

type Catalogue = Record<string, unknown>;

let locale = "en";
let catalogue: Catalogue = {};
const listeners = new Set<() => void>();

export function getLocale(): string {
  return locale;
}

export function getTranslation(id: string): unknown {
  return catalogue[id];
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
