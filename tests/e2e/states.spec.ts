/** axe over what pages become: dialogs, refused forms, messages, empty and failed lists, rooms behind a login. At rest: `languages.spec.ts`. */
import type { Page } from "@playwright/test";
import { loadFeatureFixtures } from "./feature-fixtures.ts";
import { press, type State, TITLE } from "./page-states.ts";
import { expect, expectAccessibleInAllThemes } from "./site.ts";
import { PICTURE_TITLE, test } from "./state-people.ts";

const openTab = (name: string | RegExp) => (page: Page) => page.getByRole("tab", { name }).click();

const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

/** Turns a page where it stands: the switcher is pressed by script, for a dialog may lie above it, and waits for nothing. */
async function turnTo(page: Page, code: string): Promise<void> {
  await page.evaluate(async (chosen) => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, _delay: number, ...values: []) =>
      setTimeout(run, 0, ...values)) as typeof setTimeout;
    document.querySelector<HTMLElement>(".language-switcher-button")?.click();
    const findItem = () =>
      document.querySelector<HTMLElement>(`.language-switcher [role=menuitemradio]:has([lang=${chosen}])`);
    while (!findItem()) await new Promise(requestAnimationFrame);
    findItem()?.click();
    while (document.documentElement.lang !== chosen) await new Promise(requestAnimationFrame);
    window.setTimeout = setTimeout;
  }, code);
}

const visitorStates: State[] = [
  { name: "login", path: "/roadmap", reach: press("LOGIN"), shows: "JOIN THE CHAOS" },
  { name: "login, refused", path: "/roadmap", reach: press("LOGIN", "Enter"), shows: /username/i },
  {
    name: "register, refused",
    path: "/roadmap",
    reach: inTurn(press("LOGIN"), openTab("REGISTER"), press("Create villain account")),
    shows: "We never ask for a seed phrase.",
  },
  { name: "reset", path: "/roadmap", reach: press("LOGIN", "Forgot your password?"), shows: "LOCKED OUT" },
  { name: "language menu", path: "/roadmap", reach: press("EN, language"), shows: "Deutsch" },
  { name: "more menu", path: "/roadmap", reach: press("More"), shows: "Mission" },
  { name: "drawer", path: "/roadmap", width: 390, reach: press("Menu"), shows: "Leaderboard" },
  { name: "no page", path: "/no-such-page", shows: /zipped this one shut/ },
  {
    name: "offline",
    path: "/roadmap",
    reach: (page) => page.goto("/offline.html", { waitUntil: "commit" }),
    shows: "UNPLUGGED",
  },
  { name: "tweet pulled", path: "/tools", reach: press("Generate tweet"), shows: "Tweet Generated!" },
  { name: "tweet options", path: "/tools", reach: press("Topic, picture, thread"), shows: "Topic" },
  {
    name: "template picker",
    path: "/tools?tool=meme",
    width: 390,
    reach: openTab("Template"),
    shows: "Bullish chart",
  },
  {
    name: "template search, empty",
    path: "/tools?tool=meme",
    reach: (page) => page.getByRole("searchbox", { name: "Find a picture" }).fill("nothing of the kind"),
    shows: /Nothing here is called/,
  },
  { name: "meme look", path: "/tools?tool=meme", reach: openTab("Look"), shows: "Image filter" },
  { name: "meme made", path: "/tools?tool=meme", reach: press("Make meme"), shows: "Copy image" },
  { name: "face rolled", path: "/tools?tool=pfp", reach: press("Generate PFP"), shows: /BAGZ-0/ },
  { name: "player queue", path: "/music", reach: press(/Up next/), shows: "Up next" },
  { name: "market, nothing found", path: "/market?q=no-such-thing", shows: "No listings found" },
  { name: "market, failed", path: "/market", fails: /\/api\/market\/listings/, shows: "Try again" },
  { name: "board, failed", path: "/leaderboard", fails: /\/api\/leaderboard/, shows: /Try again/i },
  { name: "wall, failed", path: "/leaderboard?view=wall", fails: /\/api\/wall\?/, shows: "The wall is dark" },
  {
    name: "member without a profile",
    path: ({ member }) => `/leaderboard?member=${member}`,
    shows: /The mask stays on/,
  },
];

const memberStates: State[] = [
  { name: "vault, empty", path: "/account", as: "newcomer", shows: /Start creating with our AI tools/ },
  { name: "vault", path: "/account", as: "member", shows: TITLE },
  { name: "favorites, empty", path: "/account?tab=favorites", as: "member", shows: /Start marking content/ },
  { name: "vault, failed", path: "/account", as: "member", fails: /\/content/, shows: /The vault did not open/ },
  { name: "settings", path: "/account?tab=settings", as: "member", shows: "Where you are logged in" },
  {
    name: "password, refused",
    path: "/account?tab=settings",
    as: "member",
    reach: press("Change the password"),
    shows: "Where you are logged in",
  },
  {
    name: "profile, refused",
    path: "/account?tab=settings",
    as: "member",
    reach: inTurn((page) => page.getByLabel("Solana wallet").fill("seed phrase"), press("Save profile")),
    shows: "Where you are logged in",
  },
  {
    name: "delete the account",
    path: "/account?tab=settings",
    as: "newcomer",
    reach: press("Delete my account"),
    shows: "Empty the bag",
  },
  { name: "share", path: "/account", as: "member", reach: press(`Share ${PICTURE_TITLE}`), shows: "Let it out" },
  {
    name: "shared",
    path: "/account",
    as: "member",
    reach: press(`Share ${PICTURE_TITLE}`, "Make a link"),
    shows: "Kill the link",
  },
  { name: "user menu", path: "/account", as: "newcomer", reach: press(/^@/), shows: "Logout" },
  { name: "news, empty", path: "/roadmap", as: "newcomer", reach: press(/Your news/), shows: "Silence" },
  {
    name: "listing form, refused",
    path: "/market",
    as: "member",
    reach: press("Create listing", "Publish listing"),
    shows: "Please fill in all required fields.",
  },
  { name: "listing", path: ({ listingId }) => `/market?listing=${listingId}`, as: "member", shows: TITLE },
  { name: "listing, for removal", path: "/market", as: "member", reach: press("Delete"), shows: "Keep it" },
  { name: "report", path: "/market", as: "newcomer", reach: press(`Report ${TITLE}`), shows: "Goes to a human." },
  { name: "message", path: "/market", as: "newcomer", reach: press(/^Message @/), shows: "Your message" },
  {
    name: "own profile",
    path: ({ member }) => `/leaderboard?member=${member}`,
    as: "member",
    shows: /Nobody but you sees this/,
  },
  { name: "report a name", path: "/leaderboard", as: "newcomer", reach: press("Report a name"), shows: "Which name?" },
  {
    name: "work, for removal",
    path: "/leaderboard?view=wall",
    as: "member",
    reach: press(`Take ${TITLE} down`),
    shows: "Leave it",
  },
  {
    name: "wall, empty",
    path: "/leaderboard?view=wall&sort=own",
    as: "newcomer",
    shows: /You have nothing on the wall/,
  },
];

const office = (tab: string, shows: string | RegExp, reach?: State["reach"]): State => ({
  name: `back office, ${tab}`,
  path: `/admin?tab=${tab}`,
  as: "warden",
  shows,
  ...(reach && { reach }),
});

const officeStates: State[] = [
  office("query", "Administrators", press("Administrators")),
  office("upload", "Nothing was uploaded yet."),
  office("library", /No picture was uploaded yet/),
  office("music", "Add to the catalogue"),
  office("news", "Put it there"),
  office("members", "Find a member"),
  {
    ...office("members", "Way in and out"),
    name: "a member's page",
    path: ({ member }) => `/admin?tab=members&member=${member}`,
  },
  office("moderation", "Took my money and left", press(new RegExp(TITLE))),
  office("awards", "Give points", press("Give points")),
  office("interests", /Who raised a hand/),
  office("months", "Nothing to judge yet"),
  office("health", "Every setting"),
  office("audit", "As CSV"),
  office("analytics", /visit|Nobody yet/i),
  { ...office("months", /Try again/i), name: "months, failed", fails: /\/api\/admin\/months/ },
];

/** What the browser says of answers that a state is about. */
const NOTES = ["503 (Service Unavailable)", "401 (Unauthorized)", "404 (Not Found)", "400 (Bad Request)"];
test.use({
  expectedNotes: NOTES.map((note) => `error: Failed to load resource: the server responded with a status of ${note}`),
});
test.describe.configure({ mode: "parallel" });

for (const { name, path, as, width = 1280, fails, reach, shows } of [
  ...visitorStates,
  ...memberStates,
  ...officeStates,
  ...[...(await loadFeatureFixtures()).values()].flatMap(({ states = [] }) => states),
]) {
  test(`axe finds nothing: ${name}`, async ({ page, people }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    if (as) await page.context().addCookies(people.cookies[as]);
    if (fails) await page.route(fails, (route) => route.fulfill({ json: { error: "No" }, status: 503 }));
    await page.goto(typeof path === "string" ? path : path(people));
    await reach?.(page);
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
    await expectAccessibleInAllThemes(page);
    // The offline page is in the language of the last visit.
    if (name === "offline") return;
    for (const code of ["ar", "ja"]) {
      await turnTo(page, code);
      await test.step(code, () => expectAccessibleInAllThemes(page));
    }
  });
}
