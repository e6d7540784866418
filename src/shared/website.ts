/** Stands in built pages for the site's own address, which only the running server knows. */
export const ORIGIN_PLACEHOLDER = "https://origin.placeholder.invalid";

/** Below the built website's folder, beside Vite's manifest and served to nobody: what stands above each page of a demo. */
export function getDemoMarkFile(language: string): string {
  return `.vite/demo-mark-${language}.html`;
}

/** A page as the build renders it, before it gets its head. */
export interface RenderedPage {
  body: string;
  title: string;
  description: string;
  /** Of the texts on it: whole namespaces, and single ones by their ids. */
  asked: readonly string[];
}

/** What only the build needs to know of a page. */
export interface PageDocument {
  /** Source file of the page, by which its chunk is found. */
  file: string;
  /** Source files of what it loads before it is shown. */
  firstParts?: readonly string[];
  /** Source files of its parts whose script waits until they come near; their styles may not wait. */
  lazyParts?: readonly string[];
  /** Role of the preview picture among the pack's `cards`; without such a picture the page shows the default one. */
  image: string;
}

export interface PageRoute extends PageDocument {
  path: string;
  name: string;
  /** Language of a page that is written in one alone, whatever the visitor's. */
  language?: string | undefined;
  isPrivate?: boolean | undefined;
}
