import type { Page } from "@playwright/test";
import { type HeldTimeouts, holdTimeouts } from "./hold-timeouts.ts";
import { expect, test } from "./site.ts";
import { fill, listForms, type TypedForm } from "./typed-forms.ts";
import { createName, PASSWORD, registerQuickly } from "./villain.ts";

// Sessions end under the forms of these journeys.
test.use({
  expectedNotes: ["error: Failed to load resource: the server responded with a status of 401 (Unauthorized)"],
});

async function expectTyped(page: Page, form: TypedForm): Promise<void> {
  for (const [label, text] of Object.entries(form.typed)) {
    await expect(form.find(page).getByLabel(label).first()).toHaveValue(text);
  }
}

/** Presses send while nobody answers, until the form says that it waits. */
async function sendIntoSilence(page: Page, form: TypedForm, { giveUp }: HeldTimeouts): Promise<void> {
  await page.route(form.call.path, (route) =>
    route.request().method() === form.call.method ? undefined : route.fallback(),
  );
  const asked = page.waitForRequest(
    (request) => request.method() === form.call.method && form.call.path.test(request.url()),
  );
  await form.find(page).getByRole("button", { name: form.send }).click();
  await asked;
  await giveUp();
  await expect(page.getByText("No answer came. Your words are safe here").first()).toBeVisible();
  await page.unrouteAll();
}

/** Somebody else's listing, to be reported or asked about. */
async function postReported(page: Page, origin: string): Promise<void> {
  await registerQuickly(page, origin, createName());
  const data = {
    title: `Reported thing ${createName()}`,
    description: "For the journey.",
    category: "other",
    images: [],
  };
  expect((await page.request.post("/api/market/listings", { headers: { origin }, data })).status()).toBe(201);
  await page.context().clearCookies();
}

for (const form of await listForms()) {
  test(`${form.name} outlives a reload, a walk back, a closed form, a dead line and a session that ended`, async ({
    page,
    context,
    site,
  }) => {
    if (form.isAboutListing) await postReported(page, site.origin);
    const username = createName();
    await registerQuickly(page, site.origin, username);
    const timeouts = await holdTimeouts(page);
    await page.goto(form.path);
    await form.open(page);
    await fill(page, form);

    await page.reload();
    if (!form.isInAddress) await form.open(page);
    await expectTyped(page, form);

    if (form.close !== undefined) {
      await form.find(page).getByRole("button", { name: form.close }).click();
      await expect(form.find(page)).toBeHidden();
    }
    await page.getByRole("link", { name: "Leaderboard" }).first().click();
    await expect(page).toHaveURL(/\/leaderboard/);
    await page.goBack();
    await form.open(page);
    await expectTyped(page, form);

    await sendIntoSilence(page, form, timeouts);
    await expectTyped(page, form);

    await context.clearCookies();
    await form.find(page).getByRole("button", { name: form.send }).click();
    const login = page.getByRole("dialog", { name: "JOIN THE CHAOS" });
    await expect(login).toContainText("What you typed is waiting there.");
    expect(new URL(page.url()).pathname).toBe(new URL(form.path, site.origin).pathname);
    await login.getByLabel("Username").fill(username);
    await login.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await login.getByLabel("Password", { exact: true }).press("Enter");
    await expect(login).toBeHidden();
    await form.open(page);
    await expectTyped(page, form);

    await form.find(page).getByRole("button", { name: form.send }).click();
    // The field of a message holds the words as well.
    const arrived = page.getByText(form.arrived, { exact: true }).and(page.locator(":not(textarea)"));
    await expect(arrived).toBeVisible();
    const findDrafts = () =>
      [localStorage, sessionStorage]
        .flatMap((storage) => Object.keys(storage))
        .filter((key) => /^site-drafts:[^:]*$/.test(key));
    await expect.poll(() => page.evaluate(findDrafts)).toEqual([]);
  });
}

test("without a line a board is as it was seen last, says how old that is, and is asked for by one press", async ({
  page,
  site,
}) => {
  await postReported(page, site.origin);
  await page.goto("/market");
  const ads = page.getByRole("listitem", { name: /^Reported thing/ });
  await expect(ads.first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain(":seen:");
  await page.route(/\/api\/market\/listings/, (route) => route.abort("internetdisconnected"));
  await page.reload();
  await expect(page.getByText("This is as you saw it").first()).toBeVisible();
  await expect(ads.first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("This is as you saw it")).toHaveCount(0);
});

test("a page whose code does not come leaves the one that is there, and comes when it is asked for again", async ({
  page,
}) => {
  await page.goto("/leaderboard");
  await page.route(/\/assets\/staking-page-/, (route) => route.abort("internetdisconnected"));
  await page.getByRole("link", { name: "Stake" }).first().click();
  const again = page.getByRole("button", { name: "Again", exact: true });
  await expect(again).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("LEADERBOARD", { ignoreCase: true });
  await page.unrouteAll();
  await again.click();
  await expect(page).toHaveTitle(/Genesis Villain Pool/);
  await expect(page.locator("main")).toContainText("0.75%");
});

test("an edited tweet and the pulls before it outlive a reload", async ({ page }) => {
  await page.goto("/tools");
  const text = page.getByRole("textbox", { name: "Tweet text" });
  await page.getByRole("button", { name: "Generate tweet" }).click();
  await text.fill("My own words, zipped.");
  await page.getByRole("button", { name: "Generate tweet" }).click();
  await page.getByRole("button", { name: "1 pull before this one" }).click();
  await expect(text).toHaveValue("My own words, zipped.");
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("My own words, zipped.");
  await page.reload();
  await expect(text).toHaveValue("My own words, zipped.");
});
