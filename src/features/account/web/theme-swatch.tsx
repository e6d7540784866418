import type { Theme } from "../preferences.catalog.ts";

/** The house in small, printed in a theme's own inks. */
export function ThemeSwatch({ theme, children }: { theme: Theme; children: string }) {
  return (
    <span className="theme-swatch" data-theme={theme}>
      <span className="theme-swatch-hero hero-block" aria-hidden="true">
        <span className="theme-swatch-plate plate" />
      </span>
      <span className="theme-swatch-inks" aria-hidden="true">
        <span className="theme-swatch-accent" />
        <span className="theme-swatch-paper" />
        <span className="theme-swatch-flood" />
      </span>
      <span className="theme-swatch-name display t5 w-84">{children}</span>
    </span>
  );
}
