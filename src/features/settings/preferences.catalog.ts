export const PFP_STYLES = ["cyberpunk", "assassin", "android", "overlord", "samurai"] as const;
export const TWEET_TONES = ["bullish", "aggressive", "mysterious", "technical", "street"] as const;
export const THEMES = ["cyberpunk", "dark", "neon"] as const;

export type PfpStyle = (typeof PFP_STYLES)[number];
export type TweetTone = (typeof TWEET_TONES)[number];
export type Theme = (typeof THEMES)[number];
