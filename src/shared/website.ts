/** Stands in built pages for the site's own address, which only the running server knows. */
export const ORIGIN_PLACEHOLDER = "https://origin.placeholder.invalid";

/** A page as the build renders it, before it gets its head. */
export interface RenderedPage {
  body: string;
  title: string;
  description: string;
}

/** The languages written from right to left, of those the site knows. */
const RIGHT_TO_LEFT = ["ar"];

export function getDirection(language: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
}

/** What the build needs to know of a page. */
export interface PageRoute {
  path: string;
  /** Language of a page that is written in one alone, whatever the visitor's. */
  language?: string;
  /** Source file of the page, by which its chunk is found. */
  file: string;
  /** Source files of what it loads before it is shown. */
  firstParts?: readonly string[];
  /** Source files of its parts whose script waits until they come near; their styles may not wait. */
  lazyParts?: readonly string[];
  /** File name of the preview picture, under /og/. */
  image: string;
  isPrivate?: boolean;
}
