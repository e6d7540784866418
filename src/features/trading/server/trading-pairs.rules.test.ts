// About the default community.
import { describe, expect, it } from "vitest";
import { pack } from "#pack/pack.ts";
import { getPrimaryToken, getRewardToken } from "#shared/pack-tokens.ts";
import { buildPair, buildRewardPair } from "../../../../tests/support/fake-price-source.ts";
import { EVM_ADDRESS, keepOneToken } from "../../../../tests/support/one-token-pack.ts";
import { readQuotes, writePairsUrl } from "./trading-pairs.rules.ts";

const moonshot = getPrimaryToken(pack);
const pumpfun = getRewardToken(pack);
const OTHER_POOL = "Hb7Bt4JWgyQRVt1FbUoLVGMzBTxkUpAesdcAgDnYBANC";
const THIRD_POOL = "DU3GW9QY7N9cMF1nApcjvmohXeGuF4nT6RLuH3yLTZ6J";

function readFirst(answer: unknown, token = moonshot) {
  return readQuotes(answer, { ...pack, tokens: [token] })[0];
}

describe("readQuotes", () => {
  it("reads the documented shape for both tokens", () => {
    expect(readQuotes([buildPair(), buildRewardPair()], pack)).toEqual([
      {
        priceUsd: 0.0004182,
        marketCapUsd: 418_200,
        volumeUsd: 96_400.12,
        priceChange: 12.4,
        pairAddress: moonshot.pairAddress,
        exchange: "raydium",
      },
      {
        priceUsd: 0.0000917,
        marketCapUsd: 91_700,
        volumeUsd: 31_900,
        priceChange: -2.611,
        pairAddress: buildRewardPair().pairAddress,
        exchange: "pumpswap",
      },
    ]);
  });

  it("takes the pinned pool, however much liquidity another one shows", () => {
    const louder = buildPair({ pairAddress: OTHER_POOL, priceUsd: "9", liquidity: { usd: 9e9 } });
    expect(readFirst([louder, buildPair()])?.priceUsd).toBe(0.0004182);
  });

  it("takes the pool with the most liquidity where none is pinned, or the pinned one is gone", () => {
    const unpinned = { ...moonshot, pairAddress: undefined };
    const small = buildPair({ pairAddress: OTHER_POOL, priceUsd: "1", liquidity: { usd: 100 } });
    const silent = buildPair({ pairAddress: OTHER_POOL, priceUsd: "2", liquidity: null });
    const large = buildPair({ pairAddress: THIRD_POOL, priceUsd: "3", liquidity: { usd: 200 } });
    expect(readFirst([small, silent, large], unpinned)?.priceUsd).toBe(3);
    expect(readFirst([large, small])?.priceUsd).toBe(3);
  });

  it("ignores pools of other chains and pools in which our token is only the other side", () => {
    const quoted = buildPair({ baseToken: { address: pumpfun.address }, quoteToken: { address: moonshot.address } });
    expect(readFirst([buildPair({ chainId: "base" }), quoted])).toBeNull();
  });

  it("knows no price where there is no pool", () => {
    expect(readQuotes([], pack)).toEqual([null, null]);
    expect(readQuotes([buildPair()], pack)[1]).toBeNull();
    expect(readFirst([buildPair({ priceUsd: null })])).toBeNull();
  });

  it("does without what the service may leave out", () => {
    const { priceChange, volume, marketCap, liquidity, ...bare } = buildPair();
    expect(readFirst([bare])).toMatchObject({ marketCapUsd: 418_200, volumeUsd: null, priceChange: null });
    expect(readFirst([{ ...bare, fdv: null }])).toMatchObject({ priceUsd: 0.0004182, marketCapUsd: null });
  });

  it.each([
    ["negative amounts", { marketCap: -5, fdv: -1, volume: { h24: -3 }, priceChange: { h24: -140 } }],
    ["amounts that are no numbers", { marketCap: "NaN", fdv: {}, volume: "much", priceChange: { h24: "up" } }],
    ["endless amounts", { marketCap: 1e300, fdv: "1e400", volume: { h24: 1e99 }, priceChange: { h24: 1e300 } }],
  ])("leaves out %s", (_, changes) => {
    expect(readFirst([buildPair(changes)])).toMatchObject({
      priceUsd: 0.0004182,
      marketCapUsd: null,
      volumeUsd: null,
      priceChange: null,
    });
  });

  it.each(["-0.5", "0", "NaN", "1e400", "Infinity", "0x10", "<script>", -1, Number.NaN, 1e300, {}, true])(
    "refuses the whole answer over the price %j",
    (priceUsd) => expect(() => readFirst([buildPair({ priceUsd })])).toThrow("gave a price that is none"),
  );

  it.each([[null], [{}], ["[]"], [{ pairs: [] }], [[{ schemaVersion: "1.0.0" }]], [[null, 7]]])(
    "refuses %j as another shape",
    (answer) => expect(() => readFirst(answer)).toThrow(/something else|another shape/),
  );

  it("takes EVM pools of the pack's chain alone, whatever capitals the addresses have", () => {
    const one = keepOneToken(pack);
    const pool = `0x${"5c".repeat(32)}`;
    const pair = buildPair({ chainId: "base", pairAddress: pool, baseToken: { address: EVM_ADDRESS.toLowerCase() } });
    expect(readQuotes([pair], one)).toMatchObject([{ priceUsd: 0.0004182, pairAddress: pool }]);
    const pinned = { ...one, tokens: [{ address: EVM_ADDRESS, pairAddress: `0x${"5C".repeat(20)}` }] };
    const short = { ...pair, pairAddress: `0x${"5c".repeat(20)}`, priceUsd: "2", liquidity: { usd: 1 } };
    expect(readQuotes([pair, short], pinned)[0]?.priceUsd).toBe(2);
    for (const changes of [{ chainId: "ethereum" }, { pairAddress: moonshot.address }, { pairAddress: `${pool}0` }])
      expect(readQuotes([{ ...pair, ...changes }], one)).toEqual([null]);
  });

  it("asks for the tokens of the pack, on its chain", () => {
    expect(writePairsUrl("https://m.example", pack)).toBe(
      `https://m.example/tokens/v1/solana/${moonshot.address},${pumpfun.address}`,
    );
    expect(writePairsUrl("https://m.example", keepOneToken(pack))).toBe(
      `https://m.example/tokens/v1/base/${EVM_ADDRESS}`,
    );
  });

  it("never passes on a text of the service that could be anything", () => {
    const hostile = buildPair({ dexId: "<script>alert(1)</script>" });
    expect(readFirst([hostile])?.exchange).toBe("pool");
    for (const start of ["", moonshot.pairAddress])
      expect(readFirst([buildPair({ pairAddress: `${start}"><img src=x>` })])).toBeNull();
  });
});
