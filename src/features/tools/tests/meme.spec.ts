import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../../../../tests/e2e/site.ts";
import { catchIntents, createName, registerQuickly } from "../../../../tests/e2e/villain.ts";

const MEME = "/tools?tool=meme";

async function createUpload(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const create = { width: 2400, height: 1800, channels: 3, background: "#14d8ff" } as const;
  return { name: "mine.jpg", mimeType: "image/jpeg", buffer: await sharp({ create }).jpeg().toBuffer() };
}

async function readSize(download: Download): Promise<string> {
  const { width, height, format } = await sharp(await readFile(await download.path())).metadata();
  return `${format} ${width}x${height}`;
}

async function press(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name, exact: true }).click();
  return download;
}

/** The editor as this browser keeps it for the next visit. */
function readDraft(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("site-tools");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("drafts").objectStore("drafts").get("meme");
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => resolve(reading.result?.project ?? "");
          opening.result.close();
        };
      }),
  );
}

/** What the page fetches last of all: the collector of visits, the helpers of a quiet line, the editor's late parts. */
function countLateScripts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    return names.filter((name) =>
      /\/(?:collector|when-quiet\.web|meme-look|meme-result|picture-placing)-[^/]*\.js$/.test(name),
    ).length;
  });
}

function findField(page: Page, name: string) {
  return page.getByRole("textbox", { name, exact: true });
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name, exact: true }).click();
}

test("a stranger makes a meme from a template by keyboard alone, and takes it along", async ({ page }) => {
  await page.goto(MEME);
  const template = page.getByRole("radio", { name: "Bullish chart" });
  await expect(template).toBeChecked();
  await template.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Money bags" })).toBeChecked();
  await expect(page.getByRole("img", { name: "Money bags, 600 by 600 pixels" })).toBeVisible();
  await expect.poll(() => page.workers().length, "the picture is painted by a worker").toBe(1);

  await findField(page, "Top text").focus();
  await page.keyboard.type("I said I would sell");
  const text = page.getByRole("button", { name: "Top text: I said I would sell" });
  const before = await text.boundingBox();
  await text.focus();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("+");
  await page.keyboard.press("]");
  await expect.poll(async () => (await text.boundingBox())?.y).not.toBe(before?.y);
  await page.getByRole("tab", { name: "Text", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Cyberpunk", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Make meme" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Meme Generated!", { exact: true })).toBeVisible();
  expect(await readSize(await press(page, "Download"))).toBe("png 600x600");
  expect(await readSize(await press(page, "HD 1200"))).toBe("png 1200x1200");
});

test("the editor survives a reload and works without a connection once it has loaded", async ({ page, context }) => {
  await page.goto(MEME);
  await page.getByRole("radio", { name: "Rocket moon" }).check({ force: true });
  await expect(page.getByRole("img", { name: "Rocket moon, 600 by 600 pixels" })).toBeVisible();
  await findField(page, "Bottom text").fill("Still here");
  await expect.poll(() => readDraft(page)).toContain("Still here");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Rocket moon" })).toBeChecked();
  await expect(findField(page, "Bottom text")).toHaveValue("Still here");
  await expect(page.getByRole("img", { name: "Rocket moon, 600 by 600 pixels" })).toBeVisible();
  await expect(page.getByText("Fetching the picture")).toBeHidden();
  await expect.poll(() => countLateScripts(page)).toBe(5);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await openTab(page, "Look");
  await page.getByRole("button", { name: "Neon", exact: true }).click();
  await page.getByRole("button", { name: "Make meme" }).click();
  await expect(page.getByText("Meme Generated!", { exact: true })).toBeVisible();
  await context.setOffline(false);
});

test("a member makes a meme from an upload, shares its page and opens it again from the vault", async ({
  page,
  context,
  site,
}) => {
  const intents = await catchIntents(context);
  await registerQuickly(page, site.origin, createName());
  await page.goto(MEME);
  await openTab(page, "Upload");
  await page.getByLabel("Upload image").setInputFiles(await createUpload());
  await expect(page.getByRole("radio", { name: "Your picture" })).toBeChecked();
  await page.getByRole("button", { name: "Turn right" }).click();
  await openTab(page, "Text");
  await findField(page, "Center text").fill("Straight from the bag");
  await openTab(page, "Look");
  await page.getByLabel("Opacity").fill("70");
  await page.getByRole("button", { name: "Make meme" }).click();
  const earned = page.getByText("4 points on the ledger. 4 this month.", { exact: true });
  await expect(earned).toBeVisible();
  await expect(page.getByText("Saved to your vault")).toBeVisible();
  expect(await readSize(await press(page, "Download"))).toBe("png 400x300");

  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Share" }).click();
  const intent = await popup;
  await intent.waitForURL(/^https:\/\/x\.com\//);
  await intent.close();
  await expect(page.getByText("Out in the wild", { exact: true })).toBeVisible();
  const shareUrl = /http\S+$/.exec(new URL(intents[0] ?? "").searchParams.get("text") ?? "")?.[0] ?? "";
  expect(shareUrl).toContain(`${site.origin}/api/share/`);
  const sharePage = await page.request.get(shareUrl);
  expect(await sharePage.text()).toContain('property="og:image"');

  const { user } = await (await page.request.get("/api/auth/me")).json();
  const { content } = await (await page.request.get(`/api/users/${user.id}/content?filter=meme`)).json();
  expect(content).toHaveLength(1);
  await page.getByRole("radio", { name: "Neon street" }).check({ force: true });
  await openTab(page, "Text");
  await findField(page, "Center text").fill("");
  await page.goto(`/tools?meme=${content[0].id}`);
  await expect(page.getByText("Opened from your vault", { exact: true })).toBeVisible();
  await expect(findField(page, "Center text")).toHaveValue("Straight from the bag");
  await openTab(page, "Look");
  await expect(page.getByLabel("Opacity")).toHaveValue("70");
  await openTab(page, "Upload");
  await expect(page.getByLabel("Turn", { exact: true })).toHaveValue("90");
  await expect(page.getByRole("radio", { name: "Your picture" })).toBeChecked();
  await expect(page.getByRole("img", { name: "Your picture, 400 by 300 pixels" })).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/tools?tool=meme`);
});
