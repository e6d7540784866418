import { describe, expect, it, onTestFinished } from "vitest";
import { hashPassword } from "#features/passwords/server/hash-password.usecase.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { buildContact, buildUser } from "../../../../tests/support/builders.ts";
import { MINUTE_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";

const site = await buildTestApp({ config: { smtpUrl: "smtp://127.0.0.1:9", rateLimitScale: 1 } });

interface Call {
  member: TestMember;
  path?: string;
  body?: object;
  method?: "GET" | "POST" | "DELETE";
  userId?: string;
}

function call({ member, path = "", body, method = "POST", userId = member.user.id }: Call) {
  const url = `/api/users/${userId}/recovery-contacts${path}`;
  const payload = path === "" ? { password: member.password, ...body } : body;
  return site.inject({ method, url, headers: member.headers, ...(body && { payload }) });
}

async function readMessages(): Promise<{ recipient: string; subject: string; body: string }[]> {
  const { rows } = await site.pool.query("SELECT recipient, subject, body FROM outbox_messages ORDER BY id");
  return rows;
}

async function readCode(): Promise<string> {
  return /\d{8}/.exec((await readMessages()).at(-1)?.body ?? "")?.[0] ?? "";
}

async function addEmail(member: TestMember, contact = "vex@example.com"): Promise<string> {
  const response = await call({ member, body: { method: "email", contact } });
  expect(response.statusCode).toBe(201);
  return response.json().contact.id;
}

describe("GET /api/users/:id/recovery-contacts", () => {
  it("lists the contacts and says which messages this site can send", async () => {
    const member = await site.register();
    await buildContact(site.db, { userId: member.user.id });
    await buildContact(site.db, { contact: "other@example.com" });
    const response = await call({ member, method: "GET" });
    expect(response.json()).toEqual({
      contacts: [
        {
          id: expect.any(String),
          method: "email",
          contact: "vex@example.com",
          isConfirmed: true,
          createdAt: "2026-01-05T10:00:00.000Z",
        },
      ],
      methods: { email: true, sms: false },
    });
  });
});

describe("POST /api/users/:id/recovery-contacts", () => {
  it("stores the contact unconfirmed in one spelling and sends it a code", async () => {
    const member = await site.register();
    const response = await call({ member, body: { method: "email", contact: " Vex@Example.COM " } });
    expect(response.statusCode).toBe(201);
    expect(response.json().contact).toMatchObject({ contact: "vex@example.com", isConfirmed: false });
    expect(await readMessages()).toEqual([
      {
        recipient: "vex@example.com",
        subject: expect.stringContaining("confirm"),
        body: expect.stringMatching(/\b\d{8}\b/),
      },
    ]);
    const { rows } = await site.pool.query("SELECT code_hash FROM recovery_contacts");
    expect(rows[0].code_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ["vex", "Enter an e-mail address like name@example.com"],
    ["a@b", "Enter an e-mail address like name@example.com"],
    ["a@b.cc, c@d.ee", "Enter an e-mail address like name@example.com"],
    ["a@b.cc\r\nBcc: c@d.ee", "Enter an e-mail address like name@example.com"],
    [`${"a".repeat(300)}@b.cc`, "Enter an e-mail address like name@example.com"],
    ["", "Enter an e-mail address like name@example.com"],
  ])("refuses the address %j", async (contact, error) => {
    const member = await site.register();
    const body = { method: "email", contact };
    const response = await expectNothingChanged(site.pool, () => call({ member, body }));
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(error);
  });

  it("says so when this site cannot send messages of a kind", async () => {
    const member = await site.register();
    const body = { method: "sms", contact: "+44 7700 900123" };
    const response = await expectNothingChanged(site.pool, () => call({ member, body }));
    expect(response.statusCode).toBe(409);
    expect(response.json().error).toBe("This site is not set up to send text messages yet");
  });

  it("sends a waiting contact a new code and makes the old one worthless", async () => {
    const member = await site.register();
    const contactId = await addEmail(member);
    const oldCode = await readCode();
    expect(await addEmail(member)).toBe(contactId);
    const old = await call({ member, path: `/${contactId}/confirm`, body: { code: oldCode } });
    expect(old.statusCode).toBe(400);
  });

  it("refuses a contact that is confirmed already, and a sixth one", async () => {
    const member = await site.register();
    for (let number = 0; number < 5; number += 1) {
      await buildContact(site.db, { userId: member.user.id, contact: `vex${number}@example.com` });
    }
    for (const contact of ["vex0@example.com", "vex5@example.com"]) {
      const body = { method: "email", contact };
      const response = await expectNothingChanged(site.pool, () => call({ member, body }));
      expect(response.statusCode).toBe(409);
    }
  });

  it.each([
    [undefined, "auth.password_needed"],
    ["", "auth.password_needed"],
    ["not-it-6", "auth.password_wrong"],
    ["a".repeat(1000), "auth.password_wrong"],
  ])("refuses a new contact with the password %s", async (password, code) => {
    const member = await site.register();
    const body = { method: "email", contact: "vex@example.com", password };
    const response = await expectNothingChanged(site.pool, () => call({ member, body }));
    expect([response.statusCode, response.json().code]).toEqual([403, code]);
    expect(response.body).not.toMatch(/401|Unauthorized/);
  });

  it("asks for no password to send a waiting contact another code, nor of a member who has none", async () => {
    const member = await site.register();
    await addEmail(member);
    const body = { method: "email", contact: "vex@example.com", password: undefined };
    expect((await call({ member, body })).statusCode).toBe(201);
    await site.pool.query("UPDATE users SET password_hash = NULL WHERE id = $1", [member.user.id]);
    expect((await call({ member, body: { ...body, contact: "other@example.com" } })).statusCode).toBe(201);
  });

  it("lets nobody guess the password: after ten wrong ones the right one is refused too", async () => {
    const member = await site.register();
    const body = { method: "email", contact: "vex@example.com" };
    for (let count = 0; count < 10; count += 1) {
      expect((await call({ member, body: { ...body, password: `wrong-${count}` } })).statusCode).toBe(403);
    }
    const locked = await call({ member, body });
    expect([locked.statusCode, locked.json().code]).toEqual([429, "auth.password_locked"]);
    site.clock.advance(16 * MINUTE_MS);
    expect((await call({ member, body })).statusCode).toBe(201);
  });

  it("counts no try whose password a full queue kept from being looked at", async () => {
    const member = await site.register();
    const body = { method: "email", contact: "vex@example.com" };
    let isFlooding = true;
    onTestFinished(() => {
      isFlooding = false;
    });
    const flood = Promise.allSettled(
      Array.from({ length: 200 }, async () => {
        while (isFlooding) await hashPassword("flood-1");
      }),
    );
    for (let count = 0; count < 12; count += 1) expect((await call({ member, body })).statusCode).toBe(503);
    isFlooding = false;
    await flood;
    expect((await call({ member, body })).statusCode).toBe(201);
  });

  it("stops sending after five codes in half an hour", async () => {
    const member = await site.register();
    for (let count = 0; count < 5; count += 1) await addEmail(member);
    const response = await call({ member, body: { method: "email", contact: "vex@example.com" } });
    expect(response.statusCode).toBe(429);
    expect(response.headers["retry-after"]).toBe("1800");
    expect(await readMessages()).toHaveLength(5);
    site.clock.advance(31 * MINUTE_MS);
    await addEmail(member);
  });

  it("refuses another member's id", async () => {
    const member = await site.register();
    const { id: userId } = await buildUser(site.db);
    const body = { method: "email", contact: "vex@example.com" };
    const response = await expectNothingChanged(site.pool, () => call({ member, userId, body }));
    expect(response.statusCode).toBe(403);
  });
});

describe("POST /api/users/:id/recovery-contacts/:contactId/confirm", () => {
  it("confirms with the right code, and tells the member's other contacts", async () => {
    const member = await site.register();
    await buildContact(site.db, { userId: member.user.id, contact: "old@example.com" });
    const contactId = await addEmail(member);
    const body = { code: await readCode() };
    const response = await call({ member, path: `/${contactId}/confirm`, body });
    expect(response.statusCode).toBe(200);
    expect(response.json().contact).toMatchObject({ id: contactId, isConfirmed: true });
    const notices = (await readMessages()).filter(({ subject }) => subject.includes("added"));
    expect(notices.map(({ recipient }) => recipient)).toEqual(["old@example.com"]);
  });

  it("kills the code after five wrong ones", async () => {
    const member = await site.register();
    const contactId = await addEmail(member);
    const code = await readCode();
    const wrong = code === "00000000" ? "11111111" : "00000000";
    for (let tries = 0; tries < 5; tries += 1) {
      const response = await call({ member, path: `/${contactId}/confirm`, body: { code: wrong } });
      expect(response.statusCode).toBe(400);
    }
    expect((await call({ member, path: `/${contactId}/confirm`, body: { code } })).statusCode).toBe(400);
  });

  it("takes no code after 15 minutes", async () => {
    const member = await site.register();
    const contactId = await addEmail(member);
    const body = { code: await readCode() };
    site.clock.advance(15 * MINUTE_MS);
    const response = await call({ member, path: `/${contactId}/confirm`, body });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe("This code is wrong or too old. Ask for a new one.");
  });

  it("does not find another member's contact", async () => {
    const member = await site.register();
    const { id } = await buildContact(site.db, { confirmedAt: null, codeHash: "x" });
    const body = { code: "12345678" };
    const response = await expectNothingChanged(site.pool, () => call({ member, path: `/${id}/confirm`, body }));
    expect(response.statusCode).toBe(404);
  });
});

describe("DELETE /api/users/:id/recovery-contacts/:contactId", () => {
  it("removes the contact and tells it", async () => {
    const member = await site.register();
    const { id } = await buildContact(site.db, { userId: member.user.id });
    const removal = { member, method: "DELETE", path: `/${id}`, body: { password: member.password } } as const;
    expect((await call(removal)).statusCode).toBe(204);
    expect((await call(removal)).statusCode).toBe(404);
    expect(await readMessages()).toMatchObject([{ recipient: "vex@example.com" }]);
  });

  it("keeps it without the password", async () => {
    const member = await site.register();
    const { id } = await buildContact(site.db, { userId: member.user.id });
    for (const [body, code] of [
      [undefined, "auth.password_needed"],
      [{}, "auth.password_needed"],
      [{ password: "wrong-one" }, "auth.password_wrong"],
    ] as const) {
      const removal = { member, method: "DELETE", path: `/${id}`, ...(body && { body }) } as const;
      const response = await expectNothingChanged(site.pool, () => call(removal));
      expect([response.statusCode, response.json().code]).toEqual([403, code]);
    }
  });

  it("does not find another member's contact, or none", async () => {
    const member = await site.register();
    const { id } = await buildContact(site.db);
    const statuses: number[] = [];
    await expectNothingChanged(site.pool, async () => {
      for (const path of [`/${id}`, "/not-an-id"]) {
        statuses.push((await call({ member, method: "DELETE", path })).statusCode);
      }
    });
    expect(statuses).toEqual([404, 400]);
  });
});
