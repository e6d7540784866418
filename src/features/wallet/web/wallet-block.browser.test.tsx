import { base58 } from "@scure/base";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { base, expectToast, openSettings } from "../../../../tests/support/web/open-settings.tsx";
import { answer, answerNothing, refuse } from "../../../../tests/support/web/stub-api.ts";
import { walletChallengeSchema, walletProofAnswerSchema } from "../wallet.schema.ts";
import { readSignInFields } from "./solana-signing.ts";

const PROOF = `${base}/wallet-proof` as const;
const publicKey = new Uint8Array(32).fill(7);
const address = base58.encode(publicKey);
const signature = new Uint8Array(64).fill(9);
const message = [
  "bagz.example wants you to sign in with your Solana account:",
  address,
  "",
  "Prove that this wallet is yours. It moves nothing.",
  "",
  "URI: https://bagz.example",
  "Version: 1",
  "Chain ID: mainnet",
  "Nonce: a1b2c3d4e5f6",
  "Issued At: 2026-11-20T12:00:00.000Z",
  "Expiration Time: 2026-11-20T12:05:00.000Z",
].join("\n");
const proven = answer(walletProofAnswerSchema, {
  wallet: { address, provenAt: "2026-11-20T12:01:00.000Z" },
  isGuarded: true,
});
const challenge = answer(walletChallengeSchema, { message, expiresAt: "2026-11-20T12:05:00.000Z" });

const ICON = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=";
const unregister: (() => void)[] = [];

/** Puts a wallet into the browser, as an extension does. */
function installWallet(name: string, features: Record<string, unknown>) {
  const account = { address, publicKey, chains: ["solana:mainnet"], features: Object.keys(features) };
  const connect = { version: "1.0.0", connect: async () => ({ accounts: [account] }) };
  const wallet = {
    version: "1.0.0",
    name,
    icon: ICON,
    chains: ["solana:mainnet"],
    accounts: [],
    features: { "standard:connect": connect, ...features },
  };
  const register = (api: { register: (wallet: unknown) => () => void }) => unregister.push(api.register(wallet));
  window.addEventListener("wallet-standard:app-ready", (event) => register((event as CustomEvent).detail), {
    once: true,
  });
  window.dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail: register }));
}

const signs = {
  signMessage: async (input: { message: Uint8Array }) => [{ signedMessage: input.message, signature }],
};

const find = page.getByRole("button", { name: "Find my wallets" });

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  for (const stop of unregister.splice(0)) stop();
});

describe("the proof of a wallet", () => {
  it("says what to do where there is no wallet, and lists one that answers late", async () => {
    await openSettings();
    await find.click();
    await expect.element(page.getByText("No Solana wallet answers in this browser.")).toBeVisible();
    await expect.element(page.getByText(/Install the extension/)).toBeVisible();
    installWallet("Ether only", { "other:sign": {} });
    installWallet("Villain Wallet", { "solana:signMessage": signs });
    await expect.element(page.getByRole("button", { name: "Sign with Villain Wallet" })).toBeVisible();
    expect(page.getByRole("list", { name: "Wallets in this browser" }).getByRole("listitem").elements()).toHaveLength(
      1,
    );
    await expectAccessible();
  });

  it("has the server's sentence signed, word for word, and shows the badge", async () => {
    installWallet("Villain Wallet", { "solana:signMessage": signs });
    const { api } = await openSettings({ [`POST ${PROOF}/challenge`]: challenge, [`POST ${PROOF}`]: proven });
    await find.click();
    await page.getByRole("button", { name: "Sign with Villain Wallet" }).click();
    await expectToast("Wallet Proven", "is yours");
    expect(api.bodiesOf(`POST ${PROOF}/challenge`)).toEqual([{ address }]);
    expect(api.bodiesOf(`POST ${PROOF}`)).toEqual([{ address, message, signature: base58.encode(signature) }]);
    await expect.element(page.getByText("Proven on November 20, 2026")).toBeVisible();
    await expect.element(page.getByLabelText("Solana wallet")).toHaveValue(address);
    await expectAccessible();
  });

  it("lets a wallet that only signs in write the same sentence itself", async () => {
    const asked: unknown[] = [];
    const signIn = async (input: unknown) => {
      asked.push(input);
      return [{ signedMessage: new TextEncoder().encode(message), signature }];
    };
    installWallet("Door Wallet", { "solana:signIn": { signIn } });
    const { api } = await openSettings({ [`POST ${PROOF}/challenge`]: challenge, [`POST ${PROOF}`]: proven });
    await find.click();
    await page.getByRole("button", { name: "Sign with Door Wallet" }).click();
    await expectToast("Wallet Proven", "is yours");
    expect(asked).toEqual([readSignInFields(message)]);
    expect(api.bodiesOf(`POST ${PROOF}`)).toEqual([{ address, message, signature: base58.encode(signature) }]);
  });

  it("takes a no for a no", async () => {
    const signMessage = async () => {
      throw new Error("User rejected the request.");
    };
    installWallet("Villain Wallet", { "solana:signMessage": { signMessage } });
    const { api } = await openSettings({ [`POST ${PROOF}/challenge`]: challenge });
    await find.click();
    await page.getByRole("button", { name: "Sign with Villain Wallet" }).click();
    await expectToast("Nothing Signed", "The wallet did not sign.");
    expect(api.countOf(`POST ${PROOF}`)).toBe(0);
  });

  it("says why the server did not take it", async () => {
    const taken = "Another member has proven this address.";
    installWallet("Villain Wallet", { "solana:signMessage": signs });
    await openSettings({
      [`POST ${PROOF}/challenge`]: challenge,
      [`POST ${PROOF}`]: refuse(409, "wallet.taken", taken),
    });
    await find.click();
    await page.getByRole("button", { name: "Sign with Villain Wallet" }).click();
    await expectToast("Proof Failed", taken);
    await expect.element(page.getByRole("button", { name: "Sign with Villain Wallet" })).toBeVisible();
  });

  it("gives way to another wallet with the password only", async () => {
    installWallet("Villain Wallet", { "solana:signMessage": signs });
    const { api } = await openSettings({
      [`GET ${PROOF}`]: proven,
      [`POST ${PROOF}/challenge`]: challenge,
      [`POST ${PROOF}`]: proven,
    });
    await page.getByRole("button", { name: "Prove another wallet" }).click();
    const sign = page.getByRole("button", { name: "Sign with Villain Wallet" });
    await sign.click();
    await expectToast("Missing Info", "Type your password to do this");
    const wallet = page.getByRole("region", { name: "Proof of wallet" });
    await expect.element(wallet.getByLabelText("Current password")).toHaveFocus();
    await wallet.getByLabelText("Current password").fill("stack-it-6");
    await sign.click();
    await expectToast("Wallet Proven", "is yours");
    expect(api.bodiesOf(`POST ${PROOF}`)).toMatchObject([{ address, password: "stack-it-6" }]);
  });

  it("is removed after a second question and the password only", async () => {
    const { api } = await openSettings({ [`GET ${PROOF}`]: proven, [`DELETE ${PROOF}`]: answerNothing() });
    await page.getByRole("button", { name: "Remove the proof" }).click();
    const wallet = page.getByRole("region", { name: "Proof of wallet" });
    const password = wallet.getByLabelText("Current password");
    await expect.element(password).toHaveFocus();
    await page.getByRole("button", { name: "Really remove it" }).click();
    await expectToast("Missing Info", "Type your password to do this");
    expect(api.countOf(`DELETE ${PROOF}`)).toBe(0);
    await expectAccessible();
    await password.fill("stack-it-6");
    await page.getByRole("button", { name: "Really remove it" }).click();
    await expectToast("Proof Removed", "no longer counts this address");
    await expect.element(find).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Proof of wallet" })).toHaveFocus();
    expect(api.bodiesOf(`DELETE ${PROOF}`)).toEqual([{ password: "stack-it-6" }]);
  });

  it("is taken apart for a wallet that asks for its parts", () => {
    expect(readSignInFields(message)).toEqual({
      domain: "bagz.example",
      address,
      statement: "Prove that this wallet is yours. It moves nothing.",
      uri: "https://bagz.example",
      version: "1",
      chainId: "mainnet",
      nonce: "a1b2c3d4e5f6",
      issuedAt: "2026-11-20T12:00:00.000Z",
      expirationTime: "2026-11-20T12:05:00.000Z",
    });
  });
});
