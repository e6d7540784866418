/** Between two askings, in milliseconds. */
export const ASK_AGAIN_MS = 5000;

/** A style sheet that did not come is asked for until it does: the build's loader asks once alone, and its part would stay bare. */
export function askAgainForSheets(): void {
  function wait({ target }: Event): void {
    if (target instanceof HTMLLinkElement) setTimeout(() => target.replaceWith(target.cloneNode()), ASK_AGAIN_MS);
  }
  // Failures to load do not bubble.
  window.addEventListener("error", wait, true);
}
