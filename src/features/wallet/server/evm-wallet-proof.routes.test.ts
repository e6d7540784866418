import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { createEvmWallet, EVM_CHAIN, type EvmWallet } from "./evm-wallet.fixture.ts";

const site = await buildTestApp({ chain: EVM_CHAIN });

function call({ user, headers }: TestMember, method: "GET" | "POST" | "PUT", path: string, payload?: object) {
  return site.inject({ method, url: `/api/users/${user.id}${path}`, headers, ...(payload && { payload }) });
}

async function ask(member: TestMember, address: string): Promise<string> {
  const response = await call(member, "POST", "/wallet-proof/challenge", { address });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().message;
}

/** As a browser does it: wallets spell their addresses as they like. */
async function prove(member: TestMember, wallet: EvmWallet, address = wallet.address.toLowerCase()) {
  const message = await ask(member, address);
  return call(member, "POST", "/wallet-proof", {
    address,
    message,
    signature: wallet.sign(message),
    password: member.password,
  });
}

describe("the proof of a wallet on an EVM chain", () => {
  it("asks for a signature under a message of that chain, with the address in its one spelling", async () => {
    const wallet = createEvmWallet();
    const lines = (await ask(await site.register(), wallet.address.toLowerCase())).split("\n");
    expect(lines.slice(0, 2)).toEqual([
      "localhost:3000 wants you to sign in with your Ethereum account:",
      wallet.address,
    ]);
    expect(lines).toContain("Chain ID: 8453");
  });

  it("keeps the wallet, and writes it into the profile", async () => {
    const vex = await site.register();
    const wallet = createEvmWallet();
    const proof = { address: wallet.address, provenAt: site.clock.now().toISOString() };
    expect((await prove(vex, wallet)).json()).toEqual({ wallet: proof, isGuarded: true });
    const me = await site.inject({ url: "/api/auth/me", headers: vex.headers });
    expect(me.json().user.solanaWallet).toBe(wallet.address);
  });

  it("knows a proven wallet in every spelling", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const wallet = createEvmWallet();
    expect((await prove(vex, wallet)).statusCode).toBe(200);
    const capitals = `0x${wallet.address.slice(2).toUpperCase()}`;
    const taken = await prove(rex, wallet, capitals);
    expect([taken.statusCode, taken.json().code]).toEqual([409, "wallet.taken"]);
    // The same wallet is not another one: no password is asked for.
    const message = await ask(vex, capitals);
    const again = { address: capitals, message, signature: wallet.sign(message) };
    expect((await call(vex, "POST", "/wallet-proof", again)).statusCode).toBe(200);
  });

  it("takes neither another wallet's signature nor a mirrored one, and each text once", async () => {
    const vex = await site.register();
    const wallet = createEvmWallet();
    for (const sign of [
      (message: string) => createEvmWallet().sign(message),
      (message: string) => wallet.sign(message, { isHigh: true }),
      () => "",
    ]) {
      const message = await ask(vex, wallet.address);
      const body = { address: wallet.address, message };
      const refused = await call(vex, "POST", "/wallet-proof", { ...body, signature: sign(message) });
      expect([refused.statusCode, refused.json().code]).toEqual([400, "wallet.signature"]);
      const late = await call(vex, "POST", "/wallet-proof", { ...body, signature: wallet.sign(message) });
      expect(late.json().code).toBe("wallet.challenge");
    }
  });

  it.each(["A5NxX6z3mTX8GnFTZdhBnaDAZTpWQL9BkAGRHYby3TEE", "0x12", ""])("refuses %j as an address", async (address) => {
    const response = await call(await site.register(), "POST", "/wallet-proof/challenge", { address });
    expect(response.json()).toMatchObject({
      code: "wallet.address",
      error: "Please enter a valid Base wallet address",
      details: { chain: "Base" },
    });
  });
});

describe("a profile with a wallet on an EVM chain", () => {
  it("keeps the address in its one spelling, however it was typed", async () => {
    const { address } = createEvmWallet();
    const vex = await site.register(undefined, { solanaWallet: ` ${address.toLowerCase()} ` });
    expect(vex.user.solanaWallet).toBe(address);
    const other = createEvmWallet().address;
    const saved = await call(vex, "PUT", "/profile", { solanaWallet: `0x${other.slice(2).toUpperCase()}` });
    expect(saved.json().user.solanaWallet).toBe(other);
    expect((await call(vex, "PUT", "/profile", { solanaWallet: null })).json().user.solanaWallet).toBeNull();
  });

  it.each([
    ["another chain's address", "1".repeat(32)],
    ["an address with a typing error", "0x5aAeb6053f3E94C9b9A09f33669435E7Ef1BeAed"],
  ])("refuses %s", async (_name, solanaWallet) => {
    const refusal = {
      code: "profile.solana_wallet",
      field: "solanaWallet",
      error: "Please enter a valid Base wallet address",
      details: { chain: "Base" },
    };
    const vex = await site.register();
    expect((await call(vex, "PUT", "/profile", { solanaWallet })).json()).toMatchObject(refusal);
    const payload = { username: "new_one", password: "stack-it-6", solanaWallet };
    const response = await site.inject({ method: "POST", url: "/api/users/register", payload });
    expect([response.statusCode, response.json()]).toMatchObject([400, refusal]);
  });
});
