// About the default community.
import { describe, expect, it } from "vitest";
import { createId } from "#shared/ids.ts";
import { createBoards } from "../../../../tests/support/board-posts.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { SAVED_MAX } from "../listing.rules.ts";
import type { ListingList } from "../listing.schema.ts";
import { exportSaved } from "./saved-listings.repository.ts";

const site = await buildTestApp();
const { call, postListing } = createBoards(site);
const BASE = "/api/market/listings";

const save = (id: string, member?: TestMember) => call("PUT", `${BASE}/${id}/saved`, member);
const forget = (id: string, member?: TestMember) => call("DELETE", `${BASE}/${id}/saved`, member);

async function listSaved(member: TestMember, query = ""): Promise<string[]> {
  const response = await call("GET", `${BASE}?saved=true${query}`, member);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<ListingList>().listings.map(({ title }) => title);
}

describe("saving a listing for later", () => {
  it("keeps it for this member alone, twice as once, until it is let go", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const { id } = await postListing(vex, { title: "Poster" });
    await postListing(vex, { title: "Shirt" });
    expect((await save(id, rex)).json()).toEqual({ isSaved: true });
    expect((await save(id, rex)).json()).toEqual({ isSaved: true });
    expect(await listSaved(rex)).toEqual(["Poster"]);
    expect(await listSaved(vex)).toEqual([]);
    expect((await call("GET", `${BASE}/${id}`, rex)).json().listing.isSaved).toBe(true);
    expect((await call("GET", `${BASE}/${id}`, vex)).json().listing.isSaved).toBe(false);
    expect((await call("GET", `${BASE}/${id}`)).json().listing.isSaved).toBe(false);
    expect(await exportSaved(site.db, rex.user.id)).toMatchObject([{ listingId: id, title: "Poster" }]);
    expect((await forget(id, rex)).json()).toEqual({ isSaved: false });
    expect((await forget(id, rex)).json()).toEqual({ isSaved: false });
    expect(await listSaved(rex)).toEqual([]);
  });

  it("is searched and narrowed like the market, and shows what was sold behind the rest", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const sold = await postListing(vex, { title: "Poster, sold", category: "art" });
    const open = await postListing(vex, { title: "Poster", category: "art" });
    const shirt = await postListing(vex, { title: "Shirt", category: "merch" });
    for (const { id } of [sold, open, shirt]) await save(id, rex);
    await call("POST", `${BASE}/${sold.id}/sold`, vex);
    expect(await listSaved(rex)).toEqual(["Shirt", "Poster", "Poster, sold"]);
    expect(await listSaved(rex, "&q=poster")).toEqual(["Poster", "Poster, sold"]);
    expect(await listSaved(rex, "&category=merch")).toEqual(["Shirt"]);
    await call("DELETE", `${BASE}/${shirt.id}`, vex);
    expect(await listSaved(rex)).toEqual(["Poster", "Poster, sold"]);
  });

  it("needs a login and a listing that is there", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const { id } = await postListing(vex);
    await site.pool.query("UPDATE listings SET hidden_at = now()");
    expect((await call("GET", `${BASE}?saved=true`)).statusCode).toBe(401);
    expect((await save(id)).statusCode).toBe(401);
    for (const missing of [id, createId()]) {
      const response = await expectNothingChanged(site.pool, () => save(missing, rex));
      expect([response.statusCode, response.json().code]).toEqual([404, "market.not_found"]);
    }
  });

  it("has an end, also for many at once", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const { id } = await postListing(vex);
    const { id: other } = await postListing(vex);
    await site.pool.query(
      `WITH copy AS (INSERT INTO listings SELECT gen_random_uuid(), seller_id, title, category, description, price_text, contact,
         has_images, warnings, search_text, created_at, expires_at FROM listings, generate_series(1, $1) WHERE id = $2 RETURNING id)
       INSERT INTO saved_listings SELECT $3, id, now() FROM copy`,
      [SAVED_MAX - 1, id, rex.user.id],
    );
    const answers = await Promise.all([save(id, rex), save(other, rex)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
