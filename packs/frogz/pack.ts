import type { LanguageCode } from "#shared/languages.ts";
import type { Pack } from "#shared/pack.schema.ts";

/** In which the site can be read, English first. */
export const languages: readonly LanguageCode[] = ["en", "es"];

/** One sentence, for those who put the site among their apps. */
export const appDescription = "Sit still. Watch. Leap.";

/** Its own words, in small letters: on the site of another community none of them may be found. */
export const brandWords: readonly string[] = ["frogz", "frog", "pond", "tadpole"];

/** Every fact about the FROGZ community: a pond, a token and a regatta of paper boats. */
export const pack: Pack = {
  id: "frogz",
  name: "FROGZ",
  ticker: "$FROGZ",
  tagline: ["SIT STILL.", "WATCH.", "LEAP."],
  headline: ["THE", "REGATTA", "IS IN NO HURRY"],
  contactEmail: "pond@frogz.example",
  website: "https://frogz.example",
  handle: "@frogz",
  copyrightYear: 2026,
  without: ["market", "stake", "merch", "music", "whitepaper", "videos"],
  chain: { family: "evm", name: "Base", priceSourceId: "base", chainId: 8453 },
  tokens: [
    {
      id: "frogz",
      name: "Frogz",
      symbol: "FROGZ",
      address: "0x6546CD10D328E83e2f33cD623a83ffbeC8D2CAd8",
      decimals: 18,
      chartUrl: "https://charts.example/base/0x6546CD10D328E83e2f33cD623a83ffbeC8D2CAd8",
      buyUrl: "https://swap.example/base/frogz",
      explorerUrl: "https://explorer.example/base/token/0x6546CD10D328E83e2f33cD623a83ffbeC8D2CAd8",
    },
  ],
  social: {
    video: "https://video.example/@frogz",
    photos: "https://photos.example/frogz",
    shorts: "https://shorts.example/@frogz",
    channel: "https://chat.example/frogz-channel",
    group: "https://chat.example/frogz",
    discord: "https://discord.example/frogz",
    xOfficial: "https://x.example/frogz",
    xCommunity: "https://x.example/i/communities/frogz",
  },
  trade: { dexPage: "https://dex.example/base/frogz", tradingApp: "https://trade.example/frogz" },
  hashtags: ["FROGZ", "SitStill", "LeapOnce", "PaperBoats"],
  points: {
    tweet: { points: 6, dailyCap: 10, cooldownSeconds: 10, minimumSeconds: 40 },
    tweet_generated: { points: 5, dailyCap: 10, cooldownSeconds: 5, minimumSeconds: 40 },
    meme_generated: { points: 4, dailyCap: 10, cooldownSeconds: 10, minimumSeconds: 20 },
    pfp_generated: { points: 3, dailyCap: 10, cooldownSeconds: 10, minimumSeconds: 10 },
    meme_shared: { points: 6, dailyCap: 10, cooldownSeconds: 10, minimumSeconds: 20 },
  },
  communityEngagementMax: 40,
  wall: { dailyMax: 4, voterAgeDays: 3, weekly: { points: [40, 25, 15], minimumVotes: 3 } },
  rewards: {
    ladder: [
      { from: 1, to: 1, tokens: 2000 },
      { from: 2, to: 2, tokens: 1200 },
      { from: 3, to: 3, tokens: 800 },
      { from: 4, to: 8, tokens: 400 },
    ],
    upTo: 6000,
  },
  prizeConditions: { accountAgeDays: 7, workDays: 3, confirmedContact: true, provenWallet: true, minimumHeld: null },
  roadmap: {
    year: 2026,
    quarters: [
      { title: "The pond opens", state: "completed" },
      { title: "Paper boat regatta", state: "current" },
      { title: "Ponds meet", state: "planned" },
      { title: "A game of leaps", state: "planned" },
    ],
  },
};
