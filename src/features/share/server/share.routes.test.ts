import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { VaultItem } from "#features/vault/vault.schema.ts";
import { pack } from "#pack/pack.ts";
import { pfps } from "#pack/pfps.catalog.ts";
import { buildTestApp, TEST_ORIGIN, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { countQueries } from "../../../../tests/support/count-queries.ts";
import { buildMeme } from "../../../../tests/support/pictures.ts";

const site = await buildTestApp();

async function save(member: TestMember, payload: object): Promise<VaultItem> {
  const url = `/api/users/${member.user.id}/content`;
  const response = await site.inject({ method: "POST", url, headers: member.headers, payload });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().content;
}

function changeShare(member: TestMember, item: VaultItem, method: "PUT" | "DELETE") {
  const url = `/api/users/${member.user.id}/content/${item.id}/share`;
  return site.inject({ method, url, headers: member.headers });
}

async function share(member: TestMember, item: VaultItem): Promise<string> {
  const response = await changeShare(member, item, "PUT");
  expect(response.statusCode).toBe(200);
  return response.json().content.sharePath;
}

async function shareMeme(member: TestMember, title = "Meme"): Promise<{ item: VaultItem; path: string }> {
  const item = await save(member, { ...(await buildMeme()), title });
  return { item, path: await share(member, item) };
}

describe("PUT /api/users/:id/content/:contentId/share", () => {
  it("makes an address that cannot be guessed, and keeps it when asked again", async () => {
    const vex = await site.register();
    const { item, path } = await shareMeme(vex);
    expect(path).toMatch(/^\/api\/share\/[A-Za-z0-9_-]{24}$/);
    expect(await share(vex, item)).toBe(path);
    const list = await site.inject({ url: `/api/users/${vex.user.id}/content`, headers: vex.headers });
    expect(list.json().content[0].sharePath).toBe(path);
  });

  it("makes one address of ten calls at once", async () => {
    const vex = await site.register();
    const item = await save(vex, await buildMeme());
    const paths = await Promise.all(Array.from({ length: 10 }, () => share(vex, item)));
    expect(new Set(paths).size).toBe(1);
  });

  it("is not for tweets, nor for another member's things", async () => {
    const vex = await site.register();
    const rex = await site.register();
    const tweet = await save(vex, { contentType: "tweet", title: "Tweet", content: "Stack it" });
    expect((await changeShare(vex, tweet, "PUT")).statusCode).toBe(409);
    const theirs = await save(rex, await buildMeme());
    expect((await changeShare(vex, theirs, "PUT")).statusCode).toBe(404);
    expect((await changeShare(vex, theirs, "DELETE")).statusCode).toBe(404);
  });
});

describe("DELETE /api/users/:id/content/:contentId/share", () => {
  it("closes the address at once, and for good", async () => {
    const vex = await site.register();
    const { item, path } = await shareMeme(vex);
    expect((await site.inject({ url: `${path}/picture.jpg` })).statusCode).toBe(200);
    expect((await changeShare(vex, item, "DELETE")).json().content.sharePath).toBeNull();
    for (const url of [path, `${path}/picture.jpg`]) expect((await site.inject({ url })).statusCode).toBe(404);
    expect(await share(vex, item)).not.toBe(path);
    expect((await site.inject({ url: path })).statusCode).toBe(404);
  });
});

describe("GET /api/share/:token", () => {
  it("shows picture, title and name to visitors and link previews, in one query", async () => {
    const vex = await site.register("vex", { xUsername: "@vex_on_x", solanaWallet: pack.tokens[0].address });
    const { path } = await shareMeme(vex, "Top of the building");
    const { result, count } = await countQueries(() => site.inject({ url: path }));
    expect([result.statusCode, count, result.headers["content-type"]]).toEqual([200, 1, "text/html; charset=utf-8"]);
    const { body } = result;
    expect(body).toContain(`<meta property="og:image" content="${TEST_ORIGIN}${path}/picture.jpg">`);
    expect(body).toContain('<meta property="og:title" content="Top of the building">');
    expect(body).toContain(`<meta property="og:url" content="${TEST_ORIGIN}${path}">`);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain("@vex");
    expect(body).toContain('href="/tools"');
    expect(body).not.toMatch(new RegExp(`${vex.user.id}|vex_on_x|${pack.tokens[0].address}`));
  });

  it("shows the face that its author rolled, and none of whoever never did", async () => {
    const vex = await site.register();
    const { path } = await shareMeme(vex);
    const read = async () => (await site.inject({ url: path })).body;
    expect(await read()).not.toContain("share-face");
    const [{ id = "" } = {}] = pfps;
    await site.pool.query("UPDATE users SET face_id = $1 WHERE id = $2", [id, vex.user.id]);
    const [, address = ""] = /<img class="share-face" src="([^"]+)"/.exec(await read()) ?? [];
    expect((await site.inject({ url: address })).headers["content-type"]).toBe("image/webp");
  });

  it("leads members to where they report it", async () => {
    const vex = await site.register();
    const { item, path } = await shareMeme(vex);
    const reportPath = `/account?report=share/${item.id}`;
    expect((await site.inject({ url: path })).body).toContain(`href="${reportPath}"`);
    const reporter = await site.register();
    const report = { type: "share", refId: item.id, reason: "Somebody else's picture" };
    const call = { method: "POST", url: "/api/report", headers: reporter.headers, payload: report } as const;
    expect((await site.inject(call)).statusCode).toBe(201);
  });

  it("is a page like any other to the browser's guards, without script", async () => {
    const { path } = await shareMeme(await site.register());
    const { headers, body } = await site.inject({ url: path });
    expect(headers["content-security-policy"]).toContain("script-src 'self'; style-src 'self'");
    expect(headers["cache-control"]).toBe("public, no-cache");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(body).not.toMatch(/<script|style=|<style/);
  });

  it("shows what a title holds as text", async () => {
    const title = `"><script>alert(1)</script><img src=x onerror='a'> & {name}`;
    const { path } = await shareMeme(await site.register(), title);
    const { body } = await site.inject({ url: path });
    expect(body).not.toMatch(/<script|<img src=x/);
    expect(body).toContain(
      "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&#39;a&#39;&gt; &amp; {name}",
    );
  });

  it.each(["AAAAAAAAAAAAAAAAAAAAAAAA", "x", "%27%20OR%201%3D1", "..%2f..%2fetc%2fpasswd", "%00"])(
    "answers 404 with a page for %s",
    async (token) => {
      const response = await site.inject({ url: `/api/share/${token}` });
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain("Nothing here any more");
      expect(response.headers["cache-control"]).toBe("no-store");
    },
  );

  it("closes with the deletion of the thing, opens with its return, and closes with its owner", async () => {
    const vex = await site.register();
    const { item, path } = await shareMeme(vex);
    const url = `/api/users/${vex.user.id}/content/${item.id}`;
    const isOpen = async () => (await site.inject({ url: path })).statusCode === 200;
    await site.inject({ method: "DELETE", url, headers: vex.headers });
    expect(await isOpen()).toBe(false);
    await site.inject({ method: "POST", url: `${url}/restore`, headers: vex.headers });
    expect(await isOpen()).toBe(true);
    await site.pool.query("UPDATE users SET disabled_at = now() WHERE id = $1", [vex.user.id]);
    expect(await isOpen()).toBe(false);
  });
});

describe("a shared page that was taken away", () => {
  it.each(["content_items", "users"])("is gone at once with its picture, once a row of %s is closed", async (table) => {
    const [vex, mod] = [await site.register(), await site.registerModerator()];
    const { path } = await shareMeme(vex);
    const picture = `${path}/picture.jpg`;
    const shown = await site.inject({ url: picture });
    expect(shown.headers["cache-control"]).toBe("public, no-cache");
    const column = table === "users" ? "disabled_at" : "hidden_at";
    const whose = table === "users" ? `WHERE id = '${vex.user.id}'` : "";
    await site.pool.query(`UPDATE ${table} SET ${column} = now() ${whose}`);
    const headers = { "if-none-match": String(shown.headers.etag) };
    for (const url of [path, picture]) expect((await site.inject({ url, headers })).statusCode, url).toBe(404);
    const forModerators = await site.inject({ url: picture, headers: mod.headers });
    expect([forModerators.statusCode, forModerators.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    await site.pool.query(`UPDATE ${table} SET ${column} = NULL`);
    expect((await site.inject({ url: picture })).statusCode).toBe(200);
  });
});

describe("GET /api/share/:token/picture.jpg", () => {
  it("gives a saved meme as a JPEG", async () => {
    const { path } = await shareMeme(await site.register());
    const response = await site.inject({ url: `${path}/picture.jpg` });
    expect(response.headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": "public, no-cache" });
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(
      await sharp(response.rawPayload)
        .metadata()
        .catch(() => undefined),
    ).toMatchObject({ width: 60, height: 60 });
    const known = { "if-none-match": String(response.headers.etag) };
    expect((await site.inject({ url: `${path}/picture.jpg`, headers: known })).statusCode).toBe(304);
  });

  it("gives a profile picture of the pack", async () => {
    const vex = await site.register();
    const item = await save(vex, { contentType: "pfp", title: "King", metadata: { id: pfps[4]?.id } });
    const response = await site.inject({ url: `${await share(vex, item)}/picture.jpg` });
    expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  });

  it("answers 404 when there is none", async () => {
    const response = await site.inject({ url: "/api/share/AAAAAAAAAAAAAAAAAAAAAAAA/picture.jpg" });
    expect([response.statusCode, response.json().code]).toEqual([404, "share.not_found"]);
  });
});

describe("GET /api/share/style.css", () => {
  it("is a style sheet", async () => {
    const { headers, body } = await site.inject({ url: "/api/share/style.css" });
    expect(headers["content-type"]).toBe("text/css; charset=utf-8");
    expect(body).toContain(".share-flood");
  });
});
