/** What is pressed without a line, and what is asked of a server that never answers: each says so, and the tools go on. */
import type { Page } from "@playwright/test";
import { loadFeatureFixtures } from "./feature-fixtures.ts";
import { holdTimeouts } from "./hold-timeouts.ts";
import { type OfflinePress, press, TITLE } from "./page-states.ts";
import { expect } from "./site.ts";
import { type People, test } from "./state-people.ts";

/** What comes by itself a few seconds after the page. */
async function waitForFile(page: Page, part: string): Promise<void> {
  await page.waitForFunction(
    (name) => performance.getEntriesByType("resource").some((file) => file.name.includes(`/assets/${name}-`)),
    part,
  );
}

const UNREACHABLE = "The server cannot be reached. Check your connection and try again.";

const fillLogin = async (page: Page) => {
  await press("LOGIN")(page);
  const dialog = page.getByRole("dialog", { name: "JOIN THE CHAOS" });
  await dialog.getByLabel("Username").fill("zipgrin");
  await dialog.getByLabel("Password", { exact: true }).fill("stack-it-6");
};

const fixtures = await loadFeatureFixtures();

const presses: OfflinePress[] = [
  {
    name: "a tweet comes from the page's own five",
    path: "/tools",
    reach: (page) => waitForFile(page, "tweet-result"),
    press: press("Generate tweet"),
    call: /\/api\/generate-tweet/,
    says: "Tweet Generated!",
  },
  {
    name: "a face is drawn by the browser alone",
    path: "/tools?tool=pfp",
    as: "newcomer",
    press: press("Generate PFP"),
    call: /\/api\/pfp\//,
    says: /BAGZ-0/,
  },
  {
    name: "a meme is made, and what cannot be kept is said",
    path: "/tools?tool=meme",
    as: "newcomer",
    press: press("Make meme"),
    call: /\/api\/users\/[^/]+\/content/,
    says: "Save Failed",
  },
  {
    name: "a login says why it does not go on",
    path: "/roadmap",
    reach: fillLogin,
    press: (page) => page.getByLabel("Password", { exact: true }).press("Enter"),
    call: /\/api\/auth\/login/,
    says: UNREACHABLE,
  },
  {
    name: "a listing is not saved for later",
    path: "/market",
    as: "newcomer",
    press: press(`Save ${TITLE} for later`),
    call: /\/saved$/,
    says: UNREACHABLE,
  },
  {
    name: "a sold mark is not set",
    path: "/market",
    as: "member",
    press: press("Mark sold"),
    call: /\/sold$/,
    says: UNREACHABLE,
  },
  {
    name: "a favorite is none",
    path: "/account",
    as: "member",
    press: press(`Favorite ${TITLE}`),
    call: /\/favorite$/,
    says: "Failed to update favorite status",
  },
  {
    name: "a place in line for merch is not taken",
    path: "/merch",
    as: "newcomer",
    press: press(/get notified/i),
    call: /\/api\/interests/,
    // The code of it comes with the press.
    says: /The server cannot be reached\.|Not joined\. Please try again\./,
  },
  {
    name: "a setting goes back",
    path: "/account?tab=settings",
    as: "newcomer",
    press: (page) => page.getByRole("switch", { name: "Show a profile" }).click(),
    call: /\/visibility$/,
    says: "Error",
  },
  ...[...fixtures.values()].flatMap(({ offlinePresses = [] }) => offlinePresses),
];

test("a line that is lost before a first visit is whole is told by the browser itself", async ({ page }) => {
  page.removeAllListeners("console");
  await page.route(/\/assets\/(toaster|auth-dialog)-/, (route) => route.abort("internetdisconnected"));
  await page.goto("/roadmap");
  const told: string[] = [];
  page.on("dialog", (dialog) => {
    told.push(dialog.message());
    void dialog.dismiss();
  });
  await press("LOGIN")(page);
  await expect.poll(() => told.join()).toContain("This part did not arrive.");
});

test("the player that did not come is there once the line is, by a touch", async ({ page }) => {
  page.removeAllListeners("console");
  await page.route(/\/assets\/player-/, (route) => route.abort("internetdisconnected"));
  await page.goto("/roadmap");
  const failed = page.waitForEvent("requestfailed");
  const touch = () => page.locator("body").click({ position: { x: 4, y: 500 } });
  await touch();
  await failed;
  await page.unrouteAll();
  await touch();
  await expect(page.getByRole("complementary", { name: "Music player" })).toBeVisible();
});

for (const step of presses) {
  async function reach(page: Page, people: People) {
    if (step.as) await page.context().addCookies(people.cookies[step.as]);
    // What fails is logged besides, which the journeys otherwise take for a fault.
    page.removeAllListeners("console");
    await page.goto(step.path);
    await page.waitForLoadState("networkidle");
    await waitForFile(page, "toaster");
    await step.reach?.(page);
  }

  test(`without a line ${step.name}`, async ({ page, people }) => {
    await reach(page, people);
    await page.context().setOffline(true);
    await step.press(page);
    await expect(page.getByText(step.says).first()).toBeVisible();
  });

  test(`where nobody answers ${step.name}`, async ({ page, people }) => {
    const timeouts = await holdTimeouts(page);
    await reach(page, people);
    await page.route(step.call, () => undefined);
    const asked = page.waitForRequest(step.call);
    await step.press(page);
    await asked;
    await timeouts.giveUp();
    await expect(page.getByText(step.says).first()).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}
