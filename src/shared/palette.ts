/** A community's own colours in the place of the kit's, and whether what stands on what can be read. */
import { swatches, themeRoles } from "./design-tokens.catalog.ts";
import { THEME_NAMES, type ThemeName } from "./themes.ts";

export type Swatches = Record<keyof typeof swatches, string>;
type Role = keyof typeof themeRoles.cyberpunk;
type Roles = Partial<Record<Role, string>>;

/** What is not named stays as the kit has it. */
export interface Palette extends Partial<Record<ThemeName, Roles>> {
  swatches?: Partial<Swatches>;
}

export interface Colours {
  swatches: Swatches;
  themeRoles: Record<ThemeName, Roles> & { cyberpunk: Record<Role, string> };
}

/** The colours that the site wears. */
export function mergePalette(palette: Palette): Colours {
  return {
    swatches: { ...swatches, ...palette.swatches },
    themeRoles: {
      cyberpunk: { ...themeRoles.cyberpunk, ...palette.cyberpunk },
      dark: { ...themeRoles.dark, ...palette.dark },
      neon: { ...themeRoles.neon, ...palette.neon },
    },
  };
}

/** What is written on what: WCAG asks 4.5 of text, 3 of edges and signs. */
const PAIRS: readonly [front: Role, background: Role, ratio: number][] = [
  ["ink", "bg", 4.5],
  ["ink-2", "bg", 4.5],
  ["ink-3", "bg", 4.5],
  ["ink", "s2", 4.5],
  ["ink-2", "s2", 4.5],
  ["link", "bg", 4.5],
  ["gain", "bg", 4.5],
  ["loss", "bg", 4.5],
  ["money", "bg", 4.5],
  ["edge", "bg", 3],
  ["focus", "bg", 3],
  ["on-accent", "accent", 4.5],
  ["on-loss", "loss", 4.5],
  ["on-paper", "paper", 4.5],
  ["on-paper-2", "paper", 4.5],
  ["paper-gain", "paper", 4.5],
  ["paper-loss", "paper", 4.5],
  ["paper-money", "paper", 4.5],
  ["paper-focus", "paper", 3],
  ["on-hero", "hero", 4.5],
  ["on-flood", "flood", 4.5],
];

function readLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours like `#05020a`, from 1 to 21. */
export function computeContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [readLuminance(one), readLuminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What cannot be read in a palette, one line each. */
export function findContrastProblems(palette: Palette): string[] {
  const { themeRoles: themes } = mergePalette(palette);
  return THEME_NAMES.flatMap((theme) => {
    const roles = { ...themes.cyberpunk, ...themes[theme] };
    return PAIRS.flatMap(([front, background, needed]) => {
      const ratio = computeContrast(roles[front], roles[background]);
      if (ratio >= needed) return [];
      return [`palette.${theme}: ${front} on ${background} has a contrast of ${ratio.toFixed(1)} and needs ${needed}`];
    });
  });
}
