import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../../tests/e2e/site.ts";
import { createName, registerQuickly } from "../../../../tests/e2e/villain.ts";

const PICTURE = join(import.meta.dirname, "../../../../packs/bagz/media/plates/one-eye-light.webp");
/** A day that is a year ahead whenever this runs. */
const NEXT_YEAR = new Date().getFullYear() + 1;

function findRow(page: Page, title: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name: title }) });
}

/** A title nobody else in this run has. */
function createTitle(words: string): string {
  return `${words} ${createName()}`;
}

async function postMeetup(page: Page, title: string, capacity = "") {
  await page.getByRole("button", { name: "Create Meetup" }).first().click();
  const form = page.getByRole("form", { name: "New meetup" });
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Description").fill("Bring a marker and a friend.");
  await form.getByLabel("City").fill("Tokyo");
  await form.getByLabel("Country").fill("Japan");
  await form.getByLabel("Date and time").fill(`${NEXT_YEAR}-03-01T20:30`);
  await form.getByLabel("Time zone").selectOption("Asia/Tokyo");
  await form.getByLabel("Seats").fill(capacity);
  await form.getByRole("button", { name: "IRL-sticker-run" }).click();
  return form;
}

test("a member posts a meetup with a picture; it stands on the board in the time of its place", async ({
  page,
  site,
}) => {
  await registerQuickly(page, site.origin, createName());
  const title = createTitle("Sticker run");
  await page.goto("/meetups");
  const form = await postMeetup(page, title);
  await form.getByLabel("Add pictures").setInputFiles({
    name: "eye.webp",
    mimeType: "image/webp",
    buffer: readFileSync(PICTURE),
  });
  await expect(form.getByText("1 picture ready")).toBeAttached();
  await form.getByRole("button", { name: "Post Meetup" }).click();
  await expect(page.getByText("Meetup Created!", { exact: true })).toBeVisible();
  await expect(form).toBeHidden();

  const row = findRow(page, title);
  await expect(row).toContainText("01");
  await expect(row).toContainText("20:30 GMT+9");
  await expect(row).toContainText("Tokyo, Japan");
  await row.getByRole("button", { name: "Open picture 1" }).click();
  const picture = page.getByRole("dialog", { name: title }).getByRole("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expectAccessible(page);

  const href = await row.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
  const calendar = await page.request.get(href ?? "");
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  expect(await calendar.text()).toContain(`DTSTART:${NEXT_YEAR}0301T113000Z`);
});

test("the last seat is taken, the next one waits and moves up when it is free again", async ({
  page,
  browser,
  site,
}) => {
  await registerQuickly(page, site.origin, createName());
  const title = createTitle("Candle night");
  await page.goto("/meetups");
  await (await postMeetup(page, title, "1")).getByRole("button", { name: "Post Meetup" }).click();
  const row = findRow(page, title);
  await row.getByRole("button", { name: "RSVP", exact: true }).click();
  await expect(row).toContainText("1 of 1 going");
  await expect(row).toContainText("You are going.");

  const context = await browser.newContext({ baseURL: site.origin });
  const other = await context.newPage();
  await registerQuickly(other, site.origin, createName());
  await other.goto(`/meetups?q=${encodeURIComponent(title)}`);
  const otherRow = findRow(other, title);
  await otherRow.getByRole("button", { name: "RSVP", exact: true }).click();
  await expect(otherRow).toContainText("You are on the waiting list.");

  await row.getByRole("button", { name: "Cancel RSVP" }).click();
  await expect(row.getByRole("button", { name: "RSVP", exact: true })).toBeVisible();
  await other.reload();
  await expect(otherRow).toContainText("You are going.");
  await expect(otherRow).toContainText("1 of 1 going");
  await context.close();
});

test("the creator changes a meetup and calls it off", async ({ page, site }) => {
  await registerQuickly(page, site.origin, createName());
  const title = createTitle("Meme contest");
  await page.goto("/meetups");
  await (await postMeetup(page, title)).getByRole("button", { name: "Post Meetup" }).click();
  await findRow(page, title).getByRole("button", { name: "Edit" }).click();
  const form = page.getByRole("form", { name: "Edit meetup" });
  await expect(form.getByLabel("Date and time")).toHaveValue(`${NEXT_YEAR}-03-01T20:30`);
  await form.getByLabel("City").fill("Osaka");
  await form.getByRole("button", { name: "Save changes" }).click();
  const row = findRow(page, title);
  await expect(row).toContainText("Osaka, Japan");
  await row.getByRole("button", { name: "Cancel meetup" }).click();
  const question = page.getByRole("dialog", { name: "Cancel this meetup?" });
  await question.getByRole("button", { name: "Cancel meetup" }).click();
  await expect(row.getByText("Canceled", { exact: true })).toBeVisible();
  await expect(row.getByRole("button", { name: "RSVP" })).toBeHidden();
});

test("the filters survive a reload, and what finds nothing leaves a way out", async ({ page, site }) => {
  await registerQuickly(page, site.origin, createName());
  const title = createTitle("Gathering");
  await page.goto("/meetups");
  const form = await postMeetup(page, title);
  await form.getByRole("button", { name: "Post Meetup" }).click();
  // Until then the address says that it is being written.
  await expect(form).toBeHidden();
  await page.getByRole("searchbox", { name: "Search" }).fill(title);
  await page.getByRole("combobox", { name: "Tag" }).selectOption("IRL-sticker-run");
  await expect(page).toHaveURL(/[?&]tags=IRL-sticker-run/);
  await expect(page).toHaveURL(/[?&]q=Gathering/);
  await page.reload();
  await expect(findRow(page, title)).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue(title);
  await page.getByRole("combobox", { name: "Tag" }).selectOption("meme-contest");
  await expect(page.getByText("No meetups found")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/\/meetups$/);
  await expect(findRow(page, title)).toBeVisible();
});

test("a visitor reads the board and is asked to log in to RSVP", async ({ page, browser, site }) => {
  await registerQuickly(page, site.origin, createName());
  const title = createTitle("Launch party");
  await page.goto("/meetups");
  await (await postMeetup(page, title)).getByRole("button", { name: "Post Meetup" }).click();
  await expect(findRow(page, title)).toBeVisible();

  const context = await browser.newContext({ baseURL: site.origin });
  const visitor = await context.newPage();
  await visitor.goto("/meetups");
  await findRow(visitor, title).getByRole("button", { name: "RSVP", exact: true }).click();
  await expect(visitor.getByText("Authentication Required", { exact: true })).toBeVisible();
  await expect(visitor.getByRole("dialog", { name: "JOIN THE CHAOS" })).toBeVisible();
  await context.close();
});

for (const width of [320, 390, 820, 1024, 1440, 1920]) {
  test(`nothing of the board sticks out at ${width} pixels`, async ({ page, site }) => {
    await registerQuickly(page, site.origin, createName());
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/meetups");
    await postMeetup(page, "W".repeat(80));
    const surplus = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await surplus()).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Post Meetup" }).click();
    await expect(findRow(page, "W".repeat(80)).first()).toBeVisible();
    expect(await surplus()).toBeLessThanOrEqual(0);
  });
}
