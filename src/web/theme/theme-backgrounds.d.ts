/** The ground of each theme, as the pack has it: browsers colour their own frame with it. The build writes it in. */
declare const THEME_BACKGROUNDS: Readonly<Record<import("#shared/themes.ts").ThemeName, string>>;
