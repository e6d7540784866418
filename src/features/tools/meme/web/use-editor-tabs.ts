import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { COMPACT, EDITOR_STACKED } from "#shared/breakpoints.catalog.ts";
import { useMedia } from "./use-media.ts";

const TABS = ["template", "text", "look", "upload"] as const;
export type EditorTab = (typeof TABS)[number];

interface EditorTabs {
  /** The picture above its controls; else they stand side by side. */
  isStacked: boolean;
  /** Room for the templates beside everything else: then they need no tab. */
  isWide: boolean;
  tabs: readonly EditorTab[];
  selected: EditorTab;
  select(tab: EditorTab): void;
}

/** Brings the picture back to the top edge, from wherever the page was scrolled to. */
function showPicture(element: HTMLElement | null, isAlsoBelow: boolean): void {
  if (element === null) return;
  const navHeight = Number.parseFloat(getComputedStyle(element).getPropertyValue("--nav-height"));
  const away = element.getBoundingClientRect().top - navHeight;
  if (away < 0 || isAlsoBelow) window.scrollBy({ top: away, behavior: "instant" });
}

/** Which controls are shown beside or below the picture. */
export function useEditorTabs(editorRef: RefObject<HTMLElement | null>, isMade: boolean): EditorTabs {
  const isStacked = useMedia(EDITOR_STACKED);
  const [wanted, select] = useState<EditorTab>();
  const isWide = !useMedia(COMPACT);
  const tabs = isWide ? TABS.filter((tab) => tab !== "template") : TABS;
  const selected = tabs.find((tab) => tab === wanted) ?? tabs[0] ?? "text";

  const shown = useRef({ selected, isMade });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { selected, isMade };
    if (isWide) return;
    if (before.selected !== selected) showPicture(editorRef.current, false);
    if (!before.isMade && isMade) showPicture(editorRef.current, true);
  }, [editorRef, isWide, selected, isMade]);

  return { isStacked, isWide, tabs, selected, select };
}
