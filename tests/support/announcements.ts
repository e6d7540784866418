/** What a page announces by itself, as a screen reader would say it. Runs in the page: whoever wants it there passes the function over. */

declare global {
  interface Window {
    announced?: string[];
  }
}

/**
 * From now on notes in `window.announced` what live regions say. Words that come together with their region are noted
 * behind "unheard: ", unless it is an alert: most readers say only what changes in a region that is there already.
 */
export function recordAnnouncements(): void {
  const REGION = "[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output";
  const said: string[] = [];
  window.announced = said;
  const spoken = new WeakMap<Element, string>();
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest("[aria-hidden=true]") === null;
  const read = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? "";
    if (!isShown(node)) return "";
    const name = node.getAttribute("aria-label") ?? node.getAttribute("alt");
    return name ?? [...node.childNodes].map(read).join(" ");
  };
  const getWords = (region: Element) => read(region).replace(/\s+/g, " ").trim();
  const note = (region: Element) => {
    const words = getWords(region);
    const before = spoken.get(region);
    spoken.set(region, words);
    if (words === "" || words === before || region.closest("[aria-live=off]") !== null) return;
    if (before !== undefined || region.getAttribute("role") === "alert") said.push(words);
    else said.push(`unheard: ${words}`);
  };
  for (const region of document.querySelectorAll(REGION)) spoken.set(region, getWords(region));
  new MutationObserver((records) => {
    const touched = new Set<Element>();
    for (const { target, addedNodes } of records) {
      const holder = (target instanceof Element ? target : target.parentElement)?.closest(REGION);
      if (holder) touched.add(holder);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.querySelectorAll(REGION)]) if (region.matches(REGION)) touched.add(region);
      }
    }
    for (const region of touched) if (region.isConnected) note(region);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
