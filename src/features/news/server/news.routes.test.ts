import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { HOUR_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { buildPicture } from "../../../../tests/support/pictures.ts";
import { writeForm } from "../../../../tests/support/voice-recordings.ts";

const site = await buildTestApp();

async function upload(boss: TestMember): Promise<string> {
  const { headers, payload } = writeForm([
    { name: "type", value: "image" },
    { name: "file", value: await buildPicture(), fileName: "a.png", type: "image/png" },
  ]);
  const request = { url: "/api/admin/upload", headers: { ...boss.headers, ...headers }, payload };
  return (await site.inject({ method: "POST", ...request })).json().fileName;
}

function change(boss: TestMember, method: "POST" | "PUT" | "DELETE", path: string, payload?: object) {
  return site.inject({ method, url: `/api/admin/news${path}`, headers: boss.headers, ...(payload && { payload }) });
}

async function start() {
  const boss = await site.registerAdmin();
  return { boss, file: await upload(boss) };
}

async function add(boss: TestMember, body: object) {
  const response = await change(boss, "POST", "", body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().items.at(-1);
}

const read = async () => (await site.inject({ url: "/api/news" })).json();
const inHours = (hours: number) => new Date(site.clock.now().getTime() + hours * HOUR_MS).toISOString();

describe("GET /api/news", () => {
  it("answers the banner and the cards of this moment to everybody, and nothing where there are none", async () => {
    expect(await read()).toEqual({ banner: null, cards: [] });
    const { boss, file } = await start();
    const card = { kind: "card", file, title: "Sticker run", line: "Berlin, Friday.", link: "/meetups" };
    await add(boss, card);
    await add(boss, { ...card, title: "Tomorrow", fromAt: inHours(24) });
    await add(boss, { ...card, title: "For an hour", untilAt: inHours(1) });
    await add(boss, {
      kind: "banner",
      file,
      title: "Launch",
      alt: "A reaper with a bag",
      link: "https://example.org/a",
    });
    expect(await read()).toEqual({
      banner: {
        ...{ id: expect.any(String), width: expect.any(Number), height: expect.any(Number) },
        ...{ pictureUrl: `/api/static/uploads/${file}`, alt: "A reaper with a bag", link: "https://example.org/a" },
      },
      cards: [
        expect.objectContaining({ title: "Sticker run", line: "Berlin, Friday.", alt: "", link: "/meetups" }),
        expect.objectContaining({ title: "For an hour", link: "/meetups" }),
      ],
    });
    site.clock.advance(HOUR_MS);
    expect((await read()).cards.map(({ title }: { title: string }) => title)).toEqual(["Sticker run"]);
    site.clock.advance(23 * HOUR_MS);
    expect((await read()).cards.map(({ title }: { title: string }) => title)).toEqual(["Sticker run", "Tomorrow"]);
  });

  it("is asked for cheaply by who has it", async () => {
    const first = await site.inject({ url: "/api/news" });
    const headers = { "if-none-match": String(first.headers.etag) };
    expect((await site.inject({ url: "/api/news", headers })).statusCode).toBe(304);
  });
});

describe("/api/admin/news", () => {
  it("puts, changes, orders and removes, each noted in the audit", async () => {
    const { boss, file } = await start();
    const card = { kind: "card", file, line: "" };
    const [one, two] = [await add(boss, { ...card, title: "One" }), await add(boss, { ...card, title: "Two" })];
    const ordered = await change(boss, "PUT", "/order", { kind: "card", ids: [two.id, one.id] });
    expect(ordered.json().items.map(({ title }: { title: string }) => title)).toEqual(["Two", "One"]);
    const stale = await change(boss, "PUT", "/order", { kind: "card", ids: [two.id] });
    expect([stale.statusCode, stale.json().code]).toEqual([409, "news.other_items"]);
    await change(boss, "PUT", `/${one.id}`, { ...card, title: "Uno" });
    expect((await read()).cards.map(({ title }: { title: string }) => title)).toEqual(["Two", "Uno"]);
    await change(boss, "DELETE", `/${two.id}`);
    expect((await read()).cards).toHaveLength(1);
    for (const method of ["PUT", "DELETE"] as const) {
      expect((await change(boss, method, `/${two.id}`, { ...card, title: "Gone" })).statusCode).toBe(404);
    }
    const query = "SELECT action FROM admin_audit WHERE admin_id = $1 AND action LIKE 'news.%' ORDER BY id";
    const { rows } = await site.pool.query(query, [boss.user.id]);
    expect(rows.map(({ action }) => action)).toEqual([
      ...["news.add", "news.add", "news.order"],
      ...["news.change", "news.remove"],
    ]);
  });

  it("refuses what leads elsewhere, shows nothing, says nothing or never is", async () => {
    const { boss, file } = await start();
    const card = { kind: "card", file, title: "News" };
    const wanted: [object, string, string][] = [
      [{ file: `${"0".repeat(32)}.webp` }, "news.no_picture", "file"],
      [{ link: "javascript:alert(1)" }, "news.bad_link", "link"],
      [{ link: "//evil.example" }, "news.bad_link", "link"],
      [{ link: "http://example.org" }, "news.bad_link", "link"],
      [{ kind: "banner" }, "news.no_alt", "alt"],
      [{ fromAt: inHours(2), untilAt: inHours(1) }, "news.never", "untilAt"],
      [{ title: " " }, "value.missing", "title"],
      [{ title: "x".repeat(61) }, "text.too_long", "title"],
      [{ line: "x".repeat(201) }, "text.too_long", "line"],
      [{ kind: "popup" }, "choice.unknown", "kind"],
    ];
    for (const [body, code, field] of wanted) {
      const response = await expectNothingChanged(site.pool, () => change(boss, "POST", "", { ...card, ...body }));
      expect([response.statusCode, response.json().code, response.json().field]).toEqual([400, code, field]);
    }
  });

  it("takes twelve of a kind", async () => {
    const { boss, file } = await start();
    const card = { kind: "card", file, title: "News" };
    for (let count = 0; count < 12; count += 1) await add(boss, card);
    const full = await change(boss, "POST", "", card);
    expect([full.statusCode, full.json().code]).toEqual([409, "news.full"]);
  });

  it("keeps its picture from being deleted, and the library says so", async () => {
    const { boss, file } = await start();
    const item = await add(boss, { kind: "card", file, title: "News" });
    const remove = () => site.inject({ method: "DELETE", url: `/api/admin/uploads/${file}`, headers: boss.headers });
    expect((await remove()).json().code).toBe("uploads.in_use");
    const listed = (await site.inject({ url: "/api/admin/uploads", headers: boss.headers })).json();
    expect(listed.uploads[0].uses).toEqual([{ kind: "card", title: "News" }]);
    await change(boss, "DELETE", `/${item.id}`);
    expect((await remove()).statusCode).toBe(204);
  });
});
