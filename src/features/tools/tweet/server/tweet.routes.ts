import { type Award, awardPoints } from "#features/points/server/award-points.repository.ts";
import { createReceipt } from "#features/points/server/receipts.repository.ts";
import { requireHumanPace } from "#features/points/server/require-human-pace.usecase.ts";
import type { TweetTone } from "#features/settings/preferences.catalog.ts";
import { findUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createForbiddenError } from "#server/errors.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { createModelBudget } from "../../server/limit-model-calls.usecase.ts";
import { DEFAULT_TWEET_TONE } from "../tweet.rules.ts";
import { generatedTweetSchema, generateTweetSchema } from "../tweet.schema.ts";
import { composeTweets } from "./tweet-grammar.rules.ts";
import { createTweetModel } from "./tweet-model.service.ts";

/** The hundredth pull of one address in a minute is refused; a person with a heavy thumb makes about twenty. */
const PULLS_PER_MINUTE = 99;
const MODEL_CALLS_PER_DAY = { model: "text", perMember: 60, perAddress: 150, perSite: 5000 } as const;

export function registerTweetRoutes(app: App, deps: AppDeps): void {
  const { config, db, clock, log } = deps;
  const model = config.ai && createTweetModel(config.ai, log);
  const budget = createModelBudget(deps, MODEL_CALLS_PER_DAY);

  async function writeTweets(tone: TweetTone, caller: { address: string; userId: string | undefined }) {
    const written = model && (await budget.take(caller)) ? await model.write(tone) : [];
    if (written.length > 0) return { source: "model" as const, variants: written };
    return { source: "grammar" as const, variants: composeTweets(tone, Math.random) };
  }

  // The receipt is what a later share uses up, so it is made even when the pull itself earns nothing more today.
  async function rewardPull(userId: string): Promise<{ receiptId: string; points: Award }> {
    const now = clock.now();
    const receiptId = await createReceipt(db, { userId, kind: "tweet", now });
    return { receiptId, points: await awardPoints(db, { userId, action: "tweet_generated", receiptId, now }) };
  }

  app.post(
    "/api/generate-tweet",
    {
      config: { access: "public", rateLimit: limitTo(config, PULLS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Write a tweet; members earn points for it",
        body: generateTweetSchema,
        response: { 200: generatedTweetSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const { userId: claimedId, tone = DEFAULT_TWEET_TONE } = request.body;
      const user = await findUser(request, deps);
      // Points go to the session's member only; an id in the body is a claim, and a visitor's claim means nothing.
      if (user !== undefined && claimedId && claimedId !== user.id) throw createForbiddenError();
      if (user !== undefined) await requireHumanPace(request, deps, "tweet_generated");
      const { source, variants } = await writeTweets(tone, { address: request.ip, userId: user?.id });
      const reward = user === undefined ? { points: null } : await rewardPull(user.id);
      return { tweet: variants[0] ?? "", variants, source, ...reward };
    },
  );
}
