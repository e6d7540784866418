import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../../../tests/e2e/site.ts";

const DECK = "Deck";

function getSeconds(page: Page): Promise<number> {
  return page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentTime);
}

/** Notes every place of the needle from now on; answers whether it has come back to the start from behind this second. */
async function watchForReturn(page: Page, second: number): Promise<() => Promise<boolean>> {
  const needle = await page.locator("audio").evaluateHandle((audio: HTMLAudioElement) => {
    const places: number[] = [];
    audio.addEventListener("timeupdate", () => places.push(audio.currentTime));
    return places;
  });
  return () =>
    needle.evaluate((places, from) => {
      const end = places.findIndex((place) => place > from);
      return end >= 0 && places.slice(end).some((place) => place < 10);
    }, second);
}

test("a visitor picks a record, hears it, seeks, walks away with it and keeps the file", async ({ page }) => {
  await page.goto("/music");
  const deck = page.getByRole("region", { name: DECK });
  const list = page.getByRole("region", { name: "Tracks" });
  const disc = page.locator(".record-disc");
  await expect(disc).toHaveCSS("animation-play-state", "paused");
  expect(await page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);

  await list.getByRole("button", { name: "Villain 6" }).click();
  await list.getByRole("button", { name: "Play Laugh Track" }).click();
  await expect.poll(() => getSeconds(page)).toBeGreaterThan(0.5);
  await expect(disc).toHaveCSS("animation-play-state", "running");
  await expect(page.getByText("4 / 6 · Villain")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Music player" })).toHaveCount(0);

  const position = deck.getByRole("slider", { name: "Position" });
  await position.fill("30");
  await expect.poll(() => getSeconds(page)).toBeGreaterThan(30.4);
  await position.press("ArrowRight");
  await expect.poll(() => getSeconds(page)).toBeGreaterThan(31);
  await expect(deck.locator(".deck-seek .deck-buffered")).toHaveAttribute("style", /--buffered:\s*(?:1|0\.[1-9])/);

  await page.getByRole("navigation").getByRole("link", { name: "Roadmap" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "ROADMAP 2026" })).toBeVisible();
  const floating = page.getByRole("complementary", { name: "Music player" });
  await expect(floating.getByText("4 / 6", { exact: true })).toBeVisible();
  const onArrival = await getSeconds(page);
  await expect.poll(() => getSeconds(page)).toBeGreaterThan(onArrival + 0.5);
  await floating.getByRole("button", { name: "Next track" }).click();
  await expect(floating.getByText("Black Hood", { exact: true })).toBeVisible();
  await expect.poll(() => getSeconds(page)).toBeGreaterThan(0.3);

  await page.getByRole("navigation").getByRole("link", { name: "Music" }).click();
  await deck.getByRole("button", { name: "Pause" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download Black Hood.mp3" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("Black Hood.mp3");
  expect((await readFile(await file.path())).length).toBeGreaterThan(500_000);
});

/** Just before the end of the track that is on. */
async function seekToEnd(position: Locator): Promise<void> {
  await position.fill(String(Number(await position.getAttribute("max")) - 1));
}

test("a track goes over into the next, and into itself while it repeats", async ({ page }) => {
  await page.goto("/music");
  const deck = page.getByRole("region", { name: DECK });
  const position = deck.getByRole("slider", { name: "Position" });
  await deck.getByRole("button", { name: "Play" }).click();
  await expect.poll(() => getSeconds(page)).toBeGreaterThan(0.2);
  await seekToEnd(position);
  await expect(page.getByText("2 / 30 · All")).toBeVisible();
  await expect.poll(() => getSeconds(page)).toBeGreaterThan(0.2);

  await deck.getByRole("button", { name: "Repeat this track" }).click();
  const hasReturned = await watchForReturn(page, 62);
  await seekToEnd(position);
  await expect.poll(hasReturned).toBe(true);
  const restart = await getSeconds(page);
  await expect.poll(() => getSeconds(page)).toBeGreaterThan(restart + 0.3);
  await expect(page.getByText("2 / 30 · All")).toBeVisible();
});

test("place, volume, shuffle and repeat are there after a reload, and nothing plays by itself", async ({ page }) => {
  await page.goto("/music");
  const deck = page.getByRole("region", { name: DECK });
  await page.getByRole("button", { name: "Play Sunset Exit" }).click();
  await expect.poll(() => getSeconds(page)).toBeGreaterThan(0.2);
  await deck.getByRole("slider", { name: "Volume" }).fill("25");
  await deck.getByRole("slider", { name: "Position" }).fill("40");
  await deck.getByRole("button", { name: "Shuffle" }).click();
  await deck.getByRole("button", { name: "Repeat this track" }).click();
  await deck.getByRole("button", { name: "Pause" }).click();

  await page.reload();
  await expect(page.getByText("30 / 30 · All")).toBeVisible();
  await expect(deck.getByRole("slider", { name: "Volume" })).toHaveValue("25");
  await expect(deck.getByRole("button", { name: "Shuffle" })).toHaveAttribute("aria-pressed", "true");
  await expect(deck.getByRole("button", { name: "Repeat this track" })).toHaveAttribute("aria-pressed", "true");
  const audio = page.locator("audio");
  expect(await audio.evaluate(({ paused, volume }: HTMLAudioElement) => [paused, volume])).toEqual([true, 0.25]);
  await deck.getByRole("button", { name: "Play" }).click();
  await expect.poll(() => getSeconds(page)).toBeGreaterThan(40);
});

test("the deck stays in reach at the page's end, and hides no row that has the focus", async ({ page }) => {
  await page.goto("/music");
  const deck = page.getByRole("region", { name: DECK });
  await page.getByRole("button", { name: "Play Sunset Exit" }).scrollIntoViewIfNeeded();
  await expect(deck.getByRole("button", { name: "Play" })).toBeInViewport();
  await page.getByRole("button", { name: "Play Sunset Exit" }).focus();
  const title = page.locator(".track-play:focus");
  for (let row = 0; row < 14; row += 1) {
    do await page.keyboard.press("Shift+Tab");
    while ((await title.count()) === 0);
  }
  // Polled, for the page scrolls smoothly.
  await expect
    .poll(async () => {
      const below = await deck.boundingBox();
      return ((await title.boundingBox())?.y ?? 0) - (below?.y ?? 0) - (below?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(0);
});

test("the record stands still for whoever asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/music");
  await page.getByRole("region", { name: DECK }).getByRole("button", { name: "Play" }).click();
  await expect.poll(() => getSeconds(page)).toBeGreaterThan(0.2);
  await expect(page.locator(".record-disc")).toHaveCSS("animation-name", "none");
});

test("without script every track can be read and saved", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto("/music");
  await expect(page.getByRole("heading", { level: 1, name: "VILLAIN RADIO" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Download .+\.mp3$/ })).toHaveCount(30);
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download Old Money.mp3" }).click();
  expect((await saving).suggestedFilename()).toBe("Old Money.mp3");
  await context.close();
});

test("keys scrub five seconds, and a second tab lets the first one fall silent", async ({ page, context }) => {
  await page.goto("/music");
  await page.getByRole("region", { name: DECK }).getByRole("button", { name: "Play" }).click();
  await expect.poll(() => getSeconds(page)).toBeGreaterThan(0.2);
  // The keys come with the first touch, a moment after it.
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    expect(await getSeconds(page)).toBeGreaterThan(30);
  }).toPass();

  const second = await context.newPage();
  await second.goto("/music");
  await second.locator("html[data-ready]").waitFor({ state: "attached" });
  await second.getByRole("region", { name: DECK }).getByRole("button", { name: "Play" }).click();
  await expect.poll(() => getSeconds(second)).toBeGreaterThan(0.2);
  await expect.poll(() => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
  await second.close();
});
