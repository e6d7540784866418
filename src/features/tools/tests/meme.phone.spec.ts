import { expect, test } from "../../../../tests/e2e/site.ts";

test("a meme is made on a phone, moved by finger and handed to the share sheet", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { sharedFiles: [] });
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) => {
      (window as unknown as { sharedFiles: string[] }).sharedFiles.push(...files.map(({ name }) => name));
    };
  });
  await page.goto("/tools?tool=meme");
  await page.getByRole("button", { name: "Surprise me" }).tap();
  const text = page.getByRole("button", { name: /^Top text: / });
  await expect(page.getByRole("img", { name: /, \d+ by \d+ pixels$/ })).toBeVisible();
  // Scrolls to it and waits until it rests.
  await text.hover();
  const before = await text.boundingBox();
  if (before === null) throw new Error("The text is not on the stage");
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 60, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => Math.round(((await text.boundingBox())?.y ?? 0) - before.y)).toBe(60);

  await page.getByRole("button", { name: "Make meme" }).tap();
  await page.getByRole("button", { name: "Share" }).tap();
  await expect(page.getByText("Out in the wild", { exact: true })).toBeVisible();
  const shared = await page.evaluate(() => (window as unknown as { sharedFiles: string[] }).sharedFiles);
  expect(shared).toEqual(["bagz-meme-600x600.png"]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
