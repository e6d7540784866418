import { EditorView } from "@codemirror/view";

/** The colours are those of the page, whichever theme it has on. */
export const codeEditorTheme = EditorView.theme({
  "&": { color: "var(--ink)", background: "var(--s1)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    maxHeight: "440px",
    overflow: "auto",
    font: "400 0.9375rem / 1.75 var(--font-data)",
  },
  ".cm-content": { minHeight: "calc(5lh + 32px)", padding: "16px 0", caretColor: "var(--focus)" },
  ".cm-line": { padding: "0 18px 0 8px" },
  ".cm-cursor, .cm-dropCursor": { borderInlineStart: "2px solid var(--focus)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "color-mix(in srgb, var(--link) 30%, transparent)",
  },
  "&.cm-focused .cm-matchingBracket": { background: "none", outline: "1px solid var(--link)" },
  "&.cm-focused .cm-nonmatchingBracket": { background: "none", color: "var(--loss)" },
  ".cm-gutters": { border: "0", color: "var(--ink-3)", background: "var(--s1)" },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0 12px 0 18px" },
  ".cm-tooltip": { border: "2px solid var(--edge)", color: "var(--ink)", background: "var(--s2)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": {
    maxHeight: "264px",
    font: "400 0.875rem / 1.5 var(--font-data)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "6px 12px" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    color: "var(--on-gold)",
    background: "var(--mark)",
  },
  ".cm-completionIcon": { display: "none" },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "600" },
  ".cm-completionDetail": { marginInlineStart: "16px", fontStyle: "normal", opacity: "0.8" },
});
