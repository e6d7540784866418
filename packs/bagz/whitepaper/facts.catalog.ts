import { getPrimaryToken, getRewardToken } from "#shared/pack-tokens.ts";
import type { WhitepaperLanguage, WhitepaperLine } from "#shared/whitepaper.ts";
import { pack, staking } from "../pack.ts";

const primary = getPrimaryToken(pack);
const reward = getRewardToken(pack);
const { points, rewards, social } = pack;

/** Figures as all six papers write them: every number that the site itself counts with comes from the pack. */
export const facts = {
  name: pack.name,
  ticker: pack.ticker,
  chain: pack.chain.name,
  primary: primary.name,
  reward: reward.name,
  reserve: "20M",
  treasury: "36M",
  cap: "~500 SOL",
  memePoints: String(points.meme_generated.points),
  tweetPoints: String(points.tweet_generated.points),
  avatarPoints: String(points.pfp_generated.points),
  sharePoints: String(points.meme_shared.points),
  monthlyRewards: `${rewards.upTo / 1000}K`,
  stakeDays: String(staking.termDays),
  stakeFunded: `${staking.funded / 1000}K`,
  decimals: `${primary.decimals} / ${reward.decimals}`,
};

/** The pool's terms with the signs of one language: in Turkish 0.75% is %0,75 and 10,000 would be read as ten. */
export function writePoolTerms(language: WhitepaperLanguage) {
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 });
  return {
    daily: percent.format(staking.dailyPercent / 100),
    total: `~${percent.format((staking.dailyPercent * staking.termDays) / 100)}`,
    minimum: new Intl.NumberFormat(language).format(staking.minimumStake),
  };
}

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
