// About the default community.
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { createBoards } from "../../../../tests/support/board-posts.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { countQueries } from "../../../../tests/support/count-queries.ts";
import { countRowsRead } from "../../../../tests/support/count-rows-read.ts";
import { DAY_MS, HOUR_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { readMessages } from "../../../../tests/support/sent-messages.ts";
import { MEMBERS_PAGE_SIZE } from "../members.rules.ts";
import type { MemberList, MemberPage, ResetLink } from "../members.schema.ts";

const site = await buildTestApp({ config: { smtpUrl: "smtp://127.0.0.1:9" } });
const boards = createBoards(site);

let boss: TestMember;
let vex: TestMember;

beforeEach(async () => {
  boss = await site.registerAdmin("boss");
  vex = await site.register("vex");
});

function call(method: "GET" | "POST" | "DELETE", path: string, payload?: object, member = boss) {
  const url = `/api/admin/members${path}`;
  return site.inject({ method, url, headers: member.headers, ...(payload && { payload }) });
}

async function readPage(name = "vex"): Promise<MemberPage> {
  const response = await call("GET", `/${name}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function readList(query = ""): Promise<MemberList> {
  const response = await call("GET", query);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

/** What was done; looking at a page is apart. */
async function listAudit() {
  const { rows } = await site.pool.query(
    "SELECT admin_id, action, target FROM admin_audit WHERE action <> 'members.read' ORDER BY id",
  );
  return rows;
}

function logIn(password: string) {
  return site.inject({ method: "POST", url: "/api/auth/login", payload: { username: "vex", password } });
}

async function confirmContact(): Promise<void> {
  await site.pool.query(
    `INSERT INTO recovery_contacts (id, user_id, method, contact, confirmed_at, created_at)
    VALUES (gen_random_uuid(), $1, 'email', 'vex@example.org', now(), now())`,
    [vex.user.id],
  );
}

describe("GET /api/admin/members", () => {
  it("lists members by name with role and lock, and nobody who has left", async () => {
    await site.registerModerator("mod");
    await site.pool.query("UPDATE users SET disabled_at = now() WHERE username = 'vex'");
    await site.pool.query(
      "INSERT INTO users (id, username, created_at, disabled_at) VALUES (gen_random_uuid(), 'deleted-abc', now(), now())",
    );
    const { members, next } = await readList();
    expect(members.map(({ username, role, isBanned }) => [username, role, isBanned])).toEqual([
      ["boss", "administrator", false],
      ["mod", "moderator", false],
      ["vex", "member", true],
    ]);
    expect(next).toBeNull();
  });

  it("finds by how a name begins, whatever its case; an underscore is itself", async () => {
    await site.register("Ve_x");
    await site.register("vexed");
    const find = async (q: string) => (await readList(`?q=${encodeURIComponent(q)}`)).members.map((m) => m.username);
    expect(await find("@VEX")).toEqual(["vex", "vexed"]);
    expect(await find("ve_")).toEqual(["Ve_x"]);
    expect(await find("zz")).toEqual([]);
    expect((await call("GET", "?q=%25")).json()).toMatchObject({ field: "q" });
  });

  it("reads one page of ten thousand members, from whatever place", async () => {
    await site.db.execute(sql`INSERT INTO users (id, username, created_at)
      SELECT gen_random_uuid(), 'many_' || lpad(n::text, 5, '0'), now() FROM generate_series(1, 10000) AS n`);
    await site.db.execute(sql`INSERT INTO users (id, username, created_at, disabled_at)
      SELECT gen_random_uuid(), 'deleted-' || n, now(), now() FROM generate_series(1, 3000) AS n`);
    await site.pool.query("ANALYZE users");
    const first = await readList("?q=many");
    expect(first.members).toHaveLength(MEMBERS_PAGE_SIZE);
    const second = await readList(`?q=many&after=${first.next}`);
    expect(second.members[0]?.username).toBe("many_00051");
    for (const query of ["", "?q=many", "?q=many&after=many_09000", "?after=cz"]) {
      const rows = await countRowsRead(site.pool, "users", () => readList(query));
      // One more tells that there are more; and whoever asks is read with the session.
      expect([query, rows <= MEMBERS_PAGE_SIZE + 2]).toEqual([query, true]);
    }
  });
});

describe("GET /api/admin/members/:username", () => {
  it("notes who looked at whom, once an hour", async () => {
    const listLooks = async () => {
      const query = "SELECT admin_id, target FROM admin_audit WHERE action = 'members.read' ORDER BY id";
      return (await site.pool.query(query)).rows;
    };
    const look = { admin_id: boss.user.id, target: vex.user.id };
    await readPage();
    await readPage("VEX");
    await call("GET", "/nobody_here");
    expect(await listLooks()).toEqual([look]);
    await readPage("boss");
    site.clock.advance(HOUR_MS + 1);
    await readPage();
    expect(await listLooks()).toEqual([look, { ...look, target: boss.user.id }, look]);
  });

  it("puts together what the features know", async () => {
    await confirmContact();
    const listing = await boards.postListing(vex, { title: "Three stickers" });
    const rex = await site.register("rex");
    const report = { type: "listing", refId: listing.id, reason: "Never sent" };
    await site.inject({ method: "POST", url: "/api/report", headers: rex.headers, payload: report });
    await site.inject({
      method: "POST",
      url: "/api/actions/track",
      headers: vex.headers,
      payload: { userId: vex.user.id, actionType: "meme_generated" },
    });
    expect(await readPage("@VEX")).toMatchObject({
      account: { id: vex.user.id, username: "vex", role: "member", isBanned: false, hasPassword: true },
      wallet: null,
      contacts: [{ method: "email", masked: "v…@example.org", isConfirmed: true }],
      days: [{ points: expect.any(Number) }],
      sessions: [{ browser: expect.any(String) }],
      content: [
        {
          type: "listing",
          title: "Three stickers",
          path: expect.stringMatching(/^\/market\?listing=/),
          isHidden: false,
        },
      ],
      reports: [],
      cases: [{ type: "listing", title: "Three stickers", isOpen: true }],
      actions: [],
      bans: [],
      notes: [],
    });
    expect((await readPage("rex")).reports).toMatchObject([{ title: "Three stickers", reason: "Never sent" }]);
  });

  it("costs the same number of queries for a member with little as for one with much", async () => {
    await boards.postListing(vex);
    // The first look is noted.
    await readPage();
    const little = await countQueries(() => readPage());
    for (let count = 0; count < 8; count += 1) await boards.postListing(vex, { title: `Sticker ${count}` });
    const much = await countQueries(() => readPage());
    expect(much.result.content).toHaveLength(9);
    expect(much.count).toBe(little.count);
    expect(much.count).toBeLessThanOrEqual(35);
  });

  it("holds no secret", async () => {
    await confirmContact();
    const body = (await call("GET", "/vex")).body;
    for (const secret of ["vex@example.org", "argon2", vex.cookie.split("=")[1] ?? ""])
      expect(body).not.toContain(secret);
  });

  it("knows no missing member", async () => {
    for (const name of ["nobody", "deleted-abc", "%00"]) {
      expect((await call("GET", `/${name}`)).json().code).toBe("members.not_found");
    }
  });
});

describe("what is done to an account", () => {
  it("bans for a time, which ends by itself, and stands on the page and in the audit", async () => {
    const payload = { username: "vex", isBanned: true, reason: "Cool down", days: 2 };
    await site.inject({ method: "POST", url: "/api/admin/member-ban", headers: boss.headers, payload });
    const { account, bans } = await readPage();
    expect(account).toMatchObject({ isBanned: true, bannedUntil: expect.any(String) });
    expect(bans).toMatchObject([{ action: "lock", by: "boss", reason: "Cool down", bannedUntil: account.bannedUntil }]);
    expect(Date.parse(account.bannedUntil ?? "") - site.clock.now().getTime()).toBe(2 * DAY_MS);
    expect(await listAudit()).toEqual([{ admin_id: boss.user.id, action: "members.lock", target: vex.user.id }]);
    for (const days of [0, 1.5, 366]) {
      const response = await site.inject({
        method: "POST",
        url: "/api/admin/member-ban",
        headers: boss.headers,
        payload: { ...payload, days },
      });
      expect(response.json()).toMatchObject({ field: "days" });
    }
  });

  it("logs out everywhere", async () => {
    expect((await call("DELETE", "/vex/sessions")).statusCode).toBe(204);
    expect((await site.inject({ url: "/api/auth/me", headers: vex.headers })).statusCode).toBe(401);
    expect(await listAudit()).toMatchObject([{ action: "members.sign-out" }]);
  });

  it("keeps notes for administrators", async () => {
    expect((await call("POST", "/vex/notes", { text: "  " })).json()).toMatchObject({ field: "text" });
    expect((await call("POST", "/vex/notes", { text: "Asked twice" })).statusCode).toBe(204);
    expect((await readPage()).notes).toMatchObject([{ text: "Asked twice", by: "boss" }]);
    const own = await site.inject({ url: `/api/users/${vex.user.id}/export`, headers: vex.headers });
    expect(own.rawPayload.toString("latin1")).not.toContain("Asked twice");
  });

  it("hands over all data of who asks for it, and notes that", async () => {
    const response = await call("GET", "/vex/export");
    expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "application/zip"]);
    expect(response.headers["content-disposition"]).toContain("vex");
    expect(await listAudit()).toMatchObject([{ action: "members.export", target: vex.user.id }]);
  });

  it("erases a member whose name is typed, also a locked one, and nobody else", async () => {
    await call("POST", "/vex/notes", { text: "Asked to be forgotten" });
    await site.pool.query("UPDATE users SET disabled_at = now() WHERE id = $1", [vex.user.id]);
    const wrong = await expectNothingChanged(site.pool, () => call("DELETE", "/vex", { username: "VEX" }));
    expect(wrong.json()).toMatchObject({ code: "members.name_mismatch", field: "username" });
    expect((await call("DELETE", "/vex", { username: "vex" })).statusCode).toBe(204);
    expect((await call("GET", "/vex")).statusCode).toBe(404);
    const { rows } = await site.pool.query("SELECT username FROM users WHERE id = $1", [vex.user.id]);
    expect(rows[0].username).toMatch(/^deleted-/);
    expect((await site.pool.query("SELECT FROM member_notes")).rowCount).toBe(0);
  });

  it("spares administrators: neither a way in nor the end of their account is made for one", async () => {
    await site.registerAdmin("other");
    for (const [method, path, payload] of [
      ["POST", "/other/reset-link", {}],
      ["POST", "/boss/reset-link", {}],
      ["DELETE", "/other", { username: "other" }],
    ] as const) {
      const response = await expectNothingChanged(site.pool, () => call(method, path, payload));
      expect([path, response.json().code]).toEqual([path, "members.administrator"]);
    }
  });
});

describe("POST /api/admin/members/:username/reset-link", () => {
  async function makeLink(): Promise<ResetLink & { token: string }> {
    const response = await call("POST", "/vex/reset-link", {});
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([201, "no-store"]);
    const link = response.json<ResetLink>();
    return { ...link, token: /^http:\/\/localhost:3000\/\?auth=login#reset=(\S{43})$/.exec(link.url)?.[1] ?? "" };
  }

  function redeem(token: string, newPassword = "stack-it-again-7") {
    const payload = { token, newPassword };
    return site.inject({ method: "POST", url: "/api/auth/password-reset/verify", payload });
  }

  it("makes a link that sets a new password once", async () => {
    const { token, isSent } = await makeLink();
    expect(isSent).toBe(false);
    expect((await redeem(token)).statusCode).toBe(200);
    expect((await logIn(vex.password)).statusCode).toBe(401);
    expect((await logIn("stack-it-again-7")).statusCode).toBe(200);
    expect((await redeem(token, "stack-it-thrice-8")).json().code).toBe("reset.token");
    expect(site.logLines.join("")).not.toContain(token);
  });

  it("works for an hour, and only the last one", async () => {
    const [first, second] = [await makeLink(), await makeLink()];
    expect((await redeem(first.token)).statusCode).toBe(400);
    site.clock.advance(HOUR_MS);
    expect((await redeem(second.token)).statusCode).toBe(400);
  });

  it("goes to the confirmed contacts, where the site can write", async () => {
    await confirmContact();
    const { url, isSent } = await makeLink();
    expect(isSent).toBe(true);
    expect(await readMessages(site.pool, 1)).toEqual([expect.stringContaining(url)]);
  });

  it("is not made for a locked account", async () => {
    await site.pool.query("UPDATE users SET disabled_at = now() WHERE id = $1", [vex.user.id]);
    expect((await call("POST", "/vex/reset-link", {})).json().code).toBe("members.closed");
  });
});
