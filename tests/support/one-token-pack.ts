import { writeEvmChecksum } from "#shared/chains.ts";
import type { Pack } from "#shared/pack.schema.ts";

/** Nobody's. */
export const EVM_ADDRESS = writeEvmChecksum(`0x${"f709".repeat(10)}`);

/** The same community with its primary token alone, on an EVM chain. */
export function keepOneToken(pack: Pack): Pack {
  const { pairAddress: _pool, ...token } = pack.tokens[0];
  return {
    ...pack,
    chain: { family: "evm", name: "Base", priceSourceId: "base", chainId: 8453 },
    tokens: [{ ...token, address: EVM_ADDRESS }],
  };
}
