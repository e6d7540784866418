import { generateKeyPairSync, sign } from "node:crypto";
import { base58 } from "@scure/base";
import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { buildContact } from "../../../../tests/support/builders.ts";
import { HOUR_MS, MINUTE_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { readMessages } from "../../../../tests/support/sent-messages.ts";

const site = await buildTestApp({ config: { smtpUrl: "smtp://127.0.0.1:9", rateLimitScale: 1 } });

function createWallet() {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const { x = "" } = publicKey.export({ format: "jwk" });
  return { privateKey, address: base58.encode(Buffer.from(x, "base64url")) };
}

type Wallet = ReturnType<typeof createWallet>;
type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Whoever holds the cookie, with a password or without. */
function call({ user, headers }: TestMember, method: Method, path: string, payload?: object) {
  return site.inject({ method, url: `/api/users/${user.id}${path}`, headers, ...(payload && { payload }) });
}

async function sendProof(member: TestMember, { address, privateKey }: Wallet, password?: string) {
  const asked = await call(member, "POST", "/wallet-proof/challenge", { address });
  const { message } = asked.json();
  const signature = base58.encode(sign(null, Buffer.from(message), privateKey));
  return call(member, "POST", "/wallet-proof", { address, message, signature, ...(password && { password }) });
}

async function readPaidWallet(): Promise<string | undefined> {
  return (await site.pool.query("SELECT address FROM wallet_proofs")).rows[0]?.address;
}

/** A member with a proven wallet and a confirmed contact, whose session somebody has a copy of. */
async function rob() {
  const vex = await site.register("vex");
  const wallet = createWallet();
  expect((await sendProof(vex, wallet)).statusCode).toBe(200);
  const contact = await buildContact(site.db, { userId: vex.user.id });
  await site.pool.query("DELETE FROM outbox_messages");
  return { vex, wallet, contact, thief: createWallet() };
}

describe("a stolen session", () => {
  it("does not turn the prize to another wallet, by no order of calls", async () => {
    const { vex, wallet, thief } = await rob();
    const straight = await sendProof(vex, thief);
    expect([straight.statusCode, straight.json().code]).toEqual([403, "auth.password_needed"]);
    expect((await call(vex, "DELETE", "/wallet-proof")).statusCode).toBe(403);
    // The profile is the member's to write; what it names is paid nothing.
    for (const solanaWallet of [thief.address, null]) {
      expect((await call(vex, "PUT", "/profile", { solanaWallet })).statusCode).toBe(200);
      expect((await sendProof(vex, thief)).statusCode).toBe(403);
    }
    expect(await readPaidWallet()).toBe(wallet.address);
  });

  it("proves no wallet as the first one after the member has removed the proof", async () => {
    const { vex, thief } = await rob();
    expect((await call(vex, "DELETE", "/wallet-proof", { password: vex.password })).statusCode).toBe(204);
    expect((await sendProof(vex, thief)).json().code).toBe("auth.password_needed");
    expect(await readPaidWallet()).toBeUndefined();
  });

  it("comes through no gap between two proofs at once", async () => {
    const vex = await site.register();
    const wallets = [createWallet(), createWallet()];
    const prepared: object[] = [];
    for (const { address, privateKey } of wallets) {
      const { message } = (await call(vex, "POST", "/wallet-proof/challenge", { address })).json();
      const signature = base58.encode(sign(null, Buffer.from(message), privateKey));
      prepared.push({ address, message, signature });
    }
    // One text waits at a time, so the older answer fails; what counts is that two are never first.
    await Promise.all(prepared.map((payload) => call(vex, "POST", "/wallet-proof", payload)));
    const { rows } = await site.pool.query("SELECT kind FROM account_changes");
    expect(rows).toEqual([{ kind: "first-wallet" }]);
  });

  it("neither cuts the member's ways back nor makes one of its own", async () => {
    const { vex, contact } = await rob();
    const own = { method: "email", contact: "thief@example.com" };
    await expectNothingChanged(site.pool, async () => {
      expect((await call(vex, "DELETE", `/recovery-contacts/${contact.id}`)).statusCode).toBe(403);
      expect((await call(vex, "POST", "/recovery-contacts", own)).statusCode).toBe(403);
      expect((await call(vex, "PUT", "/password", { newPassword: "thiefs-own-1" })).statusCode).toBe(403);
    });
  });

  it.each([
    ["the wallet", (vex: TestMember, password: string) => sendProof(vex, createWallet(), password)],
    ["the proof's removal", (vex: TestMember, password: string) => call(vex, "DELETE", "/wallet-proof", { password })],
    [
      "the password",
      (vex: TestMember, password: string) => call(vex, "PUT", "/password", { password, newPassword: "thiefs-own-1" }),
    ],
  ])("guesses ten passwords at %s in a quarter of an hour, and then not even the right one", async (_name, guess) => {
    const { vex } = await rob();
    for (let count = 0; count < 10; count += 1) {
      expect((await guess(vex, `wrong-${count}`)).json().code).toBe("auth.password_wrong");
    }
    const locked = await guess(vex, vex.password);
    expect([locked.statusCode, locked.json().code]).toEqual([429, "auth.password_locked"]);
    // The guesses count together, whatever they were tried at.
    expect((await call(vex, "DELETE", "/wallet-proof", { password: vex.password })).statusCode).toBe(429);
    site.clock.advance(16 * MINUTE_MS);
    expect((await call(vex, "DELETE", "/wallet-proof", { password: vex.password })).statusCode).toBe(204);
  });

  it("of a member without a password does no more once the login is ten minutes old", async () => {
    const { vex, thief, wallet, contact } = await rob();
    await site.pool.query("UPDATE users SET password_hash = NULL");
    site.clock.advance(HOUR_MS);
    expect((await sendProof(vex, thief)).json().code).toBe("auth.login_needed");
    expect((await call(vex, "DELETE", `/recovery-contacts/${contact.id}`)).json().code).toBe("auth.login_needed");
    expect(await readPaidWallet()).toBe(wallet.address);
  });
});

describe("whoever has the password too", () => {
  it("turns the prize under the member's eyes: every contact hears of it, the old ones too", async () => {
    const { vex, thief, contact } = await rob();
    await buildContact(site.db, { userId: vex.user.id, contact: "second@example.com" });
    expect((await sendProof(vex, thief, vex.password)).statusCode).toBe(200);
    const removal = { password: vex.password };
    expect((await call(vex, "DELETE", `/recovery-contacts/${contact.id}`, removal)).statusCode).toBe(204);
    await readMessages(site.pool, 4);
    const { rows } = await site.pool.query("SELECT recipient, subject FROM outbox_messages ORDER BY id");
    const wallet = "BAGZ: the wallet for your prizes was changed";
    const removed = "BAGZ: a recovery contact was removed";
    expect(rows).toEqual(
      expect.arrayContaining([
        { recipient: "vex@example.com", subject: wallet },
        { recipient: "second@example.com", subject: wallet },
        { recipient: "vex@example.com", subject: removed },
        { recipient: "second@example.com", subject: removed },
      ]),
    );
    const { rows: changes } = await site.pool.query("SELECT kind FROM account_changes ORDER BY id");
    expect(changes).toEqual([{ kind: "first-wallet" }, { kind: "wallet" }, { kind: "contacts" }]);
  });
});
