import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sweepPictures } from "#features/pictures/server/sweep-pictures.usecase.ts";
import { pack } from "#pack/pack.ts";
import { pfps } from "#pack/pfps.catalog.ts";
import { createId } from "#shared/ids.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS, HOUR_MS } from "../../../../tests/support/fake-clock.ts";
import { buildScene, toMeme } from "../../../../tests/support/pictures.ts";
import { createReporters } from "../../../../tests/support/reporters.ts";
import { createWall } from "../../../../tests/support/wall.ts";
import { addMonth, WALL_SORTS, type WallSort } from "../wall.rules.ts";
import type { WallList, WallThing } from "../wall.schema.ts";

const site = await buildTestApp();
const { call, registerVoters, saveItem, buildTweet, buildNewMeme, put, putNew, vote, list } = createWall(site);
const { registerTrusted, reportFrom } = createReporters(site);
const strict = await buildTestApp({ config: { rateLimitScale: 1 } });
const wall = createWall(strict);

describe("POST /api/wall", () => {
  it("hangs a copy of a vault's meme, small and large, which stays when the vault's is deleted", async () => {
    const vex = await site.register();
    const contentId = await saveItem(vex, await buildNewMeme());
    const { thing } = (await put(vex, contentId)).json<{ thing: WallThing }>();
    expect(thing).toMatchObject({ kind: "meme", title: "Meme", drawnWords: "TOP / BOTTOM", voteCount: 0, text: null });
    expect(thing.author).toEqual({ id: vex.user.id, username: vex.user.username, faceId: null });
    await call("DELETE", `/api/users/${vex.user.id}/content/${contentId}`, vex);
    site.clock.advance(2 * HOUR_MS);
    for (const { jobs = [] } of site.deps.features) for (const job of jobs) if (!job.isLong) await job.run(site.deps);
    await sweepPictures(site.deps);
    expect(await list()).toEqual([thing]);
    for (const url of [thing.picture?.url, thing.picture?.smallUrl]) {
      const picture = await call("GET", url ?? "");
      expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
    }
  });

  it("hangs tweets and profile pictures too", async () => {
    const vex = await site.register();
    const tweet = await putNew(vex, { contentType: "tweet", title: "Gm", content: "Zip it.\nStack it." });
    expect(tweet).toMatchObject({ kind: "tweet", text: "Zip it.\nStack it.", picture: null });
    const pfp = await putNew(vex, { contentType: "pfp", title: "Me", metadata: { id: pfps[0]?.id } });
    expect(pfp.picture).toMatchObject({ width: 1024, height: 1024 });
    expect((await call("GET", pfp.picture?.url ?? "")).statusCode).toBe(200);
  });

  it("needs a login, a thing that is there, and that it is one's own", async () => {
    const [vex, nyx] = [await site.register(), await site.register()];
    const contentItemId = await saveItem(vex, buildTweet());
    expect((await call("POST", "/api/wall", undefined, { contentItemId })).statusCode).toBe(401);
    expect((await put(vex, "nothing")).json()).toMatchObject({ field: "contentItemId" });
    expect((await put(vex, createId())).json()).toMatchObject({ code: "content.not_found" });
    expect((await put(nyx, contentItemId)).json()).toMatchObject({ code: "content.not_found" });
  });

  it("takes the same once a month from anybody, also when its first author has taken it down", async () => {
    const [vex, nyx] = [await site.register(), await site.register()];
    const first = await putNew(vex, { contentType: "tweet", title: "One", content: "Diamond  hands" });
    const again = await saveItem(nyx, { contentType: "tweet", title: "Two", content: "diamond hands" });
    expect((await put(nyx, again)).json()).toMatchObject({ code: "wall.same" });
    await call("DELETE", `/api/wall/${first.id}`, vex);
    expect((await put(nyx, again)).json()).toMatchObject({ code: "wall.same" });
    site.clock.set("2026-06-02T12:00:00Z");
    const nyxAgain = await site.register();
    expect(
      (await put(nyxAgain, await saveItem(nyxAgain, { contentType: "tweet", title: "Two", content: "diamond hands" })))
        .statusCode,
    ).toBe(201);
  });

  it.each([
    ["a tweet", async () => buildTweet()],
    ["a meme", async () => toMeme(await buildScene(720))],
  ])("answers with what hangs where its author hangs it again: %s", async (_name, build) => {
    const vex = await site.register();
    const contentId = await saveItem(vex, await build());
    const first = await put(vex, contentId);
    const again = await put(vex, contentId);
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json()).toEqual(first.json());
    const id = first.json<{ thing: WallThing }>().thing.id;
    const { rows } = await site.pool.query("SELECT count(*)::int AS count FROM wall_things WHERE user_id = $1", [
      vex.user.id,
    ]);
    expect(rows).toEqual([{ count: 1 }]);
    await site.pool.query("UPDATE wall_things SET hidden_at = now() WHERE id = $1", [id]);
    expect((await put(vex, contentId)).statusCode).toBe(409);
  });

  it.each([
    ["a compressed one", { format: "jpeg" as const }],
    ["a smaller one", { side: 120 }],
    ["a brighter one", { light: 12 }],
  ])("takes a picture that looks like one of the month from nobody: %s", async (_name, change) => {
    const [vex, nyx] = [await site.register(), await site.register()];
    const first = await putNew(vex, toMeme(await buildScene(700)));
    const copy = await saveItem(nyx, toMeme(await buildScene(700, change)));
    expect((await put(nyx, copy)).json()).toMatchObject({ code: "wall.near_copy" });
    await call("DELETE", `/api/wall/${first.id}`, vex);
    expect((await put(nyx, copy)).json()).toMatchObject({ code: "wall.near_copy" });
    expect((await put(nyx, await saveItem(nyx, toMeme(await buildScene(701, change))))).statusCode).toBe(201);
    await site.pool.query("UPDATE wall_things SET bands = $1", [addMonth([1], "2020-01")]);
    expect((await put(nyx, copy)).statusCode).toBe(201);
  });

  it("hangs one of many near copies that come at once", async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => site.register()));
    const items = await Promise.all(
      members.map(async (member, index) => saveItem(member, toMeme(await buildScene(702, { light: index })))),
    );
    const answers = await Promise.all(members.map((member, index) => put(member, items[index] ?? "")));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it("puts words that smell of a scam before the administrators", async () => {
    const vex = await site.register();
    await putNew(vex, {
      contentType: "tweet",
      title: "Help",
      content: "Send me your seed phrase and I will double it",
    });
    const { rows } = await site.pool.query("SELECT type, source FROM reports");
    expect(rows).toEqual([{ type: "wall", source: "scam-check" }]);
  });
});

describe("the day's allowance of the wall", () => {
  it("is five things, however many are sent at once, and what was refused took nothing from it", async () => {
    const vex = await strict.register();
    const ids: string[] = [];
    for (let index = 0; index < 8; index += 1) ids.push(await wall.saveItem(vex, wall.buildTweet()));
    const [first = ""] = ids;
    const answers = await Promise.all([...ids, first].map((id) => wall.put(vex, id)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(pack.wall.dailyMax);
    expect(await wall.list()).toHaveLength(pack.wall.dailyMax);
    strict.clock.advance(DAY_MS);
    expect((await wall.put(vex, await wall.saveItem(vex, wall.buildTweet()))).statusCode).toBe(201);
  });
});

describe("DELETE /api/wall/:id", () => {
  it("takes down one's own thing with all that it showed, and nobody else's", async () => {
    const [vex, nyx] = [await site.register(), await site.register()];
    const thing = await putNew(vex, await buildNewMeme());
    expect((await call("DELETE", `/api/wall/${thing.id}`)).statusCode).toBe(401);
    expect((await call("DELETE", `/api/wall/${thing.id}`, nyx)).json()).toMatchObject({ code: "wall.not_found" });
    expect((await call("DELETE", `/api/wall/${thing.id}`, vex)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    for (const path of ["", "/picture", "/remix"]) {
      expect((await call("GET", `/api/wall/${thing.id}${path}`)).json()).toMatchObject({ code: "wall.not_found" });
    }
    expect((await call("GET", `/api/users/${vex.user.id}/wall`, vex)).json()).toMatchObject({ things: [] });
  });
});

describe("GET /api/wall", () => {
  /** Things with 0, 2 and 1 votes, in the order they were hung. */
  async function hangThree(): Promise<{ voters: TestMember[]; things: WallThing[] }> {
    const voters = await registerVoters(3);
    const [vex, nyx, kay] = voters as [TestMember, TestMember, TestMember];
    const things = [await putNew(vex), await putNew(vex), await putNew(vex)];
    for (const [member, index] of [
      [nyx, 1],
      [kay, 1],
      [kay, 2],
    ] as const) {
      expect((await vote(member, things[index]?.id ?? "")).statusCode).toBe(200);
    }
    return { voters, things };
  }

  it.each<[WallSort, number[]]>([
    ["new", [2, 1, 0]],
    ["rising", [1, 2, 0]],
    ["best", [1, 2, 0]],
  ])("%s has an order of its own", async (sort, order) => {
    const { things } = await hangThree();
    expect((await list(`?sort=${sort}`)).map(({ id }) => id)).toEqual(order.map((index) => things[index]?.id));
  });

  it("lets an old favourite sink among the rising, and leave the month's best with its month", async () => {
    const { things } = await hangThree();
    site.clock.advance(2 * DAY_MS);
    const vex = await site.register();
    const fresh = await putNew(vex);
    expect((await list("?sort=rising"))[0]?.id).toBe(fresh.id);
    expect((await list("?sort=best"))[0]?.id).toBe(things[1]?.id);
    site.clock.advance(30 * DAY_MS);
    expect(await list("?sort=best")).toEqual([]);
  });

  it("gives every thing once, whatever the length of the pages", async () => {
    const [vex, ...voters] = await registerVoters(4);
    if (vex === undefined) throw new Error("no member");
    const ids: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      const { id } = await putNew(vex);
      ids.push(id);
      for (const voter of voters.slice(0, index % 4)) await vote(voter, id);
    }
    const pages = fc.record({ sort: fc.constantFrom(...WALL_SORTS), limit: fc.integer({ min: 1, max: 13 }) });
    await fc.assert(
      fc.asyncProperty(pages, async ({ sort, limit }) => {
        const seen: WallThing[] = [];
        let cursor: string | null = "";
        while (cursor !== null) {
          const from = cursor === "" ? "" : `&cursor=${cursor}`;
          const page: WallList = (await call("GET", `/api/wall?sort=${sort}&limit=${limit}${from}`)).json();
          seen.push(...page.things);
          cursor = page.nextCursor;
        }
        expect(seen.map(({ id }) => id).sort()).toEqual([...ids].sort());
        expect(seen.map(({ id }) => id)).toEqual((await list(`?sort=${sort}&limit=48`)).map(({ id }) => id));
      }),
      { numRuns: 25 },
    );
  });

  it("shows a hidden thing's picture to its author and to moderators only, and shown ones to nobody's long memory", async () => {
    const [vex, rex, mod] = [await site.register(), await site.register(), await site.registerModerator()];
    const { picture } = await putNew(vex, await buildNewMeme());
    const url = picture?.url ?? "";
    expect((await call("GET", url)).headers["cache-control"]).toBe("public, max-age=30");
    await site.pool.query("UPDATE wall_things SET hidden_at = now()");
    const answers = await Promise.all([undefined, rex, vex, mod].map((member) => call("GET", url, member)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 200, 200]);
    expect(answers[3]?.headers["cache-control"]).toBe("private, no-store");
  });

  it.each(["wall_things", "users"])("shows no picture to visitors once a row of %s is closed", async (table) => {
    const vex = await site.register();
    const { id, picture } = await putNew(vex, await buildNewMeme());
    const urls = [picture?.url ?? "", `/api/share/${id}`, `/api/share/${id}/picture.jpg`];
    const tags = new Map<string, string>();
    for (const url of urls) tags.set(url, String((await call("GET", url)).headers.etag));
    const column = table === "users" ? "disabled_at" : "hidden_at";
    await site.pool.query(`UPDATE ${table} SET ${column} = now()`);
    for (const url of urls) {
      const known = await site.inject({ url, headers: { "if-none-match": tags.get(url) } });
      expect(known.statusCode, url).toBe(404);
    }
  });

  it("is one answer for everybody, known again by its tag until the wall changes", async () => {
    const vex = await site.register();
    await putNew(vex);
    const guest = await call("GET", "/api/wall");
    const member = await call("GET", "/api/wall", vex);
    expect(member.body).toBe(guest.body);
    const { etag = "" } = guest.headers;
    expect(guest.headers["cache-control"]).toContain("public");
    const known = () => site.inject({ method: "GET", url: "/api/wall", headers: { "if-none-match": String(etag) } });
    expect((await known()).statusCode).toBe(304);
    await putNew(vex);
    expect((await known()).statusCode).toBe(200);
  });

  it("refuses an order, a length and a position that there is not", async () => {
    expect((await call("GET", "/api/wall?sort=loud")).json()).toMatchObject({ field: "sort" });
    expect((await call("GET", "/api/wall?limit=49")).json()).toMatchObject({ field: "limit" });
    expect((await call("GET", "/api/wall?cursor=abc")).json()).toMatchObject({ field: "cursor" });
  });

  it("walks an index for every order", async () => {
    const names: Record<WallSort, string> = { new: "created_at", rising: "rising_at", best: "(- vote_count)" };
    const client = await site.pool.connect();
    try {
      await client.query("SET enable_seqscan = off; SET enable_sort = off");
      for (const sort of WALL_SORTS) {
        const month = sort === "best" ? "month_year = '2026-03' AND" : "";
        const direction = sort === "best" ? "" : "DESC";
        const { rows } = await client.query(
          `EXPLAIN SELECT id FROM wall_things WHERE ${month} hidden_at IS NULL AND removed_at IS NULL
           ORDER BY ${names[sort]} ${direction}, id ${direction} LIMIT 24`,
        );
        expect(JSON.stringify(rows)).toContain(`wall_things_${sort}_idx`);
      }
    } finally {
      client.release(true);
    }
  });
});

describe("what is reported on the wall", () => {
  it("hangs for its author alone after three trusted members, and cannot be voted for", async () => {
    const vex = await site.register();
    const others = await registerTrusted(3);
    const thing = await putNew(vex);
    for (const member of others) expect((await reportFrom(member, thing.id, { type: "wall" })).statusCode).toBe(201);
    site.clock.advance(6000);
    expect(await list()).toEqual([]);
    expect((await vote(others[0], thing.id)).json()).toMatchObject({ code: "wall.not_found" });
    const own = await call("GET", `/api/users/${vex.user.id}/wall`, vex);
    expect(own.json<WallList>().things).toMatchObject([{ id: thing.id, hiddenAt: expect.any(String) }]);
  });
});

describe("GET /api/wall/:id/remix", () => {
  it("gives a meme's template and words to anybody, but not what its author had uploaded", async () => {
    const vex = await site.register();
    const meme = await buildNewMeme();
    const source = (await buildNewMeme()).content;
    const thing = await putNew(vex, { ...meme, metadata: { ...meme.metadata, project: '{"version":1}' }, source });
    const { body } = await call("GET", `/api/wall/${thing.id}/remix`);
    expect(JSON.parse(body)).toEqual({
      remix: {
        title: "Meme",
        metadata: { topText: "TOP", centerText: "", bottomText: "BOTTOM", project: '{"version":1}' },
      },
    });
    const tweet = await putNew(vex);
    expect((await call("GET", `/api/wall/${tweet.id}/remix`)).statusCode).toBe(404);
  });
});

describe("the share page of a thing", () => {
  it("shows the picture or the words to everybody, and is gone with the thing", async () => {
    const vex = await site.register();
    const meme = await putNew(vex, await buildNewMeme());
    const tweet = await putNew(vex, { contentType: "tweet", title: "Gm", content: "<b>Zip</b> it" });
    const page = await call("GET", `/api/share/${meme.id}`);
    expect(page.body).toContain(`/api/share/${meme.id}/picture.jpg`);
    expect(page.body).toContain(`/leaderboard?view=wall&amp;thing=${meme.id}`);
    expect((await call("GET", `/api/share/${meme.id}/picture.jpg`)).headers["content-type"]).toBe("image/jpeg");
    const words = await call("GET", `/api/share/${tweet.id}`);
    expect(words.body).toContain("&lt;b&gt;Zip&lt;/b&gt; it");
    expect((await call("GET", `/api/share/${tweet.id}/picture.jpg`)).statusCode).toBe(404);
    await call("DELETE", `/api/wall/${meme.id}`, vex);
    expect((await call("GET", `/api/share/${meme.id}`)).statusCode).toBe(404);
  });
});
