// About the default community.
import { describe, expect, it } from "vitest";
import { createId } from "#shared/ids.ts";
import { createBoards } from "../../../../tests/support/board-posts.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { countQueries } from "../../../../tests/support/count-queries.ts";
import { DAY_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { LISTING_DESCRIPTION_MAX, LISTING_TITLE_MAX } from "../listing.rules.ts";
import type { ListingList } from "../listing.schema.ts";

const site = await buildTestApp();
const { call, listingBody, postListing, postImage } = createBoards(site);
const BASE = "/api/market/listings";

async function list(query = "", member?: TestMember): Promise<ListingList> {
  const response = await call("GET", `${BASE}${query}`, member);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const titles = ({ listings }: ListingList) => listings.map(({ title }) => title);

describe("GET /api/market/listings", () => {
  it("lists newest or oldest first, by text, category and pictures", async () => {
    const vex = await site.register();
    await postListing(vex, { title: "Poster", category: "art", images: [(await postImage(vex)).id] });
    await postListing(vex, { title: "Track", category: "music", description: "a POSTER too" });
    await postListing(vex, { title: "Shirt", category: "merch" });
    expect(titles(await list())).toEqual(["Shirt", "Track", "Poster"]);
    expect(titles(await list("?sort=oldest"))).toEqual(["Poster", "Track", "Shirt"]);
    expect(titles(await list("?q=poster"))).toEqual(["Track", "Poster"]);
    expect(titles(await list("?category=merch"))).toEqual(["Shirt"]);
    expect(titles(await list("?category=all&hasImages=true"))).toEqual(["Poster"]);
    expect(titles(await list("?hasImages=false"))).toHaveLength(3);
  });

  it("pages without gaps or repeats, also while things are listed and deleted", async () => {
    const vex = await site.register();
    const posted = [];
    for (let number = 1; number <= 5; number += 1) posted.push(await postListing(vex, { title: `n${number}` }));
    const first = await list("?limit=2");
    await postListing(vex, { title: "new" });
    await call("DELETE", `${BASE}/${posted[3]?.id}`, vex);
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    const third = await list(`?limit=2&cursor=${second.nextCursor}`);
    expect([first, second, third].flatMap(titles)).toEqual(["n5", "n4", "n3", "n2", "n1"]);
    expect(third.nextCursor).toBeNull();
  });

  it("sinks what is sold behind all that is not, from page to page, and lifts it again", async () => {
    const vex = await site.register();
    const posted = [];
    for (let number = 1; number <= 5; number += 1) posted.push(await postListing(vex, { title: `n${number}` }));
    for (const index of [4, 2]) await call("POST", `${BASE}/${posted[index]?.id}/sold`, vex);
    const first = await list("?limit=2");
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    const third = await list(`?limit=2&cursor=${second.nextCursor}`);
    expect([first, second, third].map(titles)).toEqual([["n4", "n2"], ["n1", "n5"], ["n3"]]);
    expect(third.nextCursor).toBeNull();
    expect(titles(await list("?sort=oldest"))).toEqual(["n1", "n2", "n4", "n3", "n5"]);
    const back = await call("DELETE", `${BASE}/${posted[4]?.id}/sold`, vex);
    expect(back.json().listing.status).toBe("open");
    expect(titles(await list())).toEqual(["n5", "n4", "n2", "n1", "n3"]);
  });

  it("finds what is almost named so where nothing is named so, within the other filters", async () => {
    const vex = await site.register();
    await postListing(vex, { title: "Sticker pack", category: "merch" });
    await postListing(vex, { title: "Hoodie" });
    for (const [query, found] of [
      ["q=stiker", ["Sticker pack"]],
      ["q=stiker&category=merch", ["Sticker pack"]],
      ["q=stiker&category=music", []],
      ["q=zebra", []],
    ] as const) {
      expect([query, titles(await list(`?${query}`))]).toEqual([query, found]);
    }
    await site.pool.query("UPDATE listings SET hidden_at = now()");
    expect(titles(await list("?q=stiker"))).toEqual([]);
  });

  it("shows what was sold for a week and what has expired to nobody but its owner", async () => {
    const vex = await site.register();
    const sold = await postListing(vex, { title: "sold" });
    await postListing(vex, { title: "open" });
    await call("POST", `${BASE}/${sold.id}/sold`, vex);
    expect((await list()).listings.map(({ title, status }) => [title, status])).toEqual([
      ["open", "open"],
      ["sold", "sold"],
    ]);
    site.clock.advance(7 * DAY_MS + 1);
    expect(titles(await list())).toEqual(["open"]);
    site.clock.advance(53 * DAY_MS);
    expect(titles(await list())).toEqual([]);
    const again = await site.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { username: vex.user.username, password: vex.password },
    });
    const cookie = again.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const own = await list("?own=true", { ...vex, headers: { ...vex.headers, cookie } });
    expect(own.listings.map(({ title, status }) => [title, status])).toEqual([
      ["open", "expired"],
      ["sold", "sold"],
    ]);
  });

  it("with own=true lists the member's own only, and needs a login", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    await postListing(vex, { title: "mine" });
    await postListing(rex, { title: "theirs" });
    expect(titles(await list("?own=true", vex))).toEqual(["mine"]);
    expect((await call("GET", `${BASE}?own=true`)).statusCode).toBe(401);
  });

  it("gives the contact as it was sent, and as a link only where it is one, and the profile's where none was written", async () => {
    const vex = await site.register("vex", { xUsername: "vex_x" });
    await postListing(vex, { contact: "tg:@vex_tg" });
    await postListing(vex, { contact: "javascript:alert(1)" });
    await postListing(vex, {});
    expect((await list()).listings.map(({ contact, contactLink }) => [contact, contactLink])).toEqual([
      ["", { text: "@vex_x", href: "https://x.com/vex_x" }],
      ["javascript:alert(1)", { text: "javascript:alert(1)", href: null }],
      ["tg:@vex_tg", { text: "@vex_tg", href: "https://t.me/vex_tg" }],
    ]);
  });

  it.each(["?sort=best", "?category=drugs", "?hasImages=maybe", "?own=1", "?limit=-1", "?cursor=x", "?q=%00"])(
    "answers %s without breaking",
    async (query) => {
      expect((await call("GET", `${BASE}${query}`)).statusCode).toBe(400);
    },
  );

  it("costs three statements however many it shows", async () => {
    const vex = await site.register();
    for (let number = 0; number < 12; number += 1) await postListing(vex, { images: [(await postImage(vex)).id] });
    const { result, count } = await countQueries(() => list("", vex));
    expect(result.listings).toHaveLength(12);
    expect(count).toBeLessThanOrEqual(3);
  });
});

describe("GET /api/market/listings/:id", () => {
  it("is there as long as it is on the market, and for its seller always", async () => {
    const vex = await site.register();
    const listing = await postListing(vex);
    const url = `${BASE}/${listing.id}`;
    expect((await call("GET", url)).json()).toEqual({ listing: { ...listing, isOwn: false } });
    for (const change of ["hidden_at = now()", "hidden_at = NULL, expires_at = created_at"]) {
      await site.pool.query(`UPDATE listings SET ${change}`);
      expect((await call("GET", url)).json().code).toBe("market.not_found");
      expect((await call("GET", url, vex)).statusCode).toBe(200);
    }
  });
});

describe("POST /api/market/listings", () => {
  it("lists a thing with everything the form has", async () => {
    const vex = await site.register("vex");
    const { id: imageId, url } = await postImage(vex);
    const body = {
      title: " Bag ",
      description: " Ink ",
      category: "merch",
      priceText: " 2 SOL ",
      contact: "@vex",
    } as const;
    const listing = await postListing(vex, { ...body, images: [imageId] });
    expect(listing).toEqual({
      id: expect.any(String),
      title: "Bag",
      category: "merch",
      description: "Ink",
      priceText: "2 SOL",
      contact: "@vex",
      contactLink: { text: "@vex", href: "https://x.com/vex" },
      images: [{ id: imageId, url, width: 60, height: 60 }],
      status: "open",
      isOwn: true,
      isSaved: false,
      hiddenAt: null,
      warnings: [],
      seller: { id: vex.user.id, username: "vex", faceId: null },
      createdAt: site.clock.now().toISOString(),
      expiresAt: new Date(site.clock.now().getTime() + 60 * DAY_MS).toISOString(),
    });
  });

  it("takes the least there may be: other, no price, no contact", async () => {
    const vex = await site.register("vex");
    const response = await call("POST", BASE, vex, {
      title: "Bag",
      description: "Ink",
      priceText: null,
      contact: null,
    });
    expect(response.json().listing).toMatchObject({
      category: "other",
      priceText: null,
      contact: "",
      contactLink: { text: "@vex on the site", href: null },
      images: [],
    });
  });

  it("needs a login", async () => {
    const response = await expectNothingChanged(site.pool, () => call("POST", BASE, undefined, listingBody()));
    expect(response.statusCode).toBe(401);
  });

  it.each([
    [{ title: " " }, "Give the listing a title"],
    [{ title: "x".repeat(LISTING_TITLE_MAX + 1) }, "Use at most 100 characters"],
    [{ description: "\u3164" }, "Describe what you offer"],
    [{ description: "x".repeat(LISTING_DESCRIPTION_MAX + 1) }, "Use at most 2000 characters"],
    [{ category: "drugs" }, "The field category is missing or not valid"],
    [{ priceText: "x".repeat(61) }, "Use at most 60 characters"],
    [{ contact: "x".repeat(101) }, "Use at most 100 characters"],
    [{ contact: "\u0007" }, "Remove the invisible control characters"],
    [{ images: Array.from({ length: 7 }, () => createId()) }, "Use at most 6 pictures"],
  ])("refuses %o", async (changes, error) => {
    const vex = await site.register();
    const body = { ...listingBody(), ...changes };
    const response = await expectNothingChanged(site.pool, () => call("POST", BASE, vex, body));
    expect([response.statusCode, response.json().error]).toEqual([400, error]);
  });

  it("shows nobody else's picture, and no picture twice", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const theirs = await postImage(rex);
    const used = await postImage(vex);
    await postListing(vex, { images: [used.id] });
    for (const image of [theirs, used]) {
      const body = listingBody({ images: [image.id] });
      const response = await expectNothingChanged(site.pool, () => call("POST", BASE, vex, body));
      expect([response.statusCode, response.json().code]).toEqual([400, "boards.image_unknown"]);
    }
  });

  it("warns of what looks like a scam and puts it before the administrators", async () => {
    const vex = await site.register();
    const listing = await postListing(vex, { priceText: "send 1 SOL first" });
    expect(listing.warnings).toEqual(["too-good"]);
    const { rows } = await site.pool.query("SELECT source, type, ref_id FROM reports");
    expect(rows).toEqual([{ source: "scam-check", type: "listing", ref_id: listing.id }]);
  });
});

describe("PUT, sold, renew and DELETE of /api/market/listings/:id", () => {
  it("changes a listing; it keeps its place and its days", async () => {
    const vex = await site.register();
    const listing = await postListing(vex, { images: [(await postImage(vex)).id] });
    const { id, createdAt, expiresAt } = listing;
    site.clock.advance(DAY_MS);
    const response = await call("PUT", `${BASE}/${id}`, vex, listingBody({ title: "Better bag", images: [] }));
    expect(response.json().listing).toMatchObject({ id, title: "Better bag", images: [], createdAt, expiresAt });
    expect(titles(await list("?hasImages=true"))).toEqual([]);
    expect(titles(await list("?q=better"))).toEqual(["Better bag"]);
  });

  it("marks as sold, which can be taken back", async () => {
    const vex = await site.register();
    const { id } = await postListing(vex);
    expect((await call("POST", `${BASE}/${id}/sold`, vex)).json().listing.status).toBe("sold");
    site.clock.advance(1000);
    const again = await expectNothingChanged(site.pool, () => call("POST", `${BASE}/${id}/sold`, vex));
    expect(again.statusCode).toBe(200);
    for (const [method, path] of [
      ["PUT", ""],
      ["POST", "/renew"],
    ] as const) {
      const response = await call(method, `${BASE}/${id}${path}`, vex, method === "PUT" ? listingBody() : undefined);
      expect([response.statusCode, response.json().code]).toEqual([409, "market.sold"]);
    }
  });

  it("renews for another 60 days without moving up", async () => {
    const vex = await site.register();
    const { id } = await postListing(vex, { title: "old" });
    await postListing(vex, { title: "new" });
    site.clock.advance(10 * DAY_MS);
    const { listing } = (await call("POST", `${BASE}/${id}/renew`, vex)).json();
    expect(listing.expiresAt).toBe(new Date(site.clock.now().getTime() + 60 * DAY_MS).toISOString());
    expect(titles(await list())).toEqual(["new", "old"]);
  });

  it("deletes with the pictures", async () => {
    const vex = await site.register();
    const image = await postImage(vex);
    const { id } = await postListing(vex, { images: [image.id] });
    expect((await call("DELETE", `${BASE}/${id}`, vex)).statusCode).toBe(204);
    expect((await call("GET", image.url)).statusCode).toBe(404);
    expect((await call("DELETE", `${BASE}/${id}`, vex)).statusCode).toBe(404);
  });

  it("need a login, and refuse what is not there and another member", async () => {
    const { id } = await postListing(await site.register());
    const rex = await site.register();
    for (const [method, path] of [
      ["PUT", ""],
      ["POST", "/sold"],
      ["DELETE", "/sold"],
      ["POST", "/renew"],
      ["DELETE", ""],
    ] as const) {
      const body = method === "PUT" ? listingBody() : undefined;
      const statuses = await expectNothingChanged(site.pool, async () => [
        (await call(method, `${BASE}/${id}${path}`, undefined, body)).statusCode,
        (await call(method, `${BASE}/${createId()}${path}`, rex, body)).statusCode,
        (await call(method, `${BASE}/x${path}`, rex, body)).statusCode,
        (await call(method, `${BASE}/${id}${path}`, rex, body)).statusCode,
      ]);
      expect(statuses).toEqual([401, 404, 400, 403]);
    }
  });
});
