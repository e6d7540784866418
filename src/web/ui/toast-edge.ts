import { PHONE } from "#shared/breakpoints.catalog.ts";
import { getTopDialog } from "./open-dialogs.ts";

const EDITABLE = "input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select";
/** Height that a two-line message needs below the top bar. */
const TOP_ZONE_PX = 190;
/** Where a two-line message lies above the bottom edge: above the player, and as high as it is itself. */
const BOTTOM_ZONE = { fromPx: 220, toPx: 88 };
/** What a screen is there for. */
const ACTION = "main .button";

/**
 * Keeps messages off what is in use on a phone, the field being edited and the buttons: they lie at the bottom; at the
 * top in a dialog, where a button stands at the bottom and while the keyboard covers it; directly above the keyboard
 * when the field itself is at the top. Sets `data-edge` and the keyboard's height on the host.
 */
export function watchToastEdge(host: HTMLElement): () => void {
  let isBottomTaken = false;

  // Only when a message comes: one that changed sides while the page scrolls would run under the finger.
  function placeMessage() {
    const { innerHeight } = window;
    const isAtBottom = isActionWithin(innerHeight - BOTTOM_ZONE.fromPx, innerHeight - BOTTOM_ZONE.toPx);
    isBottomTaken = isAtBottom && !isActionWithin(0, TOP_ZONE_PX);
    update();
  }

  function update() {
    const keyboardPx = window.visualViewport ? window.innerHeight - window.visualViewport.height : 0;
    host.style.setProperty("--keyboard", `${Math.max(0, Math.round(keyboardPx))}px`);
    host.dataset.edge = matchMedia(PHONE).matches ? chooseEdge(document.activeElement, isBottomTaken) : "top";
  }

  placeMessage();
  const messages = new MutationObserver(placeMessage);
  messages.observe(host, { childList: true, subtree: true });
  const stop = new AbortController();
  const { signal } = stop;
  signal.addEventListener("abort", () => messages.disconnect());
  document.addEventListener("focusin", update, { signal });
  document.addEventListener("focusout", () => requestAnimationFrame(update), { signal });
  document.addEventListener("scroll", update, { signal, capture: true, passive: true });
  window.visualViewport?.addEventListener("resize", update, { signal });
  window.addEventListener("resize", update, { signal });
  return () => stop.abort();
}

function isActionWithin(fromPx: number, toPx: number): boolean {
  return [...document.querySelectorAll(ACTION)].some((action) => {
    const { top, bottom, height } = action.getBoundingClientRect();
    return height > 0 && top < toPx && bottom > fromPx;
  });
}

function chooseEdge(active: Element | null, isBottomTaken: boolean): "top" | "bottom" {
  // In a form it stays where it is while the focus goes from a field to the button: a message that jumped to the bottom
  // under the pointer would swallow the press.
  if (!active?.matches(EDITABLE)) {
    return getTopDialog() || active?.closest("form") || isBottomTaken ? "top" : "bottom";
  }
  const { top } = (active.closest(".field") ?? active).getBoundingClientRect();
  return top < TOP_ZONE_PX ? "bottom" : "top";
}
