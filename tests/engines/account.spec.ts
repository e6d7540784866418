import { createName, DESKTOP, PASSWORD, PHONE, test } from "./test.ts";

for (const size of [DESKTOP, PHONE]) {
  test(`a stranger registers, logs out and comes back at ${size.width} pixels`, async ({ visit }) => {
    const username = createName();
    const page = await visit(size);
    await page.goto("/");
    await page.getByRole("button", { name: "LOGIN" }).click();
    const dialog = page.getByRole("dialog", { name: "JOIN THE CHAOS" });
    await dialog.getByRole("tab", { name: "REGISTER" }).click();
    await dialog.getByLabel("Username").fill(username);
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: "Create villain account" }).click();
    await dialog.waitFor({ state: "hidden" });
    const menu = page.getByRole("banner").getByRole("button", { name: `@${username}` });
    await menu.click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page.getByRole("button", { name: "LOGIN" }).waitFor();

    await page.goto("/api/login?next=/leaderboard");
    await dialog.getByLabel("Username").fill(username);
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByLabel("Password", { exact: true }).press("Enter");
    await page.getByText("Welcome Back!", { exact: true }).waitFor();
    await page.reload();
    await menu.waitFor();
  });
}
