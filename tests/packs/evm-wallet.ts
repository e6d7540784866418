import { hexToBytes } from "@noble/hashes/utils.js";
import type { Page } from "@playwright/test";
import { createEvmWallet } from "../../src/features/wallet/server/evm-wallet.fixture.ts";

/** Installs a wallet of an EVM chain as an extension does (EIP-6963); its key stays outside of the page. Answers its address. */
export async function installEvmWallet(page: Page): Promise<string> {
  const { address, sign } = createEvmWallet();
  await page.exposeFunction("signInWallet", (message: string) =>
    sign(Buffer.from(hexToBytes(message.slice(2))).toString()),
  );
  await page.addInitScript((walletAddress) => {
    const { signInWallet } = window as unknown as { signInWallet: (message: string) => Promise<string> };
    const calls: Record<string, (params: string[]) => unknown> = {
      eth_requestAccounts: () => [walletAddress],
      personal_sign: ([message = ""]) => signInWallet(message),
    };
    const detail = {
      info: {
        uuid: "019a0000-0000-7000-8000-000000000001",
        name: "Journey Wallet",
        icon: "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=",
        rdns: "example.wallet",
      },
      provider: {
        request: async ({ method, params = [] }: { method: string; params?: string[] }) => calls[method]?.(params),
      },
    };
    window.addEventListener("eip6963:requestProvider", () =>
      window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail })),
    );
  }, address);
  return address;
}
