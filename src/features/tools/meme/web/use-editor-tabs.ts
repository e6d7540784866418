import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from "react";
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
  /** What is shown of it: on a slow phone the tab is marked first, and this follows. */
  opened: EditorTab;
  select(tab: EditorTab): void;
  /** Marked and shown at once, for who goes on in it. */
  open(tab: EditorTab): void;
}

/** Brings the editor's top edge below the navigation, where the picture sticks. */
function scrollToTop(element: HTMLElement | null, isWanted: (away: number) => boolean): void {
  if (element === null) return;
  const navHeight = Number.parseFloat(getComputedStyle(element).getPropertyValue("--nav-height"));
  const away = element.getBoundingClientRect().top - navHeight;
  if (isWanted(away)) window.scrollBy({ top: away, behavior: "instant" });
}

/** Which controls are shown beside or below the picture. */
export function useEditorTabs(editorRef: RefObject<HTMLElement | null>, isMade: boolean): EditorTabs {
  const isStacked = useMedia(EDITOR_STACKED);
  const isWide = !useMedia(COMPACT);
  const [wanted, setWanted] = useState<EditorTab>();
  const [shown, setShown] = useState<EditorTab>();
  const tabs = isWide ? TABS.filter((tab) => tab !== "template") : TABS;
  const [first = "text"] = tabs;
  const selected = tabs.find((tab) => tab === wanted) ?? first;
  const opened = tabs.find((tab) => tab === shown) ?? first;

  const before = useRef({ opened, isMade });
  useLayoutEffect(() => {
    const { opened: left, isMade: wasMade } = before.current;
    before.current = { opened, isMade };
    if (isWide) return;
    // Each tab begins at its top; what was made, and all that is done with it, is in view.
    if (left !== opened) scrollToTop(editorRef.current, (away) => away < 0);
    if (!wasMade && isMade) scrollToTop(editorRef.current, (away) => away > 0 || !isStacked);
  }, [editorRef, isWide, isStacked, opened, isMade]);

  function open(tab: EditorTab): void {
    setWanted(tab);
    setShown(tab);
  }
  function select(tab: EditorTab): void {
    setWanted(tab);
    startTransition(() => setShown(tab));
  }

  return { isStacked, isWide, tabs, selected, opened, select, open };
}
