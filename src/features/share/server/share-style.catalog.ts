import { palette } from "#pack/palette.catalog.ts";
import { STACKED } from "#shared/breakpoints.catalog.ts";
import { gutter, paces } from "#shared/design-tokens.catalog.ts";
import { mergePalette } from "#shared/palette.ts";

const { swatches, themeRoles } = mergePalette(palette);

const { bone } = swatches;
const { bg, s1, focus, hero, "on-hero": onHero } = themeRoles.cyberpunk;

/** Browsers colour their own frame with it. */
export const shareGround = bg ?? "";

/** The style sheet of the share pages. It needs no build; the website's own sheet, where there is one, brings the fonts. */
export const shareStyle = `
:root { color-scheme: dark; }
.share {
  --display: "Face Display", "Face Display Impact", "Face Display Arial Narrow", Impact, "Arial Narrow", sans-serif;
  --text: "Face Text", "Face Text Fallback", system-ui, sans-serif;
  --data: "Face Data", "Face Data Fallback", ui-monospace, monospace;
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100svh;
  margin: 0;
  background: ${bg};
  color: ${bone};
  font: 400 1.0625rem/1.55 var(--text);
}
.share *, .share *::before { box-sizing: border-box; margin: 0; }
.share a { color: inherit; text-decoration: none; }
.share a:focus-visible { outline: 3px solid ${focus}; outline-offset: 3px; }
.share-top { display: flex; align-items: center; min-height: 64px; padding-inline: ${gutter}; }
.share-brand {
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 48px;
  font: 900 1.75rem/1 var(--display);
  font-stretch: 62%;
  text-transform: uppercase;
}
.share-layout { display: grid; flex: 1; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
.share-picture {
  display: grid;
  place-items: center;
  padding: ${gutter};
  background: ${s1};
}
.share-picture img {
  display: block;
  width: 100%;
  max-width: 1024px;
  height: auto;
  max-height: calc(100svh - 64px - 2 * ${gutter});
  object-fit: contain;
}
.share-words {
  display: grid;
  align-content: center;
  padding: clamp(24px, 5vw, 72px) ${gutter};
  background: ${bone};
  color: ${bg};
  font: 500 clamp(1.75rem, 1.2rem + 2.4vw, 3.25rem)/1.16 var(--text);
  white-space: pre-line;
  overflow-wrap: anywhere;
}
.share .share-wall { display: inline-block; padding-block: 14px; text-decoration: underline; text-underline-offset: 0.25em; }
.share .share-wall:focus-visible { outline-color: ${onHero}; }
.share-flood {
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 48px;
  padding: clamp(24px, 3vw, 48px) ${gutter};
  container-type: inline-size;
  background: ${hero};
  color: ${onHero};
}
.share-headline {
  display: grid;
  gap: 0.09em;
  font: 900 31.6cqi/0.76 var(--display);
  letter-spacing: -0.005em;
  text-transform: uppercase;
  white-space: nowrap;
}
/* Each line is as open as it must be to fill the column: the widths are measured with the display face. */
.share-headline span { text-box: trim-both cap alphabetic; font-stretch: 55%; }
.share-headline span:first-child { font-stretch: 68.5%; }
/* The widest there is falls a little short: larger by that much, and back by its side bearing. */
.share-headline span:last-child { margin-inline-start: -0.03em; font-size: 1.03em; font-stretch: 150%; }
.share-card { padding-block-start: 20px; border-block-start: 2px dotted ${onHero}; }
.share-title { font-size: 1.5rem; font-weight: 600; line-height: 1.25; overflow-wrap: anywhere; }
.share-by { max-width: 42ch; margin-block-start: 8px; font: 500 1rem/1.45 var(--data); font-stretch: 75%; overflow-wrap: anywhere; }
.share-face { display: inline-block; width: 44px; height: 44px; margin-inline-end: 12px; vertical-align: middle; }
.share .share-button {
  display: inline-flex;
  align-items: stretch;
  min-height: 56px;
  margin-block-start: 28px;
  color: ${bone};
  font: 900 1.125rem/1 var(--display);
  font-stretch: 84%;
  letter-spacing: 0.01em;
  text-transform: uppercase;
}
.share button.share-button { padding: 0; border: 0; background: none; cursor: pointer; }
.share button.share-button:focus-visible { outline: 3px solid ${onHero}; outline-offset: 3px; }
.share .share-button:focus-visible { outline-color: ${onHero}; }
.share-button span { display: grid; align-items: center; padding-inline: 20px; background: ${onHero}; }
.share-button span + span {
  justify-items: center;
  width: 48px;
  padding: 0;
  border-inline-start: 2px dotted ${bone};
  font-size: 1.25rem;
  transition: transform ${paces.normal} ${paces["ease-zip"]};
}
.share-button:hover span + span { transform: translateX(6px); }
.share-button:active { transform: translateY(1px); }
.share-gone { grid-template-columns: minmax(0, 1fr); }
.share-gone .share-headline { display: flex; gap: 0.2em; font-size: 29.4cqi; }
.share-gone .share-headline span, .share-gone .share-headline span:last-child { margin: 0; font-size: 1em; font-stretch: 50%; }
.share-divider {
  --tooth: 32px;
  height: calc(2.6 * var(--tooth));
  margin-inline: calc(-1 * ${gutter});
  background:
    repeating-linear-gradient(90deg, ${onHero} 0 var(--tooth), transparent 0 calc(2.67 * var(--tooth))) 0 0 / 100% 71% no-repeat,
    repeating-linear-gradient(90deg, ${onHero} 0 var(--tooth), transparent 0 calc(2.67 * var(--tooth))) calc(-1.335 * var(--tooth)) 100% / 120% 71% no-repeat;
}
@media ${STACKED} {
  .share-top { min-height: 56px; }
  .share-layout { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto 1fr; }
  .share-gone { grid-template-rows: 1fr; }
  .share-picture { padding: 0; }
  .share-picture img { max-height: 82svh; }
  .share-flood { gap: 20px; padding-block: 20px; }
  .share-headline { grid-template-columns: auto auto; justify-content: space-between; font-size: 22.6cqi; }
  .share-headline span, .share-headline span:last-child { margin: 0; font-size: 1em; font-stretch: 55%; }
  .share-headline span:first-child { grid-column: 1 / -1; font-stretch: 96%; }
  .share-gone .share-headline { display: grid; gap: 0.09em; font-size: 27cqi; }
  .share-gone .share-headline span { grid-column: 1 / -1; font-stretch: 99%; }
  .share-gone .share-headline span:last-child { font-stretch: 125%; }
  .share-divider { --tooth: 24px; }
  .share-card { padding-block-start: 16px; }
  .share .share-button { margin-block-start: 20px; }
}
@media (prefers-reduced-motion: reduce) {
  .share-button span + span { transition: none; }
}
`.trimStart();
