import type { Browser, Locator, Page } from "@playwright/test";
import { loadFeatureFixtures } from "./feature-fixtures.ts";
import type { Person } from "./news-people.ts";
import { expect, expectAccessible, test } from "./site.ts";
import { createName, registerQuickly } from "./villain.ts";

test.use({ clockMovedBy: "news" });
test.setTimeout(240_000);

/** That news come within ten seconds the test of the pulse proves by its clock; here a busy machine is waited for. */
const ARRIVES = { timeout: 60_000 };
const DAY_MS = 24 * 60 * 60 * 1000;

interface Site {
  origin: string;
  moveClock: (moment: Date) => Promise<void>;
}

async function become(page: Page, { origin }: Site): Promise<Person> {
  const name = createName();
  await registerQuickly(page, origin, name);
  const { user } = await (await page.request.get("/api/auth/me")).json();
  return {
    page,
    name,
    id: user.id,
    async send(method, path, data) {
      const answer = await page.request.fetch(path, { method, data, headers: { origin } });
      expect(answer.ok(), await answer.text()).toBe(true);
      return answer.json();
    },
  };
}

async function openOther(browser: Browser, site: Site): Promise<Person> {
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 390, height: 844 } });
  return become(await context.newPage(), site);
}

function bell({ page }: Person, unread: number) {
  return page.getByRole("button", { name: unread === 0 ? "Your news" : `Your news, ${unread} unread`, exact: true });
}

const expectNews = (place: Locator, words: string) => expect(place).toContainText(words, ARRIVES);

/** Opens the bell and follows its newest line. */
async function follow(person: Person, unread: number, line: RegExp): Promise<void> {
  await bell(person, unread).click();
  const news = person.page.getByRole("dialog", { name: "Your news" });
  await expectAccessible(person.page);
  await news.getByRole("link", { name: line }).first().click();
  await expect(news).toBeHidden();
}

test("what one of two people does is on the page of the other without a reload, and in the bell", async ({
  page,
  site,
  browser,
}) => {
  const host = await become(page, site);
  const guest = await openOther(browser, site);
  // Votes count of accounts that are three days old and have made something.
  await host.send("POST", "/api/generate-tweet", {});
  await site.moveClock(new Date(Date.now() + 4 * DAY_MS));

  for (const { tellNews } of (await loadFeatureFixtures()).values())
    await tellNews?.({ host, guest, follow, expectNews });
  await expect(bell(guest, 0)).toBeVisible();

  const { listing } = await host.send("POST", "/api/market/listings", {
    title: "Paper crown",
    description: "Worn once.",
    category: "merch",
  });
  await expect(bell(host, 1)).toBeVisible();
  const text = "Does it fit a large head?";
  await guest.send("POST", "/api/messages/threads", { type: "listing", refId: listing?.id, text });
  await expect(bell(host, 2)).toBeVisible(ARRIVES);
  await follow(host, 2, /wrote to you about .?Paper crown.?/);
  const conversation = host.page.getByRole("dialog", { name: "Messages about Paper crown" });
  await expect(conversation.getByText(text)).toBeVisible();

  const item = await guest.send("POST", `/api/users/${guest.id}/content`, {
    contentType: "tweet",
    title: "Grin",
    content: `My bags are zipped, says ${guest.name}.`,
  });
  const { thing } = await guest.send("POST", "/api/wall", { contentItemId: item.content?.id });
  await guest.page.goto("/leaderboard?view=wall");
  const own = guest.page.getByRole("article", { name: "Grin" });
  await expect(own).toContainText("Your own. 0 votes");
  await host.send("PUT", `/api/wall/${thing?.id}/vote`);
  await expect(own).toContainText("Your own. 1 vote", ARRIVES);
  await expect(bell(guest, 1)).toBeVisible();
  await bell(guest, 1).click();
  await guest.page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(guest.page.getByText("Unread:")).toHaveCount(0);
  await guest.page.keyboard.press("Escape");
  await expect(bell(guest, 0)).toBeFocused();
  await guest.page.context().close();
});
