import { describe, expect, it } from "vitest";
import { pfps } from "#pack/pfps.catalog.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { countQueries } from "../../../../tests/support/count-queries.ts";
import { DAY_MS, MINUTE_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { buildMeme } from "../../../../tests/support/pictures.ts";
import { mapCounts } from "../item-kinds.catalog.ts";
import type { VaultItem } from "../vault.schema.ts";
import { deleteOldItems } from "./items.repository.ts";

const site = await buildTestApp();
const PFP_ID = pfps[4]?.id ?? "";

interface Call {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  path?: string;
  body?: unknown;
  userId?: string;
}

function call(member: TestMember, { method = "GET", path = "", body, userId = member.user.id }: Call = {}) {
  const url = `/api/users/${userId}/content${path}`;
  return site.inject({ method, url, headers: member.headers, ...(body !== undefined && { payload: body as object }) });
}

async function save(member: TestMember, body: unknown): Promise<VaultItem> {
  const response = await call(member, { method: "POST", body });
  expect(response.statusCode, response.body).toBe(201);
  site.clock.advance(1000);
  return response.json().content;
}

const tweet = (content: string) => ({ contentType: "tweet", title: "Tweet", content });
const pfp = (id: string) => ({ contentType: "pfp", title: `PFP ${id}`, metadata: { id } });

async function fillVault(member: TestMember): Promise<VaultItem[]> {
  return [
    await save(member, tweet("Stack it")),
    await save(member, await buildMeme()),
    await save(member, pfp(PFP_ID)),
    await save(member, tweet("Hold it")),
  ];
}

const titles = (items: VaultItem[]) => items.map(({ id }) => id);

describe("GET /api/users/:id/content", () => {
  it("lists newest first, by kind and favourites, without what is deleted", async () => {
    const vex = await site.register();
    await fillVault(await site.register());
    const [first, meme, picture, last] = await fillVault(vex);
    await call(vex, { method: "PATCH", path: `/${meme?.id}/favorite`, body: { isFavorite: true } });
    await call(vex, { method: "DELETE", path: `/${first?.id}` });
    const list = async (filter: string) => titles((await call(vex, { path: `?filter=${filter}` })).json().content);
    expect(await list("all")).toEqual([last?.id, picture?.id, meme?.id]);
    expect(await list("tweet")).toEqual([last?.id]);
    expect(await list("meme")).toEqual([meme?.id]);
    expect(await list("pfp")).toEqual([picture?.id]);
    expect(await list("favorites")).toEqual([meme?.id]);
  });

  it("pages without gaps or repeats, also while things are saved", async () => {
    const vex = await site.register();
    const saved: string[] = [];
    for (let number = 0; number < 5; number += 1) saved.unshift((await save(vex, tweet(`Line ${number}`))).id);
    const first = (await call(vex, { path: "?limit=2" })).json();
    expect(titles(first.content)).toEqual(saved.slice(0, 2));
    await save(vex, tweet("In between"));
    const second = (await call(vex, { path: `?limit=2&cursor=${first.nextCursor}` })).json();
    expect(titles(second.content)).toEqual(saved.slice(2, 4));
    const third = (await call(vex, { path: `?limit=2&cursor=${second.nextCursor}` })).json();
    expect([titles(third.content), third.nextCursor]).toEqual([saved.slice(4), null]);
  });

  it("keeps things of the same millisecond apart", async () => {
    const vex = await site.register();
    const bodies = ["a", "b", "c"].map((text) => tweet(text));
    await Promise.all(bodies.map((body) => call(vex, { method: "POST", body })));
    const first = (await call(vex, { path: "?limit=2" })).json();
    const second = (await call(vex, { path: `?limit=2&cursor=${first.nextCursor}` })).json();
    expect(new Set([...first.content, ...second.content].map(({ content }) => content))).toEqual(
      new Set(["a", "b", "c"]),
    );
  });

  it("costs two queries, the session's and its own, whatever the page holds", async () => {
    const vex = await site.register();
    await fillVault(vex);
    const { result, count } = await countQueries(() => call(vex));
    expect([result.json().content.length, count]).toEqual([4, 2]);
  });

  it.each(["all", "tweet", "favorites"])("walks an index for %s and sorts nothing", async (filter) => {
    const vex = await site.register();
    const isIn = { all: "", tweet: "AND content_type = 'tweet'", favorites: "AND is_favorite = true" }[filter];
    const client = await site.pool.connect();
    await client.query("BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off");
    const { rows } = await client.query(
      `EXPLAIN SELECT * FROM content_items WHERE user_id = $1 AND deleted_at IS NULL ${isIn}
       AND (created_at, id) < ($2, $1) ORDER BY created_at DESC, id DESC LIMIT 25`,
      [vex.user.id, site.clock.now()],
    );
    await client.query("ROLLBACK");
    client.release();
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/Index Scan Backward using content_items_(list|type|favorites)_idx/);
    expect(plan).not.toContain("Sort");
  });

  it.each(["filter=settings", "filter=' OR 1=1", "limit=0", "limit=49", "limit=x", "cursor=abc", "cursor=%00"])(
    "refuses ?%s",
    async (query) => {
      const vex = await site.register();
      expect((await call(vex, { path: `?${query}` })).statusCode).toBe(400);
    },
  );
});

describe("GET /api/users/:id/collection", () => {
  it("counts kinds, favourites, different profile pictures and the room used", async () => {
    const vex = await site.register();
    const [, meme] = await fillVault(vex);
    await save(vex, { ...(await buildMeme()), metadata: { project: "again" } });
    await call(vex, { method: "PATCH", path: `/${meme?.id}/favorite`, body: { isFavorite: true } });
    await fillVault(await site.register());
    const { rows } = await site.pool.query("SELECT size_bytes FROM stored_pictures");
    const { result, count } = await countQueries(() =>
      site.inject({ url: `/api/users/${vex.user.id}/collection`, headers: vex.headers }),
    );
    expect(count).toBe(2);
    expect(result.json()).toEqual({
      collection: {
        ...mapCounts(() => 0),
        total: 5,
        tweets: 2,
        memes: 2,
        pfps: 1,
        favorites: 1,
        pfpIds: [PFP_ID],
        usedBytes: rows[0].size_bytes,
        quotaBytes: 200_000_000,
      },
    });
  });

  it("is all zero for a new member", async () => {
    const vex = await site.register();
    const response = await site.inject({ url: `/api/users/${vex.user.id}/collection`, headers: vex.headers });
    expect(response.json().collection).toMatchObject({ total: 0, pfpIds: [], usedBytes: 0 });
  });
});

describe("GET /api/users/:id/content/:contentId", () => {
  it("gives one thing, and not another member's", async () => {
    const vex = await site.register();
    const rex = await site.register();
    const item = await save(vex, tweet("Mine"));
    expect((await call(vex, { path: `/${item.id}` })).json()).toEqual({ content: item });
    expect((await call(rex, { path: `/${item.id}` })).statusCode).toBe(404);
    expect((await call(vex, { path: "/not-an-id" })).statusCode).toBe(400);
  });
});

describe("PATCH /api/users/:id/content/:contentId/favorite", () => {
  it("marks and unmarks, in one query of its own", async () => {
    const vex = await site.register();
    const item = await save(vex, tweet("Mine"));
    for (const isFavorite of [true, true, false]) {
      const body = { isFavorite };
      const { result, count } = await countQueries(() =>
        call(vex, { method: "PATCH", path: `/${item.id}/favorite`, body }),
      );
      expect([result.json(), count]).toEqual([{ content: { ...item, isFavorite } }, 2]);
    }
  });

  it("does not find another member's thing or a deleted one", async () => {
    const vex = await site.register();
    const rex = await site.register();
    const theirs = await save(rex, tweet("Theirs"));
    const deleted = await save(vex, tweet("Deleted"));
    await call(vex, { method: "DELETE", path: `/${deleted.id}` });
    for (const { id } of [theirs, deleted]) {
      const body = { isFavorite: true };
      const response = await expectNothingChanged(site.pool, () =>
        call(vex, { method: "PATCH", path: `/${id}/favorite`, body }),
      );
      expect(response.statusCode).toBe(404);
    }
  });
});

describe("DELETE /api/users/:id/content/:contentId", () => {
  it("hides the thing everywhere, and the second time there is nothing to delete", async () => {
    const vex = await site.register();
    const item = await save(vex, await buildMeme());
    expect((await call(vex, { method: "DELETE", path: `/${item.id}` })).statusCode).toBe(204);
    for (const path of [`/${item.id}`, `/${item.id}/picture`]) expect((await call(vex, { path })).statusCode).toBe(404);
    expect((await call(vex)).json().content).toEqual([]);
    const again = await expectNothingChanged(site.pool, () => call(vex, { method: "DELETE", path: `/${item.id}` }));
    expect(again.statusCode).toBe(404);
  });

  it("does not find another member's thing", async () => {
    const vex = await site.register();
    const theirs = await save(await site.register(), tweet("Theirs"));
    const response = await expectNothingChanged(site.pool, () =>
      call(vex, { method: "DELETE", path: `/${theirs.id}` }),
    );
    expect(response.statusCode).toBe(404);
  });
});

describe("POST /api/users/:id/content/:contentId/restore", () => {
  async function deleteItem(member: TestMember, body: unknown): Promise<VaultItem> {
    const item = await save(member, body);
    await call(member, { method: "DELETE", path: `/${item.id}` });
    return item;
  }

  it("brings a deleted thing back as it was", async () => {
    const vex = await site.register();
    const item = await deleteItem(vex, await buildMeme());
    site.clock.advance(10 * MINUTE_MS - 1);
    await deleteOldItems(site.db, site.clock.now());
    const response = await call(vex, { method: "POST", path: `/${item.id}/restore` });
    expect([response.statusCode, response.json()]).toEqual([200, { content: item }]);
    expect((await call(vex, { path: `/${item.id}/picture` })).statusCode).toBe(200);
  });

  it("finds nothing after ten minutes, what is not deleted or another member's", async () => {
    const vex = await site.register();
    const late = await deleteItem(vex, tweet("Late"));
    site.clock.advance(10 * MINUTE_MS);
    const kept = await save(vex, tweet("Kept"));
    const theirs = await deleteItem(await site.register(), tweet("Theirs"));
    for (const { id } of [late, kept, theirs]) {
      const response = await expectNothingChanged(site.pool, () =>
        call(vex, { method: "POST", path: `/${id}/restore` }),
      );
      expect(response.statusCode).toBe(404);
    }
  });

  it("is gone for good after the cleanup", async () => {
    const vex = await site.register();
    await deleteItem(vex, tweet("Gone"));
    site.clock.advance(DAY_MS);
    await deleteOldItems(site.db, site.clock.now());
    expect((await site.pool.query("SELECT FROM content_items")).rowCount).toBe(0);
  });
});
