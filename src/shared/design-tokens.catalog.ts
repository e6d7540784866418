/** The one source of colours, sizes and faces: the build writes them into the site's sheets, the server into its own pages. */
import type { ThemeName } from "./themes.ts";

/** The same in every theme. */
export const swatches = {
  void: "#05020a",
  gold: "#ffb81c",
  "on-gold": "#140a1a",
  bone: "#e9dfd8",
  rare: "#14d8ff",
  "zone-extreme": "#ff2a3c",
  "zone-high": "#39ff14",
  "zone-medium": "#ffe14d",
} as const;

/** What a theme changes. The default theme names every role; the others only where they differ. */
export const themeRoles = {
  cyberpunk: {
    bg: "#05020a",
    s1: "#0c0614",
    s2: "#160a24",
    s3: "#22123a",
    line: "#33204a",
    edge: "#7d5a9c",
    ink: "#e9dfd8",
    "ink-2": "#b9aabb",
    "ink-3": "#9786a0",
    accent: "#ff1e8a",
    "on-accent": "#05020a",
    link: "#14d8ff",
    focus: "#14d8ff",
    gain: "#39ff14",
    loss: "#ff5a68",
    "on-loss": "#14000a",
    money: "#ffb81c",
    paper: "#e9dfd8",
    "paper-2": "#dbcfc8",
    "on-paper": "#140a1a",
    "on-paper-2": "#54455a",
    "paper-line": "#a8989c",
    "paper-gain": "#0c6b00",
    "paper-loss": "#a80018",
    "paper-money": "#7a4a00",
    "paper-focus": "#5a00c8",
    hero: "#f0187f",
    "on-hero": "#05020a",
    "hero-lift": "#f55aa4",
    flood: "#39ff14",
    "on-flood": "#05020a",
    "flood-lift": "#85ff6e",
    "third-door": "#e9dfd8",
    pull: "#ffb81c",
  },
  dark: {
    bg: "#0b0b0c",
    s1: "#111113",
    s2: "#18181b",
    s3: "#232327",
    line: "#2e2e33",
    edge: "#77777f",
    ink: "#ece9e4",
    "ink-2": "#b4b2b0",
    "ink-3": "#918f8e",
    accent: "#ece9e4",
    "on-accent": "#0b0b0c",
    link: "#ffb81c",
    focus: "#ffb81c",
    gain: "#58d68d",
    loss: "#ff7b7b",
    paper: "#d9d5cf",
    "paper-2": "#cbc6bf",
    "on-paper": "#121213",
    "on-paper-2": "#4a4a4d",
    "paper-line": "#98938d",
    hero: "#3a3a40",
    "on-hero": "#ece9e4",
    "hero-lift": "#28282d",
    flood: "#ffb81c",
    "on-flood": "#0b0b0c",
    "flood-lift": "#ffce66",
    "third-door": "#d9d5cf",
    pull: "#0b0b0c",
  },
  neon: {
    bg: "#0d0030",
    s1: "#140542",
    s2: "#1d0a5c",
    s3: "#2a1180",
    line: "#41239c",
    edge: "#9b7bff",
    ink: "#f4efff",
    "ink-2": "#c9bdf2",
    "ink-3": "#a899dd",
    accent: "#39ff14",
    "on-accent": "#06001a",
    focus: "#fff0a8",
    loss: "#ff6f8f",
    paper: "#14d8ff",
    "paper-2": "#0cc2e6",
    "on-paper": "#06001a",
    "on-paper-2": "#0a2350",
    "paper-line": "#0a7f9c",
    "paper-gain": "#064a00",
    "paper-loss": "#7a0012",
    "paper-money": "#5a3400",
    "paper-focus": "#4a00b0",
    hero: "#8f2bff",
    "on-hero": "#f4efff",
    "hero-lift": "#7a12ee",
    flood: "#ff1e8a",
    "on-flood": "#06001a",
    "flood-lift": "#ff66b0",
    "third-door": "#ff1e8a",
  },
} satisfies Record<ThemeName, Record<string, string>>;

/** The edge of a page on every screen that is not wider than the columns. */
export const gutter = "clamp(16px, 2.25vw, 32px)";

/** Distances; `gut` is the edge of every page: the gutter, which grows alone where a screen is wider than the columns. */
export const spaces = {
  "space-1": "4px",
  "space-2": "8px",
  "space-3": "12px",
  "space-4": "16px",
  "space-5": "24px",
  "space-6": "32px",
  "space-7": "48px",
  "space-8": "72px",
  "space-9": "112px",
  "space-10": "160px",

  gut: `max(${gutter}, calc((100vw - 1760px) / 2))`,
  gap: "clamp(12px, 1.2vw, 16px)",
} as const;

/** Sizes of letters, from labels to titles. */
export const typeSizes = {
  "type-cap": "0.75rem",
  "type-data": "0.875rem",
  "type-body": "clamp(0.9375rem, 0.9rem + 0.15vw, 1.0625rem)",
  "type-lead": "clamp(1.125rem, 1rem + 0.5vw, 1.5rem)",
  "type-prose": "1.125rem",
  "type-5": "1.25rem",
  "type-4": "clamp(1.5rem, 1.25rem + 0.9vw, 2.25rem)",
  "type-3": "clamp(2.25rem, 1.6rem + 2.6vw, 4.25rem)",
  "type-2": "clamp(3.5rem, 1.6rem + 8vw, 9.5rem)",
} as const;

/** Faces with what stands in until they have come, matched in size by the build. */
export const faces = {
  "font-display":
    '"Face Display", "Face Display Impact", "Face Display Arial Narrow", "Face Display Roboto Condensed", "Face Display Liberation Narrow", "Face Display DejaVu", sans-serif',
  "font-data": '"Face Data", "Face Symbols", "Face Data Fallback", monospace',
  "font-text": '"Face Text", "Face Symbols", "Face Text Fallback", "Face Text Roboto", "Face Text DejaVu", sans-serif',
} as const;

/** Durations and curves of everything that moves. */
export const paces = {
  fast: "120ms",
  normal: "240ms",
  slow: "480ms",
  "ease-out": "cubic-bezier(0.2, 0.8, 0.2, 1)",
  "ease-zip": "cubic-bezier(0.7, 0, 0.2, 1)",
} as const;
