import type { LanguageCode } from "#shared/languages.ts";
import type { Pack, Staking } from "#shared/pack.schema.ts";

/** The terms of the pool. */
export const staking: Staking = {
  dailyPercent: 0.75,
  termDays: 15,
  minimumStake: 10_000,
  funded: 200_000,
  appUrl: "https://stake.example/genesis-villain-pool",
};

/** In which the site can be read, English first. */
export const languages: readonly LanguageCode[] = [
  "en",
  "es",
  "fr",
  "de",
  "ja",
  "ko",
  "zh",
  "pt",
  "ru",
  "ar",
  "hi",
  "tr",
];

/** One sentence, for those who put the site among their apps. */
export const appDescription = "Zip it. Stack it. Own it.";

/** Its own words, in small letters: on the site of another community none of them may be found. */
export const brandWords: readonly string[] = ["bagz", "villain", "moonshot", "pump.fun", "zip it", "reaper"];

/** Every fact about the BAGZ community: edit this file to make the site your own, then run `npm run doctor`. */
export const pack: Pack = {
  id: "bagz",
  name: "BAGZ",
  ticker: "$BAGZ",
  tagline: ["ZIP IT.", "STACK IT.", "OWN IT."],
  headline: ["THE", "VILLAIN", "ERA HAS BEGUN"],
  contactEmail: "villains@bagz.example",
  website: "https://bagz.example",
  handle: "@bagz",
  without: [],
  copyrightYear: 2025,
  chain: { family: "solana", name: "Solana", priceSourceId: "solana" },
  tokens: [
    {
      id: "moonshot",
      name: "Moonshot",
      symbol: "BAGZ",
      address: "A5NxX6z3mTX8GnFTZdhBnaDAZTpWQL9BkAGRHYby3TEE",
      decimals: 9,
      chartUrl: "https://dexscreener.com/solana/A5NxX6z3mTX8GnFTZdhBnaDAZTpWQL9BkAGRHYby3TEE",
      buyUrl: "https://moonshot.example/token/bagz",
      explorerUrl: "https://explorer.example/token/A5NxX6z3mTX8GnFTZdhBnaDAZTpWQL9BkAGRHYby3TEE",
      pairAddress: "DXnQE26gz94fLK9Si9mPxZUAPuKKTQmnQBV5Mcnhepi1",
    },
    {
      id: "pumpfun",
      name: "Pump.fun",
      symbol: "BAGZ",
      address: "EHMP9NXLQjtTKjtAzN4fbd6ncAPHCrs9fsW7kyvVVKBP",
      decimals: 6,
      chartUrl: "https://dexscreener.com/solana/EHMP9NXLQjtTKjtAzN4fbd6ncAPHCrs9fsW7kyvVVKBP",
      buyUrl: "https://pumpfun.example/coin/bagz",
      explorerUrl: "https://explorer.example/token/EHMP9NXLQjtTKjtAzN4fbd6ncAPHCrs9fsW7kyvVVKBP",
    },
  ],
  social: {
    video: "https://video.example/@bagz",
    photos: "https://photos.example/bagz",
    shorts: "https://shorts.example/@bagz",
    channel: "https://chat.example/bagz-channel",
    group: "https://chat.example/bagz",
    discord: "https://discord.example/bagz",
    xOfficial: "https://x.example/bagz",
    xCommunity: "https://x.example/i/communities/bagz",
  },
  trade: { dexPage: "https://dex.example/solana/bagz", tradingApp: "https://trade.example/bagz" },
  hashtags: ["BAGZ", "VillainEra", "ZipIt", "StackIt"],
  points: {
    tweet: { points: 6, dailyCap: 10, cooldownSeconds: 10, minimumSeconds: 40 },
    tweet_generated: { points: 5, dailyCap: 10, cooldownSeconds: 5, minimumSeconds: 40 },
    meme_generated: { points: 4, dailyCap: 10, cooldownSeconds: 10, minimumSeconds: 20 },
    pfp_generated: { points: 3, dailyCap: 10, cooldownSeconds: 10, minimumSeconds: 10 },
    meme_shared: { points: 6, dailyCap: 10, cooldownSeconds: 10, minimumSeconds: 20 },
  },
  communityEngagementMax: 50,
  wall: { dailyMax: 5, voterAgeDays: 3, weekly: { points: [50, 30, 20], minimumVotes: 3 } },
  rewards: {
    ladder: [
      { from: 1, to: 1, tokens: 5000 },
      { from: 2, to: 2, tokens: 3000 },
      { from: 3, to: 3, tokens: 2000 },
      { from: 4, to: 10, tokens: 1000 },
    ],
    upTo: 10_000,
  },
  prizeConditions: { accountAgeDays: 7, workDays: 3, confirmedContact: true, provenWallet: true, minimumHeld: null },
  staking,
  roadmap: {
    year: 2026,
    quarters: [
      { title: "Staking launch", state: "completed" },
      { title: "Merch", state: "current" },
      { title: "NFT drops", state: "planned" },
      { title: "Play-to-earn game", state: "planned" },
    ],
  },
};
