/** Told to the window once the page answers to people. */
export const READY_EVENT = "site:ready";

/** The page answers from now on: the script at its end presses again what was pressed too soon. */
export function markReady(): void {
  document.documentElement.dataset.ready = "";
  window.dispatchEvent(new Event(READY_EVENT));
}
