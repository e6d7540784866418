import { expect, test } from "../../../../tests/e2e/site.ts";
import { catchIntents, createName, registerQuickly } from "../../../../tests/e2e/villain.ts";

test("a member draws a face, which counts, is kept, and leaves as a PNG", async ({ page, site, context }) => {
  const intents = await catchIntents(context);
  await registerQuickly(page, site.origin, createName());
  await page.goto("/tools?tool=pfp");
  await expect(page.getByRole("heading", { name: "0 of 20 collected" })).toBeVisible();
  await page.getByRole("button", { name: "Generate PFP" }).click();
  const earned = page.getByRole("listitem").filter({ hasText: "3 points on the ledger, 3 this month." });
  await expect(earned).toBeVisible();
  await expect(page.getByText("Saved to your vault")).toBeVisible();
  await expect(page.getByRole("heading", { name: "1 of 20 collected" })).toBeVisible();
  const picture = page.getByRole("region", { name: "Profile picture" }).getByRole("img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^bagz-0\d\d-[a-z0-9-]+\.png$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const png = Buffer.concat(chunks);
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)], "width and height").toEqual([1024, 1024]);

  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Share" }).click();
  // The window opens at once and leads to X when the share page is there.
  await expect.poll(() => intents.length).toBe(1);
  await (await popup).close();
  const text = new URL(intents[0] ?? "").searchParams.get("text") ?? "";
  const link = /http\S+$/.exec(text)?.[0] ?? "";
  expect(link).toContain(`${site.origin}/api/share/`);
  const shared = await page.request.get(link);
  expect(await shared.text()).toContain("og:image");
});

test("a visitor draws by keyboard alone and sees the face again in the strip", async ({ page }) => {
  await page.goto("/tools?tool=pfp");
  await page.getByRole("button", { name: "Generate PFP" }).press("Enter");
  await expect(page.getByRole("button", { name: "Roll again" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "1 of 20 seen this visit" })).toBeVisible();
  await page.reload();
  const kept = page.getByRole("button", { name: /^Look at/ });
  await expect(kept).toHaveCount(1);
  await kept.press(" ");
  await expect(page.getByRole("button", { name: "Download" })).toBeVisible();
});

test("a member takes a face off in the vault, and puts it on again", async ({ page, site }) => {
  const username = createName();
  await registerQuickly(page, site.origin, username);
  await page.goto("/tools?tool=pfp");
  await page.getByRole("button", { name: "Generate PFP" }).click();
  await expect(page.getByText("Saved to your vault")).toBeVisible();
  await page.goto("/account");
  const own = page.locator(".user-menu-head img");
  const openMenu = () => page.getByRole("button", { name: username }).click();
  await openMenu();
  await expect(own).toHaveAttribute("src", /faces-/);
  await page.keyboard.press("Escape");
  const button = page.getByRole("button", { name: /^Wear / });
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await button.click();
  await expect(page.getByRole("listitem").filter({ hasText: "Your face is bare again" })).toBeVisible();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await openMenu();
  await expect(own).toHaveAttribute("src", /portraits-/);
  await page.keyboard.press("Escape");
  await button.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "is your face now" })).toBeVisible();
  await openMenu();
  await expect(own).toHaveAttribute("src", /faces-/);
});
