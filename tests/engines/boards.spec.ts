import { join } from "node:path";
import type { EnginePage } from "./page.ts";
import { createName, DESKTOP, PHONE, registerQuickly, test } from "./test.ts";

const PICTURE = join(import.meta.dirname, "../../packs/bagz/media/plates/one-eye-light.webp");
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

test("a member sells; another one searches, asks and reports", async ({ visit }) => {
  const title = `Paper crown ${createName()}`;
  const page = await visit(DESKTOP);
  const seller = await registerQuickly(page, "/market");
  await page.getByRole("button", { name: "Create listing" }).first().click();
  const form = page.getByRole("form", { name: "Create listing" });
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Category").selectOption("merch");
  await form.getByLabel("Description").fill("Worn once.");
  await form.getByLabel("Price").fill("12 or a fair trade");
  await form.getByLabel("Add pictures").setInputFiles(PICTURE);
  await form.getByText("1 picture ready").waitForText(/ready/);
  await form.getByRole("button", { name: "Publish listing" }).click();
  await page.getByRole("listitem", { name: title }).waitFor();

  const other = await visit(PHONE);
  await registerQuickly(other, "/market");
  await other.getByRole("searchbox", { name: "Search listings" }).fill(title);
  await other.waitUntil("location.search.startsWith('?q=Paper')");
  await other.getByRole("listitem", { name: title }).waitFor();
  await other.getByRole("button", { name: `Report ${title}` }).click();
  const report = other.getByRole("dialog", { name: "Report listing" });
  await report.getByLabel("What is wrong with it?").fill("The glue does not hold.");
  await report.getByRole("button", { name: "Send report" }).click();
  await report.waitFor({ state: "hidden" });

  await other.getByRole("listitem", { name: title }).getByRole("link", { name: title }).first().click();
  await other
    .getByRole("dialog", { name: title, exact: true })
    .getByRole("button", { name: `Message @${seller} about ${title}` })
    .click();
  const asking = other.getByRole("dialog", { name: `Messages about ${title}` });
  await asking.getByLabel("Your message").fill("Does it fit a large head?");
  await asking.getByRole("button", { name: "Send" }).click();
  await asking.getByRole("log").getByText("Does it fit a large head?").waitFor();
  await page.goto("/account");
  await page.getByRole("region", { name: "Messages" }).getByRole("heading", { name: "Messages 1 new" }).waitFor();
});
