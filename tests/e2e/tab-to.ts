import type { Locator, Page } from "@playwright/test";

/** Tabs that a person would put up with before the thing they want. */
const PATIENCE = 40;

/** Walks with Tab, or back with Shift+Tab, until the element has the focus, as someone without a mouse does. */
export async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  for (let step = 0; step < PATIENCE; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`not reached within ${PATIENCE} tabs: ${target}`);
}
