import type { Config } from "#server/config.ts";
import type { Chain } from "#shared/chains.ts";

interface ChainService {
  /** The setting that names it. */
  setting: "EVM_RPC_URL" | "SOLANA_RPC_URL";
  /** Undefined where nobody is asked. */
  url: string | undefined;
}

/** Who is asked what wallets of this chain hold: a service that speaks the JSON-RPC of its family. */
export function getChainService({ family }: Chain, { evmRpcUrl, solanaRpcUrl }: Config): ChainService {
  return family === "evm"
    ? { setting: "EVM_RPC_URL", url: evmRpcUrl }
    : { setting: "SOLANA_RPC_URL", url: solanaRpcUrl };
}
