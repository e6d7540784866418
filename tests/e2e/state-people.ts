/** Three visitors with accounts and what they have put on the site: whose states pages are looked at in. */
import type { APIRequestContext, Cookie } from "@playwright/test";
import { buildMeme } from "../support/pictures.ts";
import { loadFeatureFixtures } from "./feature-fixtures.ts";
import { TITLE } from "./page-states.ts";
import { test as base, expect } from "./site.ts";
import { createName, PASSWORD } from "./villain.ts";

export const PICTURE_TITLE = "Meme";

export interface People {
  /** Has things everywhere; the newcomer has nothing anywhere, and the warden the keys. */
  cookies: Record<"member" | "newcomer" | "warden", Cookie[]>;
  member: string;
  listingId: string;
  /** Their ids by the features that bring them. */
  things: Record<string, string>;
}

async function postThings(request: APIRequestContext, origin: string) {
  const post = async (url: string, data: object) => {
    const answer = await request.post(url, { headers: { origin }, data });
    expect(answer.ok(), `${url} answered ${answer.status()}`).toBe(true);
    return answer.json();
  };
  const me = await request.get("/api/auth/me");
  expect(me.ok(), `/api/auth/me answered ${me.status()}`).toBe(true);
  const { user } = await me.json();
  await post("/api/actions/track", { userId: user.id, actionType: "tweet" });
  await post(`/api/users/${user.id}/content`, await buildMeme());
  const { content } = await post(`/api/users/${user.id}/content`, {
    contentType: "tweet",
    title: TITLE,
    content: `${TITLE}: my bags are zipped.`,
  });
  await post("/api/wall", { contentItemId: content.id });
  const { listing } = await post("/api/market/listings", {
    title: TITLE,
    description: "Send first.",
    category: "merch",
  });
  const things: Record<string, string> = {};
  for (const [name, { postThing }] of await loadFeatureFixtures()) {
    const id = await postThing?.(post, TITLE);
    if (id !== undefined) things[name] = id;
  }
  return { listingId: listing.id, things };
}

export const test = base.extend<object, { people: People }>({
  people: [
    async ({ site: { origin }, playwright }, use) => {
      const open = async (url: string, username: string, password: string) => {
        const request = await playwright.request.newContext({ baseURL: origin });
        expect((await request.post(url, { headers: { origin }, data: { username, password } })).ok()).toBe(true);
        return request;
      };
      const member = createName();
      const requests = {
        member: await open("/api/users/register", member, PASSWORD),
        newcomer: await open("/api/users/register", createName(), PASSWORD),
        warden: await open("/api/auth/login", "warden", "keys-of-the-house"),
      };
      const things = await postThings(requests.member, origin);
      const report = { type: "listing", refId: things.listingId, reason: "Took my money and left" };
      expect((await requests.newcomer.post("/api/report", { headers: { origin }, data: report })).ok()).toBe(true);
      const readCookies = async (request: APIRequestContext) => (await request.storageState()).cookies;
      await use({
        cookies: {
          member: await readCookies(requests.member),
          newcomer: await readCookies(requests.newcomer),
          warden: await readCookies(requests.warden),
        },
        member,
        ...things,
      });
      for (const request of Object.values(requests)) await request.dispose();
    },
    { scope: "worker" },
  ],
});
