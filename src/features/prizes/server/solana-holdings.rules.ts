import * as z from "zod/mini";
import type { HoldingsQuestion } from "./token-holdings.service.ts";

const U64_MAX = 2n ** 64n - 1n;
const u64 = z.pipe(
  z.string().check(z.regex(/^\d{1,20}$/)),
  z.transform((text) => BigInt(text)),
);

/** What we use of the answer to `getTokenAccountsByOwner`; amounts are texts, for a number cannot hold them all. */
const tokenAccountsSchema = z.object({
  value: z.array(
    z.object({
      account: z.object({
        data: z.object({
          parsed: z.object({
            info: z.object({
              mint: z.string(),
              owner: z.string(),
              tokenAmount: z.object({ amount: u64.check(z.refine((parts) => parts <= U64_MAX)) }),
            }),
          }),
        }),
      }),
    }),
  ),
});

/** The accounts of a wallet that hold the token, added up. */
export function askForTokenAccounts(mint: string): HoldingsQuestion {
  return {
    write: (owner) => ({
      method: "getTokenAccountsByOwner",
      params: [owner, { mint }, { encoding: "jsonParsed" }],
    }),
    readParts(result, owner) {
      const parsed = z.safeParse(tokenAccountsSchema, result);
      if (!parsed.success) throw new Error("the chain's service answered something else than token accounts");
      const infos = parsed.data.value.map(({ account }) => account.data.parsed.info);
      if (infos.some((info) => info.owner !== owner || info.mint !== mint)) {
        throw new Error("the chain's service answered about another wallet or token");
      }
      return infos.reduce((sum, { tokenAmount }) => sum + tokenAmount.amount, 0n);
    },
  };
}
