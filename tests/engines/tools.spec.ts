import { join } from "node:path";
import { DESKTOP, PHONE, registerQuickly, test } from "./test.ts";

const PICTURE = join(import.meta.dirname, "../../packs/bagz/media/plates/one-eye-light.webp");

test("a member pulls a tweet, edits it, keeps it and hangs it on the wall", async ({ visit }) => {
  const page = await visit(DESKTOP);
  await registerQuickly(page, "/tools");
  await page.getByRole("button", { name: "Generate tweet" }).click();
  const text = page.getByRole("textbox", { name: "Tweet text" });
  await text.waitForValue(/\$BAGZ/);
  const words = `Zipped by hand. ${Date.now()} $BAGZ`;
  await text.fill(words);
  await page.getByRole("button", { name: "Save to vault" }).click();
  await page.getByText("Saved to your vault").waitFor();
  await page.goto("/account");
  await page.getByText(words).waitFor();
  await page
    .getByRole("listitem")
    .filter({ hasText: words })
    .getByRole("button", { name: /^Hang .+ on the wall$/ })
    .click();
  await page.getByRole("button", { name: "See the wall" }).click();
  await page
    .getByRole("article")
    .filter({ hasText: words })
    .waitForText(/Your own/);
});

test("a visitor on a phone makes a meme from a template, then from a picture, and takes it along", async ({
  visit,
}) => {
  const page = await visit(PHONE);
  await page.goto("/tools?tool=meme");
  await page.getByRole("img", { name: "Bullish chart, 600 by 600 pixels" }).waitFor();
  await page.getByRole("radio", { name: "Money bags" }).press(" ");
  await page.getByRole("img", { name: "Money bags, 600 by 600 pixels" }).waitFor();
  await page.getByRole("tab", { name: "Text", exact: true }).click();
  await page.getByRole("textbox", { name: "Top text", exact: true }).fill("I said I would sell");
  await page.getByRole("button", { name: "Make meme" }).click();
  await page.getByText("Meme Generated!", { exact: true }).waitFor();

  await page.getByRole("tab", { name: "Upload", exact: true }).click();
  await page.getByLabel("Upload image").setInputFiles(PICTURE);
  await page.getByRole("button", { name: "Turn right" }).click();
  await page.getByRole("button", { name: "Make meme" }).click();
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await page.reload();
  await page.getByRole("img", { name: /^Your picture, / }).waitFor();
});

test("a member rolls a face and wears it on the board", async ({ visit }) => {
  const page = await visit(DESKTOP);
  const username = await registerQuickly(page, "/tools?tool=pfp");
  await page.getByRole("button", { name: "Generate PFP" }).click();
  await page.getByRole("heading", { name: "1 of 20 collected" }).waitFor();
  await page.goto("/leaderboard");
  const row = `[...document.querySelectorAll("tr")].find(({ textContent }) => textContent.includes("@${username}"))`;
  await page.waitUntil(`${row}?.querySelector("img")?.src.includes("/faces-") ?? false`);
});
