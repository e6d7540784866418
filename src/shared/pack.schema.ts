import * as z from "zod/mini";
import { type Chain, isChainAddress, isPoolAddress } from "./chains.ts";

/** What a community pack holds: every fact about the brand that a page or a rule needs. */

const link = z.url({ protocol: /^https$/, message: "must be an https address" });
const wholeNumber = (minimum: number, maximum: number) =>
  z
    .int("must be a whole number")
    .check(z.minimum(minimum, `must be at least ${minimum}`), z.maximum(maximum, `must be at most ${maximum}`));
const words = z.string().check(z.trim(), z.minLength(1, "must not be empty"));

export const day = z.string().check(z.refine(isDay, "must be a day like 2026-11-20"));

function isDay(text: string): boolean {
  const date = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(date) && new Date(date).toISOString().startsWith(text) && text.length === 10;
}

/** Where anyone can check a fact; without an address it is no more than our word. */
export const claimSourceSchema = z.object({ label: words, url: z.optional(link) });

/** A promise on the page together with what backs it. */
export const claimSchema = z.object({
  claim: words,
  value: words,
  source: claimSourceSchema,
  checkedAt: z.optional(day),
  /** The last day on which it holds; after that the page says that it has passed. */
  expiresAt: z.optional(day),
});

/** What the answer about prices says beside the tokens, under names that no token may take. */
const TAKEN_IDS = ["source", "stale"];

const tokenSchema = z.object({
  /** Names it in the rest of the pack and in the answer about prices. */
  id: z.string().check(
    z.regex(/^[a-z0-9]+$/, "must be lower-case letters and digits"),
    z.refine((id) => !TAKEN_IDS.includes(id), `must not be ${TAKEN_IDS.join(" or ")}`),
  ),
  name: words,
  symbol: words,
  address: words,
  decimals: wholeNumber(0, 18),
  chartUrl: link,
  buyUrl: link,
  explorerUrl: link,
  /** The pool whose price is shown; without it the one with the most liquidity. */
  pairAddress: z.optional(words),
});

const tokensSchema = z.tuple([tokenSchema], tokenSchema).check(
  z.maxLength(2, "must be one token or two"),
  z.refine((tokens) => new Set(tokens.map(({ id }) => id)).size === tokens.length, "must not use an id twice"),
);

const ADDRESS_PROBLEMS: Record<Chain["family"], string> = {
  solana: "must be a Solana address (base58 of 32 bytes)",
  evm: "must be an EVM address (0x and 40 hex digits, with its checksum)",
};

/** Addresses are right by the rules of the pack's chain. */
const checkAddresses = z.check<{ chain: Chain; tokens: readonly Token[] }>(({ value: { chain, tokens }, issues }) => {
  const message = ADDRESS_PROBLEMS[chain.family];
  for (const [index, { address, pairAddress }] of tokens.entries()) {
    const refuse = (field: string, input: string) =>
      issues.push({ code: "custom", path: ["tokens", index, field], message, input });
    if (!isChainAddress(chain.family, address)) refuse("address", address);
    if (pairAddress !== undefined && !isPoolAddress(chain.family, pairAddress)) refuse("pairAddress", pairAddress);
  }
});

const actionRuleSchema = z.object({
  points: wholeNumber(1, 50),
  /** Times a member can earn this in one day (America/New_York). */
  dailyCap: wholeNumber(1, 1000),
  cooldownSeconds: wholeNumber(0, 86_400),
  /** Seconds that a person needs at least from one such work to the next. */
  minimumSeconds: wholeNumber(0, 600),
});

/** `current` is what is being worked on; only what can be used, bought or played is `completed`. */
const quarterSchema = z.object({
  title: words,
  state: z.enum(["completed", "current", "planned"], "must be completed, current or planned"),
});

/** The zip closes from its first tooth on: what is done lies before what is under way, and that before what is planned. */
function isInOrder(quarters: readonly z.infer<typeof quarterSchema>[]): boolean {
  const states = quarters.map(({ state }) => ["completed", "current", "planned"].indexOf(state));
  return states.every((state, index) => index === 0 || state >= (states[index - 1] ?? 0));
}

const chainSchema = z.discriminatedUnion("family", [
  z.object({ family: z.literal("solana"), name: words, priceSourceId: words }),
  z.object({ family: z.literal("evm"), name: words, priceSourceId: words, chainId: wholeNumber(1, 2 ** 31) }),
]);

/** What a community can do without. */
export const OPTIONAL_FEATURES = [
  "market",
  "meetups",
  "merch",
  "music",
  "roadmap",
  "stake",
  "videos",
  "whitepaper",
  "zones",
] as const;
export type OptionalFeature = (typeof OPTIONAL_FEATURES)[number];

/** The staking pool, in tokens; its total return is the daily rate times the days. */
const stakingSchema = z.object({
  dailyPercent: z.number().check(z.positive("must be above 0")),
  termDays: wholeNumber(1, 3650),
  minimumStake: wholeNumber(1, 1_000_000_000),
  funded: wholeNumber(1, 1_000_000_000),
  /** The app outside this site in which members stake. */
  appUrl: link,
});

const factsSchema = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/, "must be lower-case letters, digits and hyphens")),
  name: words,
  ticker: words,
  tagline: z.tuple([words, words, words]),
  /** Three lines of the hero; the second is the giant one. */
  headline: z.tuple([words, words, words]),
  contactEmail: z.email("must be an e-mail address"),
  /** The site's own address, as papers and pictures print it. */
  website: link,
  /** The community's name on social networks. */
  handle: z.string().check(z.regex(/^@\w+$/, "must be a handle like @zipgrin")),
  /** Names of the features that this community does without; their pages, links and calls are gone. */
  without: z.array(z.enum(OPTIONAL_FEATURES, `must be one of ${OPTIONAL_FEATURES.join(", ")}`)),
  copyrightYear: wholeNumber(2020, 2100),
  /** Where the tokens live and prizes are paid; `priceSourceId` is its name at the market data service. */
  chain: chainSchema,
  /** The first is the primary one, the last pays rewards; one alone does both. */
  tokens: tokensSchema,
  social: z.object({
    video: link,
    photos: link,
    shorts: link,
    channel: link,
    group: link,
    discord: link,
    xOfficial: link,
    xCommunity: link,
  }),
  trade: z.object({ dexPage: link, tradingApp: link }),
  /** Added to every shared tweet, without "#". */
  hashtags: z.tuple([words, words, words, words]),
  points: z.object({
    tweet: actionRuleSchema,
    tweet_generated: actionRuleSchema,
    meme_generated: actionRuleSchema,
    pfp_generated: actionRuleSchema,
    meme_shared: actionRuleSchema,
  }),
  /** Most points an administrator can give at once for community engagement. */
  communityEngagementMax: wholeNumber(1, 1000),
  /** The wall: who hangs how much, who votes, and what the best of a week earn. */
  wall: z.object({
    /** Things that a member can put up in 24 hours. */
    dailyMax: wholeNumber(1, 100),
    /** Days that an account must be old to vote. */
    voterAgeDays: wholeNumber(0, 365),
    weekly: z.object({
      /** Points of each place, the first one first; as many places as there are points. */
      points: z.array(wholeNumber(1, 50)).check(z.maxLength(10, "must name at most 10 places")),
      /** Votes, weighed, that a place takes. */
      minimumVotes: wholeNumber(1, 1000),
    }),
  }),
  rewards: z.object({
    /** Prize in tokens per rank range of a month, best first; ranks beyond earn nothing. */
    ladder: z.array(
      z.object({ from: wholeNumber(1, 100), to: wholeNumber(1, 100), tokens: wholeNumber(1, 1_000_000_000) }),
    ),
    upTo: wholeNumber(1, 1_000_000_000),
  }),
  /** What a member needs to be paid a prize; what is null or false is not asked for. */
  prizeConditions: z.object({
    /** Age of the account when the month closes. */
    accountAgeDays: z.nullable(wholeNumber(1, 365)),
    /** Days of the month, in New York, on which points were earned that the server saw being earned. */
    workDays: z.nullable(wholeNumber(1, 28)),
    confirmedContact: z.boolean(),
    /** A wallet of the chain, proven by signature and by no other member. */
    provenWallet: z.boolean(),
    /** Whole tokens, `token` by its id, in the proven wallet; asked for where `SOLANA_RPC_URL` or `EVM_RPC_URL` says who can be asked. */
    minimumHeld: z.nullable(z.object({ token: words, amount: wholeNumber(1, 1_000_000_000) })),
  }),
  /** Only a community without the feature "stake" can leave it out. */
  staking: z.optional(stakingSchema),
  roadmap: z.object({
    year: wholeNumber(2020, 2100),
    /** What each quarter brings, the first one first. */
    quarters: z
      .tuple([quarterSchema, quarterSchema, quarterSchema, quarterSchema])
      .check(z.refine(isInOrder, "must go from completed to current to planned")),
  }),
});

export const packSchema = factsSchema.check(checkAddresses);

export type Pack = z.infer<typeof packSchema>;
export type Staking = z.infer<typeof stakingSchema>;
export type Token = z.infer<typeof tokenSchema>;
export type Claim = z.infer<typeof claimSchema>;
export type Quarter = z.infer<typeof quarterSchema>;
export type PointAction = keyof Pack["points"];
