import { expect } from "vitest";
import { userStatsSchema } from "#features/leaderboard/leaderboard.schema.ts";
import { getMonthYear } from "#features/points/points.rules.ts";
import { awardSchema } from "#features/points/points.schema.ts";
import { type GeneratedTweet, generatedTweetSchema } from "#features/tools/tweet/tweet.schema.ts";
import { ToolsPage } from "#features/tools/web/tools-page.tsx";
import { itemAnswerSchema } from "#features/vault/vault.schema.ts";
import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { getMediaUrl } from "#web/lib/media-url.ts";
import { buildVaultItem } from "./build-vault-item.ts";
import { buildWebUser, type RenderedPage, renderPage } from "./render-page.tsx";
import { type ApiStubs, answer, answerFile } from "./stub-api.ts";

export const VARIANTS = [
  "They asked what is in the bag. I zipped it a little tighter. $BAGZ",
  "At the thirteenth hour, the bag changed chairs. Ask the dark. $BAGZ",
  "Some doors wait for the right footstep. Look again. $BAGZ",
];
export const HASHTAGS = "#BAGZ #VillainEra #ZipIt #StackIt";
export const GENERATE = "POST /api/generate-tweet";
export const TRACK = "POST /api/actions/track";
export const member = buildWebUser();
const month = getMonthYear(new Date());
export const STATS = `GET /api/users/${member.id}/stats?month=${month}` as const;

export const RECEIPT = "019a0000-0000-7000-8000-0000000000e1";

export function answerPull(points: GeneratedTweet["points"] = null, variants = VARIANTS) {
  const receipt = points === null ? {} : { receiptId: RECEIPT };
  return answer(generatedTweetSchema, { tweet: variants[0] ?? "", variants, source: "grammar", points, ...receipt });
}

export function answerStats(pullsToday: number) {
  const entry = { actionType: "tweet_generated", points: 5, createdAt: new Date().toISOString() };
  const entries = Array.from({ length: pullsToday }, () => entry);
  return answer(userStatsSchema, {
    stats: { totalPoints: 0, provenPoints: 0, streak: 0, rank: null, entries, byAction: [] },
    monthYear: month,
  });
}

/** The picture that the meme editor shows at first. */
const TEMPLATE = `GET ${getMediaUrl(`templates/${memeTemplates[0]?.id}-1200.webp`)}` as const;
const visitorApi: ApiStubs = { [GENERATE]: answerPull(), [TEMPLATE]: answerFile(new Blob()) };
const memberApi: ApiStubs = {
  [GENERATE]: answerPull({ awarded: 5, totalPoints: 65, proven: true }),
  [TRACK]: answer(awardSchema, { awarded: 6, totalPoints: 71, proven: true }),
  [STATS]: answerStats(6),
  [`POST /api/users/${member.id}/content`]: answer(itemAnswerSchema, { content: buildVaultItem(1) }),
};

export function openTools(
  options: { user?: typeof member; api?: ApiStubs; path?: string } = {},
): Promise<RenderedPage> {
  const base = options.user === undefined ? visitorApi : memberApi;
  return renderPage(<ToolsPage />, { path: "/tools", ...options, api: { ...base, ...options.api } });
}

type Screen = RenderedPage["screen"];

export function findText(screen: Screen) {
  return screen.getByRole("textbox", { name: "Tweet text" });
}

export async function pull(screen: Screen): Promise<void> {
  await screen.getByRole("button", { name: "Generate tweet" }).click();
  await expect.element(findText(screen)).toBeVisible();
}
