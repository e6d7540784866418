import type { ChainFamily } from "#shared/chains.ts";

/** What a transaction is found by on its chain. */
export const TRANSACTION_IDS = { solana: "signature", evm: "hash" } as const satisfies Record<ChainFamily, string>;
