import { describe, expect, it } from "vitest";
import { createReceipt } from "#features/points/server/receipts.repository.ts";
import { pfps } from "#pack/pfps.catalog.ts";
import { getMediaUrl } from "#server/media-url.ts";
import { createId } from "#shared/ids.ts";
import { buildTestApp, TEST_ORIGIN, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { countQueries } from "../../../../tests/support/count-queries.ts";
import { MINUTE_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { buildMeme, buildPicture, toDataUrl } from "../../../../tests/support/pictures.ts";

const site = await buildTestApp();
const PFP_ID = pfps[0]?.id ?? "";

function save(member: TestMember, payload: object, headers: Record<string, string> = {}) {
  const url = `/api/users/${member.user.id}/content`;
  return site.inject({ method: "POST", url, headers: { ...member.headers, ...headers }, payload });
}

async function countItems(): Promise<number> {
  return (await site.pool.query("SELECT FROM content_items WHERE deleted_at IS NULL")).rowCount ?? 0;
}

const tweet = { contentType: "tweet", title: "Tweet", content: "Stack it" };

describe("POST /api/users/:id/content", () => {
  it("keeps a tweet", async () => {
    const vex = await site.register();
    const response = await save(vex, { ...tweet, title: " Tweet ", content: " Stack it\nHold it 💰 " });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      content: {
        id: expect.any(String),
        contentType: "tweet",
        title: "Tweet",
        content: "Stack it\nHold it 💰",
        metadata: {},
        sourceUrl: null,
        isFavorite: false,
        sharePath: null,
        createdAt: site.clock.now().toISOString(),
      },
    });
  });

  it("keeps the receipt of the work that it is, of the newest one, and no other member's", async () => {
    const [vex, nyx] = [await site.register(), await site.register()];
    const now = site.clock.now();
    const createOne = (member: TestMember, kind: "tweet" | "pfp") =>
      createReceipt(site.db, { userId: member.user.id, kind, now });
    const [first, second] = [await createOne(vex, "tweet"), await createOne(vex, "tweet")];
    for (const receiptId of [await createOne(nyx, "tweet"), await createOne(vex, "pfp"), createId()]) {
      expect((await save(vex, { ...tweet, receiptId })).json().content).not.toHaveProperty("receiptId");
    }
    for (const receiptId of [first, second]) {
      expect((await save(vex, { ...tweet, receiptId })).json().content).toMatchObject({ receiptId });
    }
    expect((await save(vex, tweet)).json().content).toMatchObject({ receiptId: second });
  });

  it("keeps a profile picture by its id, with the catalogue's rarity and picture", async () => {
    const vex = await site.register();
    const metadata = { id: PFP_ID, rarity: "legendary" };
    const response = await save(vex, { contentType: "pfp", title: "Mine", content: "https://evil.example", metadata });
    expect(response.json().content).toMatchObject({
      content: getMediaUrl(`pfps/${PFP_ID}-1024.webp`),
      metadata: { id: PFP_ID, rarity: "common" },
    });
    const unknown = { contentType: "pfp", title: "Mine", metadata: { id: "BAGZ-999" } };
    expect((await save(vex, unknown)).json().code).toBe("content.pfp_unknown");
  });

  it("keeps a meme as WebP, with its texts, its description and the picture uploaded into it", async () => {
    const vex = await site.register();
    const source = toDataUrl(await buildPicture({ format: "jpeg", colour: "#00ff00" }), "image/jpeg");
    const metadata = { topText: "TOP", centerText: "", bottomText: "BOTTOM", project: '{"v":1}' };
    const { content } = (await save(vex, { ...(await buildMeme()), metadata, source })).json();
    expect(content.metadata).toEqual(metadata);
    const base = `/api/users/${vex.user.id}/content/${content.id}`;
    expect([content.content, content.sourceUrl]).toEqual([`${base}/picture`, `${base}/source`]);
    for (const url of [content.content, content.sourceUrl]) {
      const { statusCode, headers, rawPayload } = await site.inject({ url, headers: vex.headers });
      expect([statusCode, rawPayload.toString("latin1", 8, 12)]).toEqual([200, "WEBP"]);
      expect(headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "private, max-age=31536000, immutable",
        "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
      });
      const known = { ...vex.headers, "if-none-match": String(headers.etag) };
      const again = await site.inject({ url, headers: known });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
      const head = await site.inject({ method: "HEAD", url, headers: vex.headers });
      expect([head.statusCode, head.headers.etag]).toEqual([200, headers.etag]);
    }
  });

  it("makes a large picture small enough and turns it upright", async () => {
    const vex = await site.register();
    await save(vex, await buildMeme({ side: 3000 }));
    const { rows } = await site.pool.query("SELECT width, height FROM stored_pictures");
    expect(rows).toEqual([{ width: 2048, height: 2048 }]);
  });

  it("answers the very same thing with the one it has, and brings back a deleted one", async () => {
    const vex = await site.register();
    const meme = await buildMeme();
    const pfp = { contentType: "pfp", title: "Mine", metadata: { id: PFP_ID } };
    for (const body of [tweet, meme, pfp]) {
      const first = await save(vex, body);
      site.clock.advance(MINUTE_MS);
      const again = await expectNothingChanged(site.pool, () => save(vex, { ...body, title: "Another title" }));
      expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
      expect(again.json()).toEqual(first.json());
      const { id } = first.json().content;
      await site.inject({ method: "DELETE", url: `/api/users/${vex.user.id}/content/${id}`, headers: vex.headers });
      const back = await save(vex, body);
      expect([back.statusCode, back.json()]).toEqual([200, first.json()]);
    }
    expect(await countItems()).toBe(3);
    expect((await save(vex, { ...meme, metadata: { ...meme.metadata, project: "other" } })).statusCode).toBe(201);
  });

  it("keeps one item of ten equal saves at once, and one file for two members", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const meme = await buildMeme();
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(vex, meme)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array<number>(9).fill(200), 201]);
    expect((await save(rex, meme)).statusCode).toBe(201);
    expect((await site.pool.query("SELECT FROM stored_pictures")).rowCount).toBe(1);
  });

  it("answers a repeated Idempotency-Key alike, and refuses it for something else", async () => {
    const vex = await site.register();
    const key = { "idempotency-key": "save-1" };
    const first = await save(vex, tweet, key);
    const again = await save(vex, tweet, key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    const other = await save(vex, { ...tweet, content: "Other" }, key);
    expect([other.statusCode, other.json().code]).toEqual([409, "idempotency.key_reused"]);
    expect(await countItems()).toBe(1);
  });

  it("costs few queries", async () => {
    const vex = await site.register();
    const { count } = await countQueries(() => save(vex, tweet));
    // Session, then BEGIN, lock, same, room, insert, COMMIT.
    expect(count).toBe(7);
  });

  it.each<[string, object, string]>([
    ["no kind", { title: "x", content: "y" }, "The field contentType is missing or not valid"],
    ["no title", { ...tweet, title: "  " }, "Give it a title"],
    ["a long title", { ...tweet, title: "x".repeat(121) }, "Use at most 120 characters"],
    ["no words", { ...tweet, content: " \n" }, "Write something first"],
    ["too many words", { ...tweet, content: "💰".repeat(1001) }, "Use at most 1000 characters"],
    ["NUL", { ...tweet, content: "a\0b" }, "Remove the invisible control characters"],
    ["half an emoji", { ...tweet, content: "a\uD83D" }, "Remove the invisible control characters"],
    [
      "words as a meme",
      { contentType: "meme", title: "x", content: "a cat", metadata: {} },
      "Send the picture as PNG, JPEG or WebP, or its address on this site",
    ],
  ])("refuses %s", async (_name, body, error) => {
    const vex = await site.register();
    const response = await expectNothingChanged(site.pool, () => save(vex, body));
    expect([response.statusCode, response.json().error]).toEqual([400, error]);
  });

  describe("of a picture that is named by its address", () => {
    const meme = { contentType: "meme", title: "By address", metadata: { topText: "TOP", bottomText: "" } };

    it("keeps a copy of one of this site: its own, the pack's, by path or by whole address", async () => {
      const vex = await site.register();
      const own = (await save(vex, await buildMeme())).json().content;
      const media = getMediaUrl(`pfps/${PFP_ID}-1024.webp`);
      for (const address of [own.content, media, `${TEST_ORIGIN}${media}`]) {
        const response = await save(vex, { ...meme, content: address });
        expect(response.statusCode, response.body).toBeLessThan(300);
        const { content } = response.json().content;
        expect(content).toMatch(new RegExp(`^/api/users/${vex.user.id}/content/[^/]+/picture$`));
        expect((await site.inject({ url: content, headers: vex.headers })).statusCode).toBe(200);
      }
    });

    it.each([
      ["one elsewhere", "https://evil.example/x.png", "content.foreign_address"],
      ["one elsewhere that begins like a path", "//evil.example/x.png", "content.foreign_address"],
      ["one of another port of this host", `${TEST_ORIGIN}1/api/static/x.webp`, "content.foreign_address"],
      ["a page", "/tools", "content.address_unknown"],
      ["a call", "/api/user-count", "content.address_unknown"],
      ["a way out of the folder", "/api/static/../login", "content.address_unknown"],
      ["one that is not there", "/api/static/pfps/nothing.webp", "content.address_unknown"],
    ])("refuses %s with its reason", async (_name, content, code) => {
      const vex = await site.register();
      const response = await expectNothingChanged(site.pool, () => save(vex, { ...meme, content }));
      expect([response.statusCode, response.json().code, response.json().field]).toEqual([400, code, "content"]);
    });

    it("gives nobody a picture of another member's vault", async () => {
      const [vex, rex] = [await site.register(), await site.register()];
      const { content } = (await save(vex, await buildMeme())).json().content;
      expect((await save(rex, { ...meme, content })).json().code).toBe("content.address_unknown");
    });
  });
});
