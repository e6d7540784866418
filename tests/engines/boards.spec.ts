import { join } from "node:path";
import { createName, DESKTOP, PHONE, registerQuickly, test } from "./test.ts";

const PICTURE = join(import.meta.dirname, "../../packs/bagz/media/plates/one-eye-light.webp");

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
