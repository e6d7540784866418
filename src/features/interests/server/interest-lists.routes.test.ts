// About the default community.
import { describe, expect, it } from "vitest";
import { createOutboxWorker } from "#server/outbox.ts";
import { buildTestApp, type TestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { buildContact } from "../../../../tests/support/builders.ts";
import { INTERESTS_PAGE_SIZE } from "../interests.rules.ts";

const site = await buildTestApp({ config: { smtpUrl: "smtp://127.0.0.1:9" } });

const TOKYO = { kind: "zone", refId: "tokyo" };
const LETTER = { refId: "tokyo", subject: "Sticker night", text: "Friday, Shibuya.\n\nBring tape." };

interface Registered {
  wantsLetters?: boolean;
  /** Confirmed e-mail address. */
  address?: string;
}

async function raise(
  member: TestMember,
  thing: object,
  { wantsLetters = true, address }: Registered = {},
  on: TestApp = site,
) {
  const { user, headers } = member;
  if (address !== undefined) await buildContact(on.db, { userId: user.id, contact: address });
  await on.inject({ method: "POST", url: "/api/interests", headers, payload: thing });
  if (!wantsLetters) return;
  const url = `/api/users/${user.id}/interests`;
  const response = await on.inject({ method: "PUT", url, headers, payload: { ...thing, wantsLetters } });
  expect(response.statusCode, response.body).toBe(200);
}

function tell(boss: TestMember, payload: object = LETTER, kind = "zone", on: TestApp = site) {
  return on.inject({ method: "POST", url: `/api/admin/interests/${kind}/letters`, headers: boss.headers, payload });
}

async function readOutbox() {
  const { rows } = await site.pool.query(
    "SELECT recipient, subject, body, unsubscribe_url FROM outbox_messages ORDER BY recipient",
  );
  return rows;
}

async function readAudit(boss: TestMember) {
  const { rows } = await site.pool.query(
    "SELECT action, target, details FROM admin_audit WHERE admin_id = $1 ORDER BY created_at, id",
    [boss.user.id],
  );
  return rows;
}

async function findThing(boss: TestMember, kind: string, refId = "") {
  const { things } = (await site.inject({ url: "/api/admin/interests", headers: boss.headers })).json();
  return things.find((thing: { kind: string; refId: string }) => thing.kind === kind && thing.refId === refId);
}

describe("GET /api/admin/interests", () => {
  it("names everything interest can be registered in, with hands, yeses and who can be reached", async () => {
    const boss = await site.registerAdmin();
    await raise(await site.register(), TOKYO, { address: "one@example.com" });
    await raise(await site.register(), TOKYO);
    await raise(await site.register(), TOKYO, { wantsLetters: false, address: "two@example.com" });
    const { things, hasMail } = (await site.inject({ url: "/api/admin/interests", headers: boss.headers })).json();
    expect(hasMail).toBe(true);
    expect(things).toHaveLength(12);
    const counts = { registered: 3, wanting: 2, readers: 1, lastLetter: null };
    expect(await findThing(boss, "zone", "tokyo")).toEqual({ ...TOKYO, name: "Tokyo", ...counts });
    expect(await findThing(boss, "merch")).toMatchObject({ name: null, registered: 0, wanting: 0, readers: 0 });
  });

  it("keeps hands that were raised for what the pack holds no more", async () => {
    const boss = await site.registerAdmin();
    const { user } = await site.register();
    await site.pool.query("INSERT INTO interests VALUES ($1, 'zone', 'atlantis', now())", [user.id]);
    expect(await findThing(boss, "zone", "atlantis")).toMatchObject({ name: "atlantis", registered: 1 });
    expect((await tell(boss, { ...LETTER, refId: "atlantis" })).statusCode).toBe(404);
  });
});

describe("GET /api/admin/interests/:kind", () => {
  it("lists who registered interest in one thing, the newest first, page by page and by name", async () => {
    const boss = await site.registerAdmin();
    const [vex, rex] = [await site.register("vex_one"), await site.register("rex_one")];
    await raise(vex, TOKYO, { wantsLetters: false });
    site.clock.advance(60_000);
    await raise(rex, TOKYO);
    await raise(rex, { kind: "zone", refId: "berlin" });
    const url = "/api/admin/interests/zone?refId=tokyo";
    const { interests, nextCursor } = (await site.inject({ url, headers: boss.headers })).json();
    const now = site.clock.now().toISOString();
    expect(interests[0]).toEqual({
      ...{ username: "rex_one", registeredAt: now, lettersAt: now },
      ...{ xUsername: null, telegramUsername: null },
    });
    expect(interests[1]).toMatchObject({ username: "vex_one", lettersAt: null });
    expect(nextCursor).toBeNull();
    const found = await site.inject({ url: `${url}&q=%40VEX`, headers: boss.headers });
    expect(found.json().interests.map(({ username }: { username: string }) => username)).toEqual(["vex_one"]);

    await site.pool.query(
      `INSERT INTO users (id, username, created_at) SELECT gen_random_uuid(), 'many_' || n, now() FROM generate_series(1, 120) n`,
    );
    await site.pool.query(
      "INSERT INTO interests SELECT id, 'merch', '', '2026-01-01T00:00:00Z' FROM users WHERE username LIKE 'many_%'",
    );
    const names = new Set<string>();
    let cursor: string | null = "";
    let pages = 0;
    while (cursor !== null) {
      const next: string = cursor === "" ? "" : `?cursor=${cursor}`;
      const page = await site.inject({ url: `/api/admin/interests/merch${next}`, headers: boss.headers });
      for (const { username } of page.json().interests) names.add(username);
      cursor = page.json().nextCursor;
      pages += 1;
    }
    expect(pages).toBe(Math.ceil(120 / INTERESTS_PAGE_SIZE));
    expect(names.size).toBe(120);
  });

  it.each([
    ["zone?cursor=x", "cursor"],
    ["zone?q=a%25", "q"],
    ["moon", "kind"],
  ])("refuses %s", async (path, field) => {
    const boss = await site.registerAdmin();
    const response = await site.inject({ url: `/api/admin/interests/${path}`, headers: boss.headers });
    expect(response.statusCode).toBe(400);
    expect(response.json().field).toBe(field);
  });
});

describe("GET /api/admin/interests/:kind/export", () => {
  it("gives all of them as a file that no spreadsheet runs, without addresses, and notes it", async () => {
    const boss = await site.registerAdmin();
    const vex = await site.register("vex_file");
    await raise(vex, { kind: "creator-program" }, { address: "vex@example.com" });
    await site.pool.query("UPDATE users SET x_username = '=cmd' WHERE id = $1", [vex.user.id]);
    const url = "/api/admin/interests/creator-program/export";
    const response = await site.inject({ url, headers: boss.headers });
    const now = site.clock.now().toISOString();
    expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(response.headers["content-disposition"]).toMatch(/filename="bagz-creator-program-[\d-]+\.csv"/);
    expect(response.body).toBe(`\ufeffusername,raised,letters since,x,telegram\r\nvex_file,${now},${now},'=cmd,\r\n`);
    expect(await readAudit(boss)).toMatchObject([{ action: "interests.export", target: "creator-program" }]);
  });
});

describe("POST /api/admin/interests/:kind/letters", () => {
  it("writes once to each who said yes and has a confirmed address, and to nobody else", async () => {
    const boss = await site.registerAdmin("boss");
    const vex = await site.register("vex");
    await raise(vex, TOKYO, { address: "a@example.com" });
    await buildContact(site.db, { userId: vex.user.id, contact: "a2@example.com", confirmedAt: site.clock.now() });
    await raise(await site.register(), TOKYO, { address: "b@example.com" });
    // The second account of the same person.
    await raise(await site.register(), TOKYO, { address: "b@example.com" });
    await raise(await site.register(), TOKYO, { address: "silent@example.com", wantsLetters: false });
    await raise(await site.register(), { kind: "zone", refId: "berlin" }, { address: "berlin@example.com" });
    const locked = await site.register();
    await raise(locked, TOKYO, { address: "locked@example.com" });
    await site.pool.query("UPDATE users SET disabled_at = now() WHERE id = $1", [locked.user.id]);
    const unconfirmed = await site.register();
    await buildContact(site.db, { userId: unconfirmed.user.id, contact: "c@example.com", confirmedAt: null });
    await raise(unconfirmed, TOKYO);

    const response = await tell(boss);
    expect(response.statusCode, response.body).toBe(201);
    const sentAt = site.clock.now().toISOString();
    const sent = { subject: "Sticker night", text: LETTER.text, readers: 2, sentBy: "boss", sentAt };
    expect(response.json().letter).toMatchObject(sent);

    const messages = await readOutbox();
    expect(messages.map(({ recipient }) => recipient)).toEqual(["a@example.com", "b@example.com"]);
    const [first] = messages;
    expect(first.subject).toBe("BAGZ: Sticker night");
    expect(first.body).toBe(
      `${LETTER.text}\n\n--\nYou raised your hand for Tokyo at BAGZ and said yes to letters about it.\n\nNo more of these: ${first.unsubscribe_url}`,
    );
    expect(first.unsubscribe_url).toContain(`/api/unsubscribe/interests-zone.${vex.user.id}.`);

    const { letters } = (
      await site.inject({ url: "/api/admin/interests/zone/letters?refId=tokyo", headers: boss.headers })
    ).json();
    expect(letters).toMatchObject([sent]);
    expect((await findThing(boss, "zone", "tokyo")).lastLetter).toEqual({ sentAt, readers: 2 });
    expect(await readAudit(boss)).toMatchObject([
      { action: "interests.tell", target: "zone/tokyo", details: { subject: "Sticker night", readers: 2 } },
    ]);
  });

  it("sends the same letter once, also of two presses at a time; another one is another", async () => {
    const boss = await site.registerAdmin();
    await raise(await site.register(), TOKYO, { address: "a@example.com" });
    const answers = await Promise.all([tell(boss), tell(boss), tell(boss)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect((await tell(boss)).json().code).toBe("interests.letter_sent");
    expect(await readOutbox()).toHaveLength(1);
    expect(await readAudit(boss)).toHaveLength(1);
    expect((await tell(boss, { ...LETTER, subject: "Sticker night II" })).statusCode).toBe(201);
  });

  it("ends at one press, for everything of the kind, and nothing else", async () => {
    const boss = await site.registerAdmin();
    const vex = await site.register();
    await raise(vex, TOKYO, { address: "a@example.com" });
    await raise(vex, { kind: "zone", refId: "berlin" });
    await raise(vex, { kind: "merch" });
    await tell(boss);
    const [{ unsubscribe_url: url }] = await readOutbox();
    const page = await site.app.inject({ url: new URL(url).pathname });
    expect(page.body).toContain("Stop letters about chaos zones?");
    const pressed = await site.app.inject({
      ...{ method: "POST", url: new URL(url).pathname, payload: "List-Unsubscribe=One-Click" },
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(pressed.statusCode).toBe(200);
    const own = await site.inject({ url: `/api/users/${vex.user.id}/interests`, headers: vex.headers });
    const yeses = own
      .json()
      .interests.map((one: { refId: string; wantsLetters: boolean }) => [one.refId, one.wantsLetters]);
    expect(Object.fromEntries(yeses)).toEqual({ tokyo: false, berlin: false, "": true });
    expect((await tell(boss, { ...LETTER, subject: "Again" })).json().code).toBe("interests.no_readers");
  });

  it("lets no letter stand before a message that somebody waits for", async () => {
    const boss = await site.registerAdmin();
    for (let count = 0; count < 12; count += 1) {
      await raise(await site.register(), { kind: "merch" }, { address: `reader${count}@example.com` });
    }
    await tell(boss, { subject: "Hoodies", text: "They hang." }, "merch");
    site.clock.advance(1000);
    const now = site.clock.now();
    const code = { channel: "email" as const, recipient: "code@example.com", subject: "Code", body: "12345678" };
    await site.pool.query(
      `INSERT INTO outbox_messages (id, channel, recipient, subject, body, next_attempt_at, expires_at, created_at)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $5)`,
      [code.channel, code.recipient, code.subject, code.body, now, new Date(now.getTime() + 60_000)],
    );
    await createOutboxWorker({ ...site.deps, config: { ...site.config, smtpUrl: "smtp://127.0.0.1:9" } })();
    const { rows } = await site.pool.query("SELECT recipient FROM outbox_messages WHERE attempts > 0");
    expect(rows).toHaveLength(10);
    expect(rows.map(({ recipient }) => recipient)).toContain("code@example.com");
  });

  it.each([
    [{ refId: "tokyo", subject: " ", text: "x" }, "subject"],
    [{ refId: "tokyo", subject: "x" }, "text"],
    [{ refId: "tokyo", subject: "x".repeat(121), text: "x" }, "subject"],
    [{ refId: "tokyo", subject: "x", text: "x".repeat(4001) }, "text"],
    [{ refId: "tokyo", subject: "\u202eevil", text: "x" }, "subject"],
  ])("refuses %o", async (payload, field) => {
    const boss = await site.registerAdmin();
    await raise(await site.register(), TOKYO, { address: "a@example.com" });
    const response = await tell(boss, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().field).toBe(field);
    expect(await readOutbox()).toEqual([]);
  });

  it("keeps a subject on one line", async () => {
    const boss = await site.registerAdmin();
    await raise(await site.register(), TOKYO, { address: "a@example.com" });
    await tell(boss, { ...LETTER, subject: "Sticker\nBcc: all@example.com" });
    expect((await readOutbox())[0].subject).toBe("BAGZ: Sticker Bcc: all@example.com");
  });
});

describe("a site without mail", () => {
  it("asks nobody about letters, takes no yes and tells nobody", async () => {
    const silent = await buildTestApp();
    const boss = await silent.registerAdmin();
    const vex = await silent.register();
    const raised = await silent.inject({
      ...{ method: "POST", url: "/api/interests", headers: vex.headers, payload: { kind: "merch" } },
    });
    expect(raised.json()).toMatchObject({ wantsLetters: null, letterAddress: null });
    const url = `/api/users/${vex.user.id}/interests`;
    const payload = { kind: "merch", wantsLetters: true };
    const yes = await silent.inject({ method: "PUT", url, headers: vex.headers, payload });
    expect(yes.json().code).toBe("interests.no_mail");
    expect((await silent.inject({ url: "/api/admin/interests", headers: boss.headers })).json().hasMail).toBe(false);
    const told = await tell(boss, { subject: "x", text: "x" }, "merch", silent);
    expect(told.statusCode).toBe(409);
    expect(told.json().code).toBe("interests.no_mail");
  });
});
