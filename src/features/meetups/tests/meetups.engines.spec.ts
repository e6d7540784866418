import { join } from "node:path";
import type { EnginePage } from "../../../../tests/engines/page.ts";
import { createName, DESKTOP, PHONE, registerQuickly, test } from "../../../../tests/engines/test.ts";

const PICTURE = join(import.meta.dirname, "../../../../packs/bagz/media/plates/one-eye-light.webp");
/** A day that is a year ahead whenever this runs. */
const NEXT_YEAR = new Date().getFullYear() + 1;

function findRow(page: EnginePage, title: string) {
  return page.getByRole("listitem").filter({ hasText: title });
}

test("a member posts a meetup, and another one on a phone says that they come", async ({ visit }) => {
  const title = `Sticker run ${createName()}`;
  const page = await visit(DESKTOP);
  await registerQuickly(page, "/meetups");
  await page.getByRole("button", { name: "Create Meetup" }).first().click();
  const form = page.getByRole("form", { name: "New meetup" });
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Description").fill("Bring a marker and a friend.");
  await form.getByLabel("City").fill("Tokyo");
  await form.getByLabel("Country").fill("Japan");
  await form.getByLabel("Date and time").fill(`${NEXT_YEAR}-03-01T20:30`);
  await form.getByLabel("Time zone").selectOption("Asia/Tokyo");
  await form.getByLabel("Seats").fill("4");
  await form.getByRole("button", { name: "IRL-sticker-run" }).click();
  await form.getByLabel("Add pictures").setInputFiles(PICTURE);
  await form.getByText("1 picture ready").waitForText(/ready/);
  await form.getByRole("button", { name: "Post Meetup" }).click();
  await form.waitFor({ state: "hidden" });
  await findRow(page, title).waitForText(/20:30 GMT\+9/);

  const other = await visit(PHONE);
  await registerQuickly(other, `/meetups?q=${encodeURIComponent(title)}`);
  await findRow(other, title).getByRole("button", { name: "RSVP", exact: true }).click();
  await findRow(other, title).waitForText(/You are going\./);
  await page.reload();
  await findRow(page, title).waitForText(/1 of 4 going/);
});
