import type { Pack } from "#shared/pack.schema.ts";

/** Every fact about the BAGZ community: edit this file to make the site your own, then run `npm run doctor`. */
export const pack: Pack = {
  id: "bagz",
  name: "BAGZ",
  ticker: "$BAGZ",
  tagline: ["ZIP IT.", "STACK IT.", "OWN IT."],
  headline: ["THE", "VILLAIN", "ERA HAS BEGUN"],
  contactEmail: "villains@bagz.example",
  copyrightYear: 2025,
  tokens: {
    moonshot: {
      name: "Moonshot",
      symbol: "BAGZ",
      address: "A5NxX6z3mTX8GnFTZdhBnaDAZTpWQL9BkAGRHYby3TEE",
      decimals: 9,
      chartUrl: "https://dexscreener.com/solana/A5NxX6z3mTX8GnFTZdhBnaDAZTpWQL9BkAGRHYby3TEE",
      buyUrl: "https://moonshot.example/token/bagz",
    },
    pumpfun: {
      name: "Pump.fun",
      symbol: "BAGZ",
      address: "EHMP9NXLQjtTKjtAzN4fbd6ncAPHCrs9fsW7kyvVVKBP",
      decimals: 6,
      chartUrl: "https://dexscreener.com/solana/EHMP9NXLQjtTKjtAzN4fbd6ncAPHCrs9fsW7kyvVVKBP",
      buyUrl: "https://pumpfun.example/coin/bagz",
    },
  },
  social: {
    video: "https://video.example/@bagz",
    photos: "https://photos.example/bagz",
    shorts: "https://shorts.example/@bagz",
    channel: "https://chat.example/bagz-channel",
    group: "https://chat.example/bagz",
    xOfficial: "https://x.example/bagz",
    xCommunity: "https://x.example/i/communities/bagz",
  },
  trade: { dexPage: "https://dex.example/solana/bagz", tradingApp: "https://trade.example/bagz" },
  hashtags: ["BAGZ", "VillainEra", "ZipIt", "StackIt"],
  points: {
    tweet: { points: 6, dailyCap: 10, cooldownSeconds: 10 },
    tweet_generated: { points: 5, dailyCap: 10, cooldownSeconds: 5 },
    meme_generated: { points: 4, dailyCap: 10, cooldownSeconds: 10 },
    pfp_generated: { points: 3, dailyCap: 10, cooldownSeconds: 10 },
    meme_shared: { points: 6, dailyCap: 10, cooldownSeconds: 10 },
  },
  communityEngagementMax: 50,
  rewards: {
    ladder: [
      { from: 1, to: 1, tokens: 5000 },
      { from: 2, to: 2, tokens: 3000 },
      { from: 3, to: 3, tokens: 2000 },
      { from: 4, to: 10, tokens: 1000 },
    ],
    upTo: 10_000,
  },
};
