import { expect, expectAccessible, test } from "../../../../tests/e2e/site.ts";
import { tabTo } from "../../../../tests/e2e/tab-to.ts";
import { createName, registerQuickly } from "../../../../tests/e2e/villain.ts";

const WARDEN = { username: "warden", password: "keys-of-the-house" };

for (const width of [390, 1440]) {
  test(`an administrator gives points by hand, by keyboard alone, ${width} pixels wide`, async ({ page, site }) => {
    const username = createName();
    await registerQuickly(page, site.origin, username);
    const login = await page.request.post("/api/auth/login", { headers: { origin: site.origin }, data: WARDEN });
    expect(login.status()).toBe(200);
    await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 });
    await page.goto("/admin?tab=awards");

    await page.getByRole("heading", { name: "Give points for engagement" }).waitFor();
    const name = page.getByLabel("Username");
    await name.focus();
    await page.keyboard.type("nobody_at_all");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Use a whole number from 1 to 50.")).toBeVisible();
    await page.screenshot({ path: `/tmp/h11/award-wrong-${width}.png`, fullPage: true }); // LOOK
    await tabTo(page, name, "Shift+Tab");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(`@${username}`);
    await tabTo(page, page.getByLabel("Points"));
    await page.keyboard.type("30");
    await tabTo(page, page.getByLabel("Reason"));
    await page.keyboard.type("Translated the rules into Turkish");
    await tabTo(page, page.getByRole("button", { name: "Give points" }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Points Given", { exact: true })).toBeVisible();
    const log = page.getByRole("region", { name: "The last awards" });
    await expect(log.getByRole("listitem").filter({ hasText: `@${username}` })).toContainText("30 points");
    await page.screenshot({ path: `/tmp/h11/award-${width}.png`, fullPage: true }); // LOOK
    const { scrollWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  });
}
