import type { Chain } from "#shared/chains.ts";
import { createEvmWallets } from "./evm-wallets.rules.ts";
import type { SignInFacts } from "./sign-in-message.rules.ts";
import { solanaWallets } from "./solana-wallets.rules.ts";

/** What wallets of one family of chains do in their own way. */
export interface WalletFamily {
  /** The address in its one spelling; undefined for what no wallet can prove. */
  readAddress(text: string): string | undefined;
  /** Whether the holder of the address, in its one spelling, signed exactly this text. */
  isSignedBy(address: string, message: string, signature: string): boolean;
  /** The text that the wallet shows and signs. */
  writeMessage(facts: SignInFacts): string;
}

/** How wallets of this chain are read and proven. */
export function getWalletFamily(chain: Chain): WalletFamily {
  return chain.family === "evm" ? createEvmWallets(chain.chainId) : solanaWallets;
}
