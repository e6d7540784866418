import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../../../../tests/e2e/site.ts";
import { createName, registerQuickly } from "../../../../tests/e2e/villain.ts";

/** Two fingers go apart (or together) along a line through the middle of the stage, as the browser's own input. */
async function pinch(page: Page, from: number, to: number): Promise<void> {
  const box = await page.getByRole("button", { name: "Place of your picture" }).boundingBox();
  if (box === null) throw new Error("There is no picture to take hold of");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 4];
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", reach?: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: reach === undefined ? [] : [-reach, reach].map((away, id) => ({ x: x + away, y, id })),
    });
  await touch("touchStart", from);
  for (let step = 1; step <= 5; step += 1) await touch("touchMove", from + ((to - from) * step) / 5);
  await touch("touchEnd");
}

/** How much of the stage lies in the screen, below the navigation. */
function readStage(page: Page) {
  return page.getByRole("region", { name: "Meme preview" }).evaluate((stage) => {
    const { top, bottom, height } = stage.getBoundingClientRect();
    const nav = document.querySelector("header nav")?.getBoundingClientRect().bottom ?? 0;
    return { isWhole: top >= nav - 1 && bottom <= window.innerHeight, height };
  });
}

test("a portrait is uploaded on a phone, zoomed by two fingers, and stays in view whatever is changed", async ({
  page,
}) => {
  const create = { width: 600, height: 1200, channels: 3, background: "#14d8ff" } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await page.goto("/tools?tool=meme");
  await page.getByRole("tab", { name: "Upload", exact: true }).tap();
  await page.getByLabel("Upload image").setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  const zoom = page.getByLabel("Zoom");
  await expect(zoom).toHaveValue("38");
  await page.getByRole("button", { name: "Fill the frame" }).tap();
  await expect(zoom).toHaveValue("100");
  await pinch(page, 40, 80);
  await expect(zoom).toHaveValue("200");
  await page.getByRole("button", { name: "Show all of it" }).tap();
  await expect(zoom).toHaveValue("38");
  for (const name of ["Look", "Text", "Template", "Upload"]) {
    await page.getByRole("tab", { name, exact: true }).tap();
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => readStage(page), name).toMatchObject({ isWhole: true });
    expect((await readStage(page)).height).toBeGreaterThan(150);
  }
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(zoom).toHaveValue("200");
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(zoom).toHaveValue("100");
});

test("a meme is made on a phone, moved by finger and handed to the share sheet", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { sharedFiles: [] });
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) => {
      (window as unknown as { sharedFiles: string[] }).sharedFiles.push(...files.map(({ name }) => name));
    };
  });
  await page.goto("/tools?tool=meme");
  await page.getByRole("tab", { name: "Text", exact: true }).tap();
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

/** Whether what has the focus can be seen whole, below what sticks to the top. */
function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { left, right, top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    if (left < 0 || right > window.innerWidth || top < 0 || bottom > window.innerHeight) return false;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over?.contains(document.activeElement) === true || document.activeElement?.contains(over) === true;
  });
}

test("by keyboard on a narrow screen the focus is seen, below the picture and along the row of the result", async ({
  page,
}) => {
  await page.goto("/tools?tool=meme");
  const search = page.getByRole("searchbox", { name: "Find a picture" });
  await page.getByRole("radio", { name: "Bullish chart" }).focus();
  await page.keyboard.press("Tab");
  await expect(search).toBeFocused();
  await expect.poll(() => isFocusSeen(page), "the search").toBe(true);
  await page.getByRole("button", { name: "Make meme" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Copy image" }).focus();
  for (const name of [/^HD/, "Save to vault", "Hang it on the wall"]) {
    await expect(page.getByRole("button", { name })).toBeAttached();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name })).toBeFocused();
    await expect.poll(() => isFocusSeen(page), String(name)).toBe(true);
  }
});

test("a photo made into a meme reaches the vault over a line that takes its time", async ({ page, site }) => {
  await registerQuickly(page, site.origin, createName());
  await page.goto("/tools?tool=meme");
  const create = { width: 900, height: 900, channels: 3, background: "#000" } as const;
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const buffer = await sharp({ create: { ...create, noise } })
    .jpeg()
    .toBuffer();
  await page.getByRole("tab", { name: "Upload", exact: true }).tap();
  await page.getByLabel("Upload image").setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByLabel("Zoom")).toBeVisible();
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 80_000 };
  await client.send("Network.emulateNetworkConditions", line);
  await page.getByRole("button", { name: "Make meme" }).tap();
  await expect(page.getByText("Saved to your vault")).toBeVisible({ timeout: 60_000 });
});
