import type { LanguageCode } from "#shared/languages.ts";
import type { Pack } from "#shared/pack.schema.ts";

/** In which the site can be read, English first. */
export const languages: readonly LanguageCode[] = ["en"];

/** One sentence, for those who put the site among their apps. */
export const appDescription = "One. Two. Three.";

/** Its own words, in small letters: on the site of another community none of them may be found. */
export const brandWords: readonly string[] = ["starter"];

/** Every fact about the community. What ends in `.example` belongs to nobody: `npm run doctor` lists it. */
export const pack: Pack = {
  id: "starter",
  name: "STARTER NAME",
  ticker: "$STARTER",
  tagline: ["ONE.", "TWO.", "THREE."],
  headline: ["THE", "LOUDEST", "ROOM IS OPEN"],
  contactEmail: "hello@starter.example",
  website: "https://starter.example",
  handle: "@starter",
  copyrightYear: 2026,
  without: ["market", "merch", "music", "stake", "videos", "whitepaper", "zones"],
  chain: { family: "evm", name: "Base", priceSourceId: "base", chainId: 8453 },
  tokens: [
    {
      id: "startertoken",
      name: "STARTER NAME",
      symbol: "STARTER SYMBOL",
      address: "0x6546CD10D328E83e2f33cD623a83ffbeC8D2CAd8",
      decimals: 18,
      chartUrl: "https://charts.example/starter",
      buyUrl: "https://swap.example/starter",
      explorerUrl: "https://explorer.example/token/starter",
    },
  ],
  social: {
    video: "https://video.example/@starter",
    photos: "https://photos.example/starter",
    shorts: "https://shorts.example/@starter",
    channel: "https://chat.example/starter-channel",
    group: "https://chat.example/starter",
    discord: "https://discord.example/starter",
    xOfficial: "https://x.example/starter",
    xCommunity: "https://x.example/i/communities/starter",
  },
  trade: { dexPage: "https://dex.example/starter", tradingApp: "https://trade.example/starter" },
  hashtags: ["STARTERTAG", "Community", "Memes", "Together"],
  points: {
    tweet: { points: 5, dailyCap: 10, cooldownSeconds: 10, minimumSeconds: 40 },
    tweet_generated: { points: 5, dailyCap: 10, cooldownSeconds: 5, minimumSeconds: 40 },
    meme_generated: { points: 5, dailyCap: 10, cooldownSeconds: 10, minimumSeconds: 20 },
    pfp_generated: { points: 3, dailyCap: 10, cooldownSeconds: 10, minimumSeconds: 10 },
    meme_shared: { points: 5, dailyCap: 10, cooldownSeconds: 10, minimumSeconds: 20 },
  },
  communityEngagementMax: 50,
  wall: { dailyMax: 5, voterAgeDays: 3, weekly: { points: [30, 20, 10], minimumVotes: 3 } },
  rewards: {
    ladder: [
      { from: 1, to: 1, tokens: 1000 },
      { from: 2, to: 3, tokens: 500 },
      { from: 4, to: 10, tokens: 100 },
    ],
    upTo: 2700,
  },
  prizeConditions: { accountAgeDays: 7, workDays: 3, confirmedContact: true, provenWallet: true, minimumHeld: null },
  roadmap: {
    year: 2026,
    quarters: [
      { title: "The site opens", state: "current" },
      { title: "The first full board", state: "planned" },
      { title: "The first meetup", state: "planned" },
      { title: "What members ask for", state: "planned" },
    ],
  },
};
