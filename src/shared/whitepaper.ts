/** A whitepaper as its author writes it: the page, the server's page and the PDF are all made from this one source. */

export const whitepaperLanguages = ["en", "de", "ar", "zh", "tr", "hi"] as const;
export type WhitepaperLanguage = (typeof whitepaperLanguages)[number];

/** A fact for the list beside the text. */
export interface WhitepaperLine {
  label: string;
  value: string;
  href?: string;
}

export interface WhitepaperFacts {
  title?: string;
  lines: WhitepaperLine[];
}

/** Technologies that the reader unfolds. */
export interface WhitepaperPanel extends WhitepaperFacts {
  id: "frontend" | "backend";
  title: string;
  /** Where this release is built differently. */
  note: string;
}

export interface WhitepaperPhase {
  /** "Phase 1". */
  name: string;
  title: string;
  /** State or dates, in words. */
  when: string;
  items: string[];
}

export interface WhitepaperSection {
  /** Its address in the page, from the specification. */
  id: string;
  title: string;
  paragraphs: string[];
  points?: { title: string; text: string }[];
  facts?: WhitepaperFacts[];
  panels?: WhitepaperPanel[];
  phases?: WhitepaperPhase[];
  /** A remark at the side. */
  aside?: string;
}

export interface Whitepaper {
  language: WhitepaperLanguage;
  direction: "ltr" | "rtl";
  /** Lines of the giant title. */
  title: string[];
  label: string;
  lead: string;
  /** What search engines and link previews say of it. */
  description: string;
  download: string;
  /** Names the row of section buttons for readers. */
  contents: string;
  sections: WhitepaperSection[];
  disclaimer: { title: string; paragraphs: string[] };
}

/** The papers that a community has. */
export type WhitepaperLoaders = Partial<Record<WhitepaperLanguage, () => Promise<Whitepaper>>>;
