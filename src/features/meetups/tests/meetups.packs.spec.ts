import { expect, test } from "../../../../tests/e2e/site.ts";
import { createName, registerQuickly } from "../../../../tests/e2e/villain.ts";
import { findForeignWords } from "../../../../tests/packs/foreign-words.ts";

test("a member posts a meetup under a tag of the community, and takes it into a calendar", async ({ page, site }) => {
  await registerQuickly(page, site.origin, createName());
  await page.goto("/meetups");
  await page.getByRole("button", { name: "Create Meetup" }).first().click();
  const form = page.getByRole("form", { name: "New meetup" });
  const title = `Regatta ${createName()}`;
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Description").fill("Bring paper.");
  await form.getByLabel("City").fill("Kyoto");
  await form.getByLabel("Country").fill("Japan");
  await form.getByLabel("Date and time").fill(`${new Date().getFullYear() + 1}-03-01T20:30`);
  await form.getByLabel("Time zone").selectOption("Asia/Tokyo");
  await form.getByRole("button", { name: "regatta" }).click();
  await form.getByRole("button", { name: "Post Meetup" }).click();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name: title }) });
  await expect(row).toContainText("regatta");
  const href = await row.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
  const calendar = await page.request.get(href ?? "");
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  expect(findForeignWords(`${calendar.headers()["content-disposition"]} ${await calendar.text()}`)).toEqual([]);
});
