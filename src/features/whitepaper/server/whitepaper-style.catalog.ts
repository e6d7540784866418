import { palette } from "#pack/palette.catalog.ts";
import { PHONE } from "#shared/breakpoints.catalog.ts";
import { spaces, typeSizes } from "#shared/design-tokens.catalog.ts";
import { mergePalette } from "#shared/palette.ts";

const { swatches, themeRoles } = mergePalette(palette);

const theme = themeRoles.cyberpunk;

/** The style sheet of the server's whitepaper and of the PDFs. It needs no build; the website's own sheet brings the fonts. */
export const whitepaperStyle = `
:root { color-scheme: light; }
.sheet {
  --ink: ${theme["on-paper"]};
  --ink-2: ${theme["on-paper-2"]};
  --line: ${theme["paper-line"]};
  --background: ${theme.paper};
  --flood: ${theme.hero};
  --script: Arial, "Liberation Sans", sans-serif;
  --display: "Face Display", "Face Display Impact", "Face Display Arial Narrow", var(--script);
  --text: "Face Text", "Face Text Fallback", var(--script);
  --data: "Face Data", "Face Data Fallback", var(--script);
  --gut: ${spaces.gut};
  box-sizing: border-box;
  margin: 0;
  background: var(--background);
  color: var(--ink);
  font: 400 1.0625rem/1.6 var(--text);
}
.sheet-de { --flood: ${swatches.gold}; }
.sheet-ar { --flood: ${theme.flood}; --script: "Noto Kufi Arabic", "Noto Sans Arabic", "Geeza Pro", "Segoe UI", "DejaVu Sans", sans-serif; }
.sheet-zh { --flood: ${theme.loss}; --script: "Noto Sans CJK SC", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif; }
.sheet-tr { --flood: ${swatches.rare}; }
.sheet-hi { --flood: #a45cff; --script: "Noto Sans Devanagari", "Kohinoor Devanagari", "Nirmala UI", sans-serif; }
.sheet:is(.sheet-ar, .sheet-zh, .sheet-hi) {
  --text: "Face Text", var(--script);
  --data: "Face Data", var(--script);
}
.sheet.sheet-ar { --text: "Face Text", "Noto Sans Arabic", var(--script); --data: "Face Data", "Noto Sans Arabic", var(--script); }
.sheet *, .sheet *::before, .sheet *::after { box-sizing: border-box; margin: 0; }
.sheet :is(ul, ol, dl) { padding: 0; list-style: none; }
.sheet a { color: inherit; }
.sheet a:focus-visible { outline: 3px solid ${theme["paper-focus"]}; outline-offset: 3px; }
.sheet :is(h1, h2, h3, .sheet-number, .sheet-contents a, .sheet-brand, .sheet-button) {
  font-family: var(--display);
  font-weight: 900;
  line-height: 1;
  text-transform: uppercase;
}
.sheet:is(.sheet-ar, .sheet-hi, .sheet-zh) :is(h1, h2, h3) { line-height: 1.3; text-transform: none; }
.sheet-cap { font: 500 0.9375rem/1.4 var(--data); }
.sheet-top {
  position: relative;
  display: flex;
  align-items: stretch;
  justify-content: space-between;
  min-height: 64px;
  padding-inline-start: var(--gut);
  background: ${swatches.void};
  color: ${swatches.bone};
}
.sheet-top a { text-decoration: none; }
.sheet-top a:focus-visible { outline-color: ${theme.focus}; outline-offset: -3px; }
.sheet-brand { display: flex; gap: 12px; align-items: center; font-size: 1.75rem; font-stretch: 62%; }
.sheet .sheet-button {
  display: flex;
  gap: 20px;
  align-items: center;
  padding-inline: 24px;
  background: ${theme.hero};
  color: ${theme["on-hero"]};
  font-size: 1rem;
  font-stretch: 84%;
}
.sheet-button span + span { font-family: var(--data); font-size: 1.25rem; }
.sheet-head { padding: clamp(24px, 3vw, 44px) var(--gut); }
.sheet h1 { margin-block: clamp(24px, 2.4vw, 36px); container-type: inline-size; }
.sheet h1 span { display: block; white-space: nowrap; text-box: trim-both cap alphabetic; }
/* Measured with the display face, so that both lines fill the column. */
.sheet-en h1 span { font-size: calc(100cqi / 3.535); font-stretch: 56%; line-height: 0.74; letter-spacing: -0.005em; }
.sheet-en h1 span + span { margin-block-start: 2.2cqi; font-size: calc(100cqi / 4.333); font-stretch: 125%; }
.sheet-lead { max-width: 40ch; font-size: ${typeSizes["type-lead"]}; line-height: 1.4; }
.sheet-contents {
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: flex;
  gap: 32px;
  padding-inline: var(--gut);
  border-block: 2px solid var(--ink);
  background: var(--background);
  overflow-x: auto;
  scrollbar-width: none;
}
.sheet-contents a {
  display: flex;
  flex: none;
  align-items: center;
  min-height: 54px;
  color: var(--ink-2);
  font-size: 1.0625rem;
  font-stretch: 84%;
  text-decoration: none;
}
.sheet-contents a:hover { color: var(--ink); }
.sheet-contents a:focus-visible { outline-offset: -3px; }
.sheet-section {
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  gap: 24px 16px;
  padding: clamp(48px, 5vw, 80px) var(--gut);
  border-block-end: 2px solid var(--ink);
  scroll-margin-block-start: 48px;
}
.sheet-number { font-size: clamp(120px, 16vw, 300px); font-stretch: 50%; text-box: trim-both cap alphabetic; }
.sheet-body { max-width: 60rem; }
.sheet h2 { font-size: ${typeSizes["type-3"]}; font-stretch: 75%; }
.sheet h3 { font-size: ${typeSizes["type-5"]}; font-stretch: 84%; }
.sheet-body > h3 { margin-block-start: 40px; }
.sheet-prose { max-width: 64ch; margin-block-start: 1em; font-size: ${typeSizes["type-prose"]}; }
.sheet h2 + .sheet-prose { margin-block-start: 28px; }
.sheet-points { margin-block-start: 36px; border-block-start: 2px solid var(--ink); }
.sheet-points > li {
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: 8px 24px;
  align-items: baseline;
  padding-block: 14px;
  border-block-end: 1px solid var(--line);
}
.sheet-facts { margin-block-start: 28px; font: 400 1rem/1.4 var(--data); }
.sheet h3 + .sheet-facts { margin-block-start: 12px; }
.sheet-line {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  justify-content: space-between;
  padding-block: 9px;
  border-block-end: 1px dashed var(--line);
}
.sheet-line dd { margin-inline-start: auto; font-weight: 700; }
.sheet-note { max-width: 64ch; margin-block-start: 22px; padding-inline-start: 16px; border-inline-start: 2px dotted var(--ink); }
.sheet-phases { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); margin-block-start: 36px; }
.sheet-phases > li { padding-inline: 16px; border-inline-start: 2px dotted var(--ink); }
.sheet-when { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; font: 500 0.9375rem/1.4 var(--data); }
.sheet-phases h3 { margin-block: 12px 16px; font-size: 1.625rem; }
.sheet-phases ul li { padding-block: 8px; border-block-end: 1px dashed var(--line); line-height: 1.35; }
.sheet-disclaimer {
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: 32px 16px;
  padding: clamp(48px, 5vw, 88px) var(--gut);
  background: ${swatches.gold};
  font-size: ${typeSizes["type-lead"]};
  line-height: 1.4;
}
.sheet-disclaimer h2 { font-size: ${typeSizes["type-2"]}; font-stretch: 62%; line-height: 0.8; }
.sheet-disclaimer p + p { margin-block-start: 0.8em; }
@media ${PHONE} {
  .sheet-section, .sheet-phases, .sheet-points > li, .sheet-disclaimer { grid-template-columns: minmax(0, 1fr); }
  .sheet-phases { gap: 36px; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@page { size: A4; margin: 20mm 18mm 22mm; }
@page :first { margin: 0; }
@media print {
  .sheet { background: none; font-size: 11pt; line-height: 1.5; print-color-adjust: exact; }
  .sheet-top, .sheet-contents { display: none; }
  .sheet-head {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    height: 297mm;
    padding: 18mm;
    background: var(--flood);
    break-after: page;
  }
  .sheet h1 { margin: 0; }
  .sheet h1 span { font-size: 25cqi; }
  .sheet:is(.sheet-de, .sheet-tr, .sheet-en) h1 span + span { margin-block-start: 4mm; }
  .sheet-lead { font-size: 16pt; }
  .sheet-section { display: block; padding: 0 0 8mm; border: 0; break-before: page; }
  /* The round figures rise above their capital height: without room they would show on the page before. */
  .sheet-number { margin-block-end: 8mm; padding-block-start: 2mm; font-size: 110pt; }
  .sheet h2 { font-size: 32pt; }
  .sheet h3 { font-size: 13pt; }
  .sheet-phases h3 { font-size: 16pt; }
  .sheet-prose { max-width: none; font-size: 11pt; }
  .sheet-facts { margin-block-start: 6mm; font-size: 10pt; }
  .sheet-points { margin-block-start: 7mm; }
  .sheet-body > h3 { margin-block-start: 7mm; }
  .sheet-points > li { padding-block: 2.4mm; }
  .sheet-line { padding-block: 1.6mm; }
  .sheet :is(h2, h3) { break-after: avoid; }
  .sheet :is(.sheet-line, .sheet-points > li, .sheet-phases > li, .sheet-note) { break-inside: avoid; }
  .sheet-disclaimer {
    display: block;
    padding: 8mm;
    font-size: 12pt;
    break-inside: avoid;
  }
  .sheet-disclaimer h2 { margin-block-end: 6mm; font-size: 36pt; }
}
`.trimStart();
