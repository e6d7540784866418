/** The face that a feature shows to the browser and to the build. */
import type { ComponentType } from "react";
import type { PageDocument } from "#shared/website.ts";

export interface LoadedPage {
  Page: ComponentType;
  /** English; `{name}`, `{ticker}` and `{chain}` are the pack's. */
  description: string;
}

export interface Page {
  path: string;
  /** By it translations name its title and its description. */
  name: string;
  /** What the tab says, in English. */
  title: string;
  /** Language of a page that is written in one alone, whatever the visitor's. */
  language?: string;
  /** A page about one member, which search engines should leave alone. */
  isPrivate?: boolean;
  /** Loads the page's own chunk. */
  load: () => Promise<LoadedPage>;
  /** What only the build needs to know: written as `import.meta.env.SSR ? … : undefined`, so that no browser loads it. */
  document: PageDocument | undefined;
}

export interface MenuLink {
  /** `more`: behind a button where the screen is wide, and at the end of the drawer. */
  menu: "main" | "more" | "legal";
  /** The order within the menu, smallest first. */
  place: number;
  /** By it translations name the label. */
  name: string;
  /** English. */
  label: string;
  href: string;
}

export interface WebFeature {
  /** The name of its folder. */
  name: string;
  /** One, whose path begins with the name; or several small ones, which this list is the place to find. */
  pages: readonly Page[];
  links?: readonly MenuLink[];
}
