import type { Page } from "@playwright/test";

export interface Shown {
  lang: string;
  dir: string;
  overflow: number;
  title: string;
  /** Words beyond an edge of the page, but for strips that scroll: what the page clips makes it no wider. */
  cut: string[];
}

/** What a page shows in the end: how it is turned, and what of it sticks out. */
export function look(page: Page): Promise<Shown> {
  return page.evaluate(async () => {
    // In a face that stands in for another words are longer.
    await document.fonts.ready;
    const { lang, dir, scrollWidth } = document.documentElement;
    const cut: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const holder = node.parentElement;
      if (!node.textContent?.trim() || holder?.closest("[aria-hidden=true], .visually-hidden, noscript, script, style"))
        continue;
      const range = document.createRange();
      range.selectNode(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0 || (left >= -1 && right <= window.innerWidth + 1)) continue;
      let isInStrip = false;
      for (let box = holder; box !== null && box !== document.body; box = box.parentElement) {
        if (["auto", "scroll"].includes(getComputedStyle(box).overflowX)) isInStrip = true;
      }
      if (!isInStrip) cut.push(node.textContent.trim());
    }
    return { lang, dir, title: document.title, overflow: scrollWidth - window.innerWidth, cut };
  });
}
