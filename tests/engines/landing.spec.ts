import { DESKTOP, PHONE, test } from "./test.ts";

test("a visitor reads the front page, turns it to German and back", async ({ visit }) => {
  const page = await visit(DESKTOP);
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page
    .getByRole("button", { name: /language$/ })
    .first()
    .click();
  await page.getByRole("menuitemradio", { name: /German/ }).click();
  await page.waitUntil("document.documentElement.lang === 'de'");
  await page.getByRole("banner").getByRole("link", { name: "Rangliste" }).waitFor();
  await page
    .getByRole("button", { name: /Sprache$/ })
    .first()
    .click();
  await page.getByRole("menuitemradio", { name: /English/ }).click();
  await page.getByRole("banner").getByRole("link", { name: "Leaderboard" }).waitFor();
});

test("a visitor on a phone goes through the drawer", async ({ visit }) => {
  const page = await visit(PHONE);
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Roadmap" }).click();
  await page.getByRole("heading", { level: 1, name: /ROADMAP/ }).waitFor();
  await page.goBack();
  await page.waitUntil("location.pathname === '/'");
  await page.waitUntil("document.documentElement.scrollWidth <= window.innerWidth");
});
