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
      // A face is higher than the lines of a title: where these stand upright, that is no width.
      const isUpright = holder !== null && getComputedStyle(holder).writingMode !== "horizontal-tb";
      const { left, right, width } = (isUpright ? holder : range).getBoundingClientRect();
      if (width === 0 || (left >= -1 && right <= window.innerWidth + 1)) continue;
      let isExempt = false;
      for (let box = holder; box !== null && box !== document.body; box = box.parentElement) {
        // A strip that scrolls, or words for those who listen.
        if (["auto", "scroll"].includes(getComputedStyle(box).overflowX) || box.offsetWidth === 1) isExempt = true;
      }
      if (!isExempt) cut.push(node.textContent.trim());
    }
    return { lang, dir, title: document.title, overflow: scrollWidth - window.innerWidth, cut };
  });
}
