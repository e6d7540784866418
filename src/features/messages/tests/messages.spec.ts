import { expect, expectAccessible, test } from "../../../../tests/e2e/site.ts";
import { createName, registerQuickly } from "../../../../tests/e2e/villain.ts";

test("a buyer asks a seller without any handle, and the answer comes without a reload", async ({
  page,
  site,
  browser,
}) => {
  const title = `Paper crown ${createName()}`;
  const seller = createName();
  await registerQuickly(page, site.origin, seller);
  const posted = await page.request.post("/api/market/listings", {
    headers: { origin: site.origin },
    data: { title, description: "Worn once.", category: "merch" },
  });
  const { listing } = await posted.json();

  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 390, height: 844 } });
  const other = await context.newPage();
  const buyer = createName();
  await registerQuickly(other, site.origin, buyer);
  await other.goto(`/market?listing=${listing.id}`);
  const sheet = other.getByRole("dialog", { name: title, exact: true });
  await sheet.getByRole("button", { name: `Message @${seller} about ${title}` }).click();
  const asking = other.getByRole("dialog", { name: `Messages about ${title}` });
  await asking.getByLabel("Your message").fill("Does it fit a large head?");
  await asking.getByRole("button", { name: "Send" }).click();
  await expect(asking.getByRole("log").getByText("Does it fit a large head?")).toBeVisible();
  await expectAccessible(other);

  await page.goto("/account");
  const block = page.getByRole("region", { name: "Messages" });
  await expect(block.getByRole("heading", { name: "Messages 1 new" })).toBeVisible();
  await block.getByRole("link", { name: `@${buyer} ${title}` }).click();
  const answering = page.getByRole("dialog", { name: `Messages about ${title}` });
  await expect(answering.getByRole("log").getByText("Does it fit a large head?")).toBeVisible();
  await answering.getByLabel("Your message").fill("It fits them all.");
  await answering.getByRole("button", { name: "Send" }).click();

  await expect(asking.getByRole("log").getByText("It fits them all.")).toBeVisible({ timeout: 30_000 });
  await page.goBack();
  await expect(answering).toBeHidden();
  await expect(block.getByRole("heading", { name: "Messages", exact: true })).toBeVisible();
  await context.close();
});
