import { hexToBytes } from "@noble/hashes/utils.js";
import { afterAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { startFakePriceSource } from "../../../../tests/support/fake-price-source.ts";
import { createEvmWallet, EVM_CHAIN } from "./evm-wallet.fixture.ts";
import { hashPersonalMessage } from "./evm-wallets.rules.ts";

const YES = `0x1626ba7e${"0".repeat(56)}`;

const service = await startFakePriceSource();
afterAll(() => service.close());
const site = await buildTestApp({ chain: EVM_CHAIN, config: { evmRpcUrl: service.baseUrl } });
const withoutService = await buildTestApp({ chain: EVM_CHAIN });

/** An address behind which nobody has a key. */
const CONTRACT = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

/** What the contract was asked, while the service answers with this. */
function behave(answer: object): { to: string; data: string }[] {
  const asked: { to: string; data: string }[] = [];
  service.behave(async (response, request) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method, params } = JSON.parse(Buffer.concat(chunks).toString());
    expect([method, params[1]]).toEqual(["eth_call", "latest"]);
    asked.push(params[0]);
    response.end(JSON.stringify({ jsonrpc: "2.0", id: 1, ...answer }));
  });
  return asked;
}

async function prove(member: TestMember, signature: string, { inject } = site) {
  const url = `/api/users/${member.user.id}/wallet-proof`;
  const send = (path: string, payload: object) =>
    inject({ method: "POST", url: `${url}${path}`, headers: member.headers, payload });
  const { message } = (await send("/challenge", { address: CONTRACT })).json();
  const body = { address: CONTRACT, message, signature, password: member.password };
  return { message, answer: await send("", body) };
}

describe("the proof of a wallet that is a contract", () => {
  it("asks the contract for the text's hash and the signature, and keeps the wallet", async () => {
    const asked = behave({ result: YES });
    const vex = await site.register();
    const { message, answer } = await prove(vex, `0x${"ab".repeat(65)}`);
    expect(answer.json()).toEqual({
      wallet: { address: CONTRACT, provenAt: site.clock.now().toISOString() },
      isGuarded: true,
    });
    const hash = Buffer.from(hashPersonalMessage(message)).toString("hex");
    const words = [hash, "40".padStart(64, "0"), "41".padStart(64, "0"), "ab".repeat(65).padEnd(192, "0")];
    expect(asked).toEqual([{ to: CONTRACT, data: `0x1626ba7e${words.join("")}` }]);
  });

  it.each([
    ["the contract says no", { result: `0xffffffff${"0".repeat(56)}` }],
    ["there is no contract", { result: "0x" }],
    ["the address repeats what it is asked", { result: `0x1626ba7e${"ab".repeat(60)}` }],
    ["more follows the answer", { result: `${YES}00` }],
    ["the contract knows no such question", { error: { code: 3, message: "execution reverted" } }],
  ])("refuses the signature where %s", async (_name, answer) => {
    behave(answer);
    const response = (await prove(await site.register(), "0x1234")).answer;
    expect([response.statusCode, response.json().code]).toEqual([400, "wallet.signature"]);
  });

  it.each([
    ["nothing", "0x"],
    ["half a byte", "0x123"],
    ["no digits", "0xzz"],
    ["20 kB", `0x${"12".repeat(20_000)}`],
  ])("asks nobody about a signature of %s", async (_name, signature) => {
    const asked = behave({ result: YES });
    const response = (await prove(await site.register(), signature)).answer;
    expect([response.statusCode, response.json().code, asked]).toEqual([400, "wallet.signature", []]);
  });

  it.each([
    ["refuses the call", { error: { code: -32005, message: "limit exceeded" } }],
    ["answers another question", { id: 2, result: YES }],
    ["answers nothing", {}],
  ])("says that the chain cannot be asked where the service %s", async (_name, answer) => {
    behave(answer);
    const vex = await site.register();
    const response = (await prove(vex, "0x1234")).answer;
    expect([response.statusCode, response.json().code]).toEqual([503, "wallet.chain"]);
    const proof = await site.inject({ url: `/api/users/${vex.user.id}/wallet-proof`, headers: vex.headers });
    expect(proof.json().wallet).toBeNull();
  });

  it("asks nobody about a signature by the address's own key", async () => {
    const asked = behave({ result: `0x${"0".repeat(64)}` });
    const vex = await site.register();
    const wallet = createEvmWallet(hexToBytes("1".padStart(64, "0")));
    const url = `/api/users/${vex.user.id}/wallet-proof`;
    const send = (path: string, payload: object) =>
      site.inject({ method: "POST", url: `${url}${path}`, headers: vex.headers, payload });
    const { message } = (await send("/challenge", { address: wallet.address })).json();
    const body = { address: wallet.address, message, signature: wallet.sign(message), password: vex.password };
    expect((await send("", body)).statusCode).toBe(200);
    expect(asked).toEqual([]);
  });

  it("is refused where no service of the chain is named", async () => {
    const response = (await prove(await withoutService.register(), `0x${"ab".repeat(65)}`, withoutService)).answer;
    expect([response.statusCode, response.json().code]).toEqual([400, "wallet.signature"]);
  });
});
