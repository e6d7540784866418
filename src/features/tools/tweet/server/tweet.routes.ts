import { type Award, awardPoints } from "#features/points/server/award-points.repository.ts";
import { createReceipt } from "#features/points/server/receipts.repository.ts";
import { requireHumanPace } from "#features/points/server/require-human-pace.usecase.ts";
import { findUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createForbiddenError } from "#server/errors.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { DEFAULT_TWEET_TONE } from "../tweet.rules.ts";
import { generatedTweetSchema, generateTweetSchema } from "../tweet.schema.ts";
import { createTweetWriter } from "./write-tweets.usecase.ts";

/** The hundredth pull of one address in a minute is refused; a person with a heavy thumb makes about twenty. */
const PULLS_PER_MINUTE = 99;

export function registerTweetRoutes(app: App, deps: AppDeps): void {
  const { config, db, clock } = deps;
  const write = createTweetWriter(deps);

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
      const { userId: claimedId, tone = DEFAULT_TWEET_TONE, language, topic, posts } = request.body;
      const user = await findUser(request, deps);
      // Points go to the session's member only; an id in the body is a claim, and a visitor's claim means nothing.
      if (user !== undefined && claimedId && claimedId !== user.id) throw createForbiddenError();
      if (user !== undefined) await requireHumanPace(request, deps, "tweet_generated");
      const written = await write({
        tone,
        language: language ?? "en",
        topic: topic?.trim() || undefined,
        posts: posts ?? undefined,
        caller: { address: request.ip, userId: user?.id },
      });
      const reward = user === undefined ? { points: null } : await rewardPull(user.id);
      return { ...written, ...reward };
    },
  );
}
