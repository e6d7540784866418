import type { Chain } from "#shared/chains.ts";
import { createEvmWallets } from "./evm-wallets.rules.ts";
import { solanaWallets } from "./solana-wallets.rules.ts";
import type { WalletFamily } from "./wallet-family.rules.ts";

/** How wallets of this chain are read and proven. */
export function getWalletFamily(chain: Chain): WalletFamily {
  return chain.family === "evm" ? createEvmWallets(chain.chainId) : solanaWallets;
}
