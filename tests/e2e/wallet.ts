import { generateKeyPairSync, sign } from "node:crypto";
import type { Page } from "@playwright/test";
import { base58 } from "@scure/base";

/** Installs a wallet as an extension does; its key stays outside of the page. Answers its address. */
export async function installWallet(page: Page): Promise<string> {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const keyBytes = publicKey.export({ format: "der", type: "spki" }).subarray(-32);
  const address = base58.encode(keyBytes);
  await page.exposeFunction("signInWallet", (message: number[]) => [...sign(null, Buffer.from(message), privateKey)]);
  await page.addInitScript((walletAddress) => {
    const account = {
      address: walletAddress,
      publicKey: new Uint8Array(32),
      chains: ["solana:mainnet"],
      features: ["solana:signMessage"],
    };
    const signMessage = async ({ message }: { message: Uint8Array }) => {
      const { signInWallet } = window as unknown as { signInWallet: (message: number[]) => Promise<number[]> };
      return [{ signedMessage: message, signature: new Uint8Array(await signInWallet([...message])) }];
    };
    const wallet = {
      version: "1.0.0",
      name: "Journey Wallet",
      icon: "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=",
      chains: ["solana:mainnet"],
      accounts: [],
      features: {
        "standard:connect": { version: "1.0.0", connect: async () => ({ accounts: [account] }) },
        "solana:signMessage": { version: "1.0.0", signMessage },
      },
    };
    window.addEventListener("wallet-standard:app-ready", (event) =>
      (event as CustomEvent<{ register: (wallet: unknown) => void }>).detail.register(wallet),
    );
  }, address);
  return address;
}
