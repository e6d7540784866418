// About the default community.
import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { base58 } from "@scure/base";
import { describe, expect, it } from "vitest";
import {
  forgetPastWallets,
  listAccountChanges,
} from "#features/recovery-contacts/server/account-changes.repository.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS, MINUTE_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";

const site = await buildTestApp();

interface Wallet {
  address: string;
  privateKey: KeyObject;
}

function createWallet(): Wallet {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const { x = "" } = publicKey.export({ format: "jwk" });
  return { address: base58.encode(Buffer.from(x, "base64url")), privateKey };
}

function signText({ privateKey }: Wallet, message: string): string {
  return base58.encode(sign(null, Buffer.from(message), privateKey));
}

function call(member: TestMember, method: "GET" | "POST" | "DELETE", path = "", payload?: object) {
  const url = `/api/users/${member.user.id}/wallet-proof${path}`;
  return site.inject({ method, url, headers: member.headers, ...(payload && { payload }) });
}

async function ask(member: TestMember, { address }: Wallet): Promise<string> {
  const response = await call(member, "POST", "/challenge", { address });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().message;
}

function answer(member: TestMember, wallet: Wallet, message: string, signature = signText(wallet, message)) {
  return call(member, "POST", "", { address: wallet.address, message, signature, password: member.password });
}

async function prove(member: TestMember, wallet = createWallet()): Promise<Wallet> {
  const response = await answer(member, wallet, await ask(member, wallet));
  expect(response.statusCode, response.body).toBe(200);
  return wallet;
}

async function getProven(member: TestMember): Promise<string | undefined> {
  return (await call(member, "GET")).json().wallet?.address;
}

function putProfile(member: TestMember, payload: object) {
  const url = `/api/users/${member.user.id}/profile`;
  return site.inject({ method: "PUT", url, headers: member.headers, payload });
}

async function getProfileWallet(member: TestMember): Promise<string | null> {
  return (await site.inject({ url: "/api/auth/me", headers: member.headers })).json().user.solanaWallet;
}

describe("POST /api/users/:id/wallet-proof/challenge", () => {
  it("gives a text that names site, wallet, moment and a number used once", async () => {
    const vex = await site.register();
    const wallet = createWallet();
    const response = await call(vex, "POST", "/challenge", { address: wallet.address });
    const now = site.clock.now();
    const expiresAt = new Date(now.getTime() + 5 * MINUTE_MS).toISOString();
    const { message } = response.json();
    expect(response.json()).toEqual({ message, expiresAt });
    expect(message.split("\n")).toEqual([
      "localhost:3000 wants you to sign in with your Solana account:",
      wallet.address,
      "",
      "Prove to BAGZ that this wallet is yours. It costs nothing and moves nothing.",
      "",
      "URI: http://localhost:3000",
      "Version: 1",
      "Chain ID: mainnet",
      expect.stringMatching(/^Nonce: [0-9a-f]{32}$/),
      `Issued At: ${now.toISOString()}`,
      `Expiration Time: ${expiresAt}`,
    ]);
    expect(await ask(vex, wallet)).not.toBe(message);
  });

  it.each([
    ["nothing", ""],
    ["31 bytes", base58.encode(Buffer.alloc(31, 7))],
    ["33 bytes", base58.encode(Buffer.alloc(33, 7))],
    ["a letter outside base58", `0${"1".repeat(31)}`],
    ["a key that anyone can sign for", "1".repeat(32)],
    ["a text of a kilobyte", "A".repeat(1000)],
  ])("refuses %s as an address", async (_name, address) => {
    const vex = await site.register();
    const response = await expectNothingChanged(site.pool, () => call(vex, "POST", "/challenge", { address }));
    expect([response.statusCode, response.json().code]).toEqual([400, "wallet.address"]);
  });
});

describe("POST /api/users/:id/wallet-proof", () => {
  it("proves the wallet and writes it into the profile", async () => {
    const vex = await site.register();
    const wallet = await prove(vex);
    const proof = { address: wallet.address, provenAt: site.clock.now().toISOString() };
    expect((await call(vex, "GET")).json()).toEqual({ wallet: proof, isGuarded: true });
    expect(await getProfileWallet(vex)).toBe(wallet.address);
  });

  it("takes each text once, of ten answers at once too", async () => {
    const vex = await site.register();
    const wallet = createWallet();
    const message = await ask(vex, wallet);
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(vex, wallet, message)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await answer(vex, wallet, message)).json().code).toBe("wallet.challenge");
  });

  it("takes no text after five minutes, nor an older one after a newer", async () => {
    const vex = await site.register();
    const wallet = createWallet();
    const older = await ask(vex, wallet);
    const newer = await ask(vex, wallet);
    expect((await answer(vex, wallet, older)).statusCode).toBe(400);
    site.clock.advance(5 * MINUTE_MS);
    expect((await answer(vex, wallet, newer)).statusCode).toBe(400);
    expect(await getProven(vex)).toBeUndefined();
  });

  it("takes no other member's text, no changed text, no other wallet's signature and no half one", async () => {
    const vex = await site.register();
    const rex = await site.register();
    const wallet = createWallet();
    const other = createWallet();
    const theirs = await ask(rex, wallet);
    expect((await answer(vex, wallet, theirs)).json().code).toBe("wallet.challenge");
    const changed = (await ask(vex, wallet)).replace("localhost:3000", "evil.example");
    expect((await answer(vex, wallet, changed)).json().code).toBe("wallet.challenge");
    for (const makeSignature of [
      (message: string) => signText(other, message),
      (message: string) => signText(wallet, `${message} `),
      (message: string) => signText(wallet, message).slice(0, 40),
      () => "",
      () => "0OIl",
      () => base58.encode(Buffer.alloc(64)),
    ]) {
      const message = await ask(vex, wallet);
      const response = await answer(vex, wallet, message, makeSignature(message));
      expect([response.statusCode, response.json().code]).toEqual([400, "wallet.signature"]);
      expect((await answer(vex, wallet, message)).json().code).toBe("wallet.challenge");
    }
    expect(await getProven(vex)).toBeUndefined();
  });

  it("is for one member only: a wallet proven by another is refused", async () => {
    const vex = await site.register();
    const rex = await site.register();
    const wallet = await prove(vex);
    const mine = await prove(rex);
    const message = await ask(rex, wallet);
    const response = await answer(rex, wallet, message);
    expect([response.statusCode, response.json().code]).toEqual([409, "wallet.taken"]);
    expect([await getProven(vex), await getProven(rex)]).toEqual([wallet.address, mine.address]);
  });

  it("of two members at once only one proves a wallet", async () => {
    const members = await Promise.all([site.register(), site.register()]);
    const wallet = createWallet();
    const messages = await Promise.all(members.map((member) => ask(member, wallet)));
    const answers = await Promise.all(members.map((member, index) => answer(member, wallet, messages[index] ?? "")));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it("is replaced by the proof of another wallet of the member", async () => {
    const vex = await site.register();
    await prove(vex);
    const second = await prove(vex);
    expect(await getProven(vex)).toBe(second.address);
  });
});

describe("DELETE /api/users/:id/wallet-proof", () => {
  it("is known for 45 days as given up, so that a review sees who had it before", async () => {
    const [vex, rival] = [await site.register(), await site.register()];
    const [first, second] = [await prove(vex), await prove(vex)];
    expect((await call(vex, "DELETE", "", { password: vex.password })).statusCode).toBe(204);
    await prove(rival, second);
    const listPast = async () => {
      const changes = await listAccountChanges(site.db, vex.user.id);
      return changes.map(({ wallet }) => wallet);
    };
    expect(await listPast()).toEqual([null, first.address, second.address]);
    site.clock.advance(45 * DAY_MS);
    await forgetPastWallets(site.db, site.clock.now());
    expect(await listPast()).toEqual([null, null, null]);
  });

  it("forgets the proof with the password, and keeps the profile", async () => {
    const vex = await site.register();
    const wallet = await prove(vex);
    const { password } = vex;
    expect((await call(vex, "DELETE", "", { password })).statusCode).toBe(204);
    expect((await call(vex, "DELETE", "", { password })).statusCode).toBe(204);
    expect(await getProven(vex)).toBeUndefined();
    expect(await getProfileWallet(vex)).toBe(wallet.address);
  });
});

describe("PUT /api/users/:id/profile", () => {
  it("changes the profile and leaves the proven wallet, which is the one that is paid", async () => {
    const vex = await site.register();
    const wallet = await prove(vex);
    const other = createWallet().address;
    await putProfile(vex, { solanaWallet: other });
    expect([await getProven(vex), await getProfileWallet(vex)]).toEqual([wallet.address, other]);
    await putProfile(vex, { solanaWallet: null });
    expect([await getProven(vex), await getProfileWallet(vex)]).toEqual([wallet.address, null]);
  });
});
