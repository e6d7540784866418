import { getTopDialog } from "./open-dialogs.ts";

const PHONE = "(max-width: 760px)";
const EDITABLE = "input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select";
/** Height that a two-line message needs below the top bar. */
const TOP_ZONE_PX = 190;

/**
 * Keeps messages off the field that is being edited on a phone: they lie at the bottom; at the top in a dialog and
 * while the keyboard covers the bottom; directly above the keyboard when the field itself is at the top. Sets
 * `data-edge` and the keyboard's height on the host.
 */
export function watchToastEdge(host: HTMLElement): () => void {
  function update() {
    const keyboardPx = window.visualViewport ? window.innerHeight - window.visualViewport.height : 0;
    host.style.setProperty("--keyboard", `${Math.max(0, Math.round(keyboardPx))}px`);
    host.dataset.edge = matchMedia(PHONE).matches ? chooseEdge(document.activeElement) : "top";
  }

  update();
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener("focusin", update, { signal });
  document.addEventListener("focusout", () => requestAnimationFrame(update), { signal });
  document.addEventListener("scroll", update, { signal, capture: true, passive: true });
  window.visualViewport?.addEventListener("resize", update, { signal });
  window.addEventListener("resize", update, { signal });
  return () => stop.abort();
}

function chooseEdge(active: Element | null): "top" | "bottom" {
  // In a form it stays where it is while the focus goes from a field to the button: a message that jumped to the bottom
  // under the pointer would swallow the press.
  if (!active?.matches(EDITABLE)) return getTopDialog() || active?.closest("form") ? "top" : "bottom";
  const { top } = (active.closest(".field") ?? active).getBoundingClientRect();
  return top < TOP_ZONE_PX ? "bottom" : "top";
}
