import type { Page } from "@playwright/test";

/** Keeps requests waiting until the answered function is called, so that nobody has to be quicker than they are. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
