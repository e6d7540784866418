import type { WhitepaperLine } from "#shared/whitepaper.ts";
import { pack } from "../pack.ts";

const { points, staking, rewards, social } = pack;

/** Figures as all six papers write them: every number that the site itself counts with comes from the pack. */
export const facts = {
  name: pack.name,
  ticker: pack.ticker,
  chain: "Solana",
  primary: pack.tokens.moonshot.name,
  reward: pack.tokens.pumpfun.name,
  reserve: "20M",
  treasury: "36M",
  cap: "~500 SOL",
  memePoints: String(points.meme_generated.points),
  tweetPoints: String(points.tweet_generated.points),
  avatarPoints: String(points.pfp_generated.points),
  sharePoints: String(points.meme_shared.points),
  monthlyRewards: `${rewards.upTo / 1000}K`,
  stakeDaily: `${staking.dailyPercent}%`,
  stakeDays: String(staking.lockDays),
  stakeTotal: `~${staking.dailyPercent * staking.lockDays}%`,
  stakeMinimum: staking.minimumStake.toLocaleString("en-US"),
  stakeFunded: `${staking.funded / 1000}K`,
  decimals: `${pack.tokens.moonshot.decimals} / ${pack.tokens.pumpfun.decimals}`,
};

function showAddress(href: string): string {
  return href.replace(/^https:\/\//, "");
}

interface CommunityWords {
  official: string;
  community: string;
  videos: string;
  photos: string;
  chat: string;
  website: string;
}

/** Where the community meets, under the names of one language. */
export function listCommunityLinks(words: CommunityWords): WhitepaperLine[] {
  return [
    { label: words.official, value: pack.handle, href: social.xOfficial },
    { label: words.community, value: showAddress(social.xCommunity), href: social.xCommunity },
    { label: words.videos, value: pack.handle, href: social.video },
    { label: words.photos, value: pack.handle, href: social.photos },
    { label: words.chat, value: showAddress(social.group), href: social.group },
    { label: "Discord", value: showAddress(social.discord), href: social.discord },
    { label: words.website, value: showAddress(pack.website), href: pack.website },
  ];
}
