import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { userStatsSchema } from "#features/leaderboard/leaderboard.schema.ts";
import { DEFAULT_PREFERENCES } from "#features/settings/preferences.rules.ts";
import { itemAnswerSchema } from "#features/vault/vault.schema.ts";
import { thingAnswerSchema, type WallThing } from "#features/wall/wall.schema.ts";
import { buildVaultItem } from "../../../../../tests/support/web/build-vault-item.ts";
import { expectConsoleErrors } from "../../../../../tests/support/web/console.ts";
import { expectAccessible } from "../../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, type RenderedPage, renderPage } from "../../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../../tests/support/web/stub-api.ts";
import { stubPreferences } from "../../../../../tests/support/web/stub-preferences.ts";
import { generatedTweetSchema } from "../tweet.schema.ts";
import { TweetTool } from "./tweet-tool.tsx";

const VARIANTS = ["They asked what is in the bag. $BAGZ", "Some doors wait. $BAGZ"];
const member = buildWebUser();
const GENERATE = "POST /api/generate-tweet";
const PREFERENCES = `GET /api/users/${member.id}/preferences` as const;
const SAVE = `POST /api/users/${member.id}/content` as const;

const RECEIPT = "019a0000-0000-7000-8000-0000000000e1";

function buildThing(): WallThing {
  const words = { kind: "tweet" as const, title: "Tweet", text: "Words", picture: null, drawnWords: "" };
  const author = { id: member.id, username: member.username, faceId: null };
  const fresh = { voteCount: 0, place: null, createdAt: "2026-11-20T12:00:00.000Z", hiddenAt: null };
  return { id: "019b0000-0000-7000-8000-000000000001", ...words, author, ...fresh };
}

const api: ApiStubs = {
  [GENERATE]: answer(generatedTweetSchema, {
    tweet: VARIANTS[0] ?? "",
    variants: VARIANTS,
    source: "grammar",
    points: { awarded: 5, totalPoints: 65, proven: true },
    receiptId: RECEIPT,
  }),
  "POST /api/wall": answer(thingAnswerSchema, { thing: buildThing() }, 201),
  [SAVE]: answer(itemAnswerSchema, { content: buildVaultItem(1, { contentType: "tweet" }) }, 201),
  [`GET /api/users/${member.id}/stats`]: answer(userStatsSchema, {
    stats: { totalPoints: 0, provenPoints: 0, streak: 0, rank: null, entries: [], byAction: [] },
    monthYear: "2026-11",
  }),
};
const byHand = stubPreferences(member, { ...DEFAULT_PREFERENCES, autoSaveContent: false });

const text = page.getByRole("textbox", { name: "Tweet text" });
const save = page.getByRole("button", { name: "Save to vault" });
const hang = page.getByRole("button", { name: "Hang it on the wall" });
const saved = page.getByRole("button", { name: "Saved", exact: true });

async function open(options: { user?: typeof member; api?: ApiStubs } = {}): Promise<RenderedPage> {
  const rendered = await renderPage(<TweetTool />, { path: "/tools", ...options, api: { ...api, ...options.api } });
  if (options.user) await expect.poll(() => rendered.api.countOf(PREFERENCES)).toBe(1);
  return rendered;
}

async function pull() {
  await page.getByRole("button", { name: "Mysterious" }).click();
  await page.getByRole("button", { name: "Generate tweet" }).click();
  await expect.element(text).toBeVisible();
}

function findToast(title: string) {
  return page.getByRole("listitem").filter({ hasText: title });
}

describe("TWEET GEN, the vault", () => {
  it("gets the first variant of a pull by itself, and anything else on demand", async () => {
    const { api: calls } = await open({ user: member });
    await pull();
    await expect.element(saved).toHaveAttribute("aria-disabled", "true");
    await expect.element(page.getByText("Saved to your vault")).toBeInTheDocument();
    await expect.element(findToast("Tweet Generated!")).toBeVisible();
    expect(findToast("Content Saved!").elements()).toEqual([]);
    const body = { contentType: "tweet", title: "Mysterious take", content: VARIANTS[0], receiptId: RECEIPT };
    expect(calls.bodiesOf(SAVE)).toEqual([body]);
    await expectAccessible();

    await page.getByRole("button", { name: "Next take" }).click();
    await save.click();
    await expect.element(saved).toBeVisible();
    expect(calls.bodiesOf(SAVE)).toEqual([body, { ...body, content: VARIANTS[1] }]);
  });

  it("takes a tweet again once it has been edited, under the tone it was pulled in", async () => {
    const { api: calls } = await open({ user: member });
    await pull();
    await expect.element(saved).toBeVisible();
    await page.getByRole("button", { name: "Street" }).click();
    await userEvent.fill(text, "My own words.");
    await save.click();
    await expect.element(findToast("Content Saved!")).toBeVisible();
    await expect.element(saved).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(calls.bodiesOf(SAVE).slice(1)).toEqual([
      { contentType: "tweet", title: "Mysterious take", content: "My own words.", receiptId: RECEIPT },
    ]);
    await userEvent.fill(text, VARIANTS[0] ?? "");
    await expect.element(saved).toBeVisible();
    await userEvent.fill(text, "  ");
    await expect.element(save).toBeDisabled();
  });

  it("gets nothing by itself from a member who wants it so", async () => {
    const { api: calls } = await open({ user: member, api: byHand });
    await pull();
    await expect.element(findToast("Tweet Generated!")).toBeVisible();
    expect(calls.countOf(SAVE)).toBe(0);
    await save.click();
    await expect.element(saved).toBeVisible();
  });

  it("gets no stand-in by itself when no tweet came", async () => {
    const { api: calls } = await open({ user: member, api: { [GENERATE]: refuse(500, "server.error", "Broken") } });
    await pull();
    await expect.element(findToast("Tweet Generated!")).toBeVisible();
    await expect.element(save).toBeEnabled();
    expect(calls.countOf(SAVE)).toBe(0);
  });

  it("says so when it takes nothing, and can be asked again", async () => {
    const errors = expectConsoleErrors();
    const { api: calls } = await open({ user: member, api: { [SAVE]: refuse(500, "server.error", "Broken") } });
    await pull();
    await expect.element(findToast("Save Failed")).toBeVisible();
    calls.set(api);
    await save.click();
    await expect.element(saved).toBeVisible();
    errors.forget();
  });

  it("is the way to the wall, with the receipt of the work, once", async () => {
    const { api: calls } = await open({ user: member, api: byHand });
    await pull();
    await hang.click();
    await expect.element(findToast("On the wall")).toBeVisible();
    const here = page.getByRole("button", { name: "On the wall", exact: true });
    await expect.element(here).toHaveAttribute("aria-disabled", "true");
    await expect.element(here).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const kept = { contentType: "tweet", title: "Mysterious take", content: VARIANTS[0], receiptId: RECEIPT };
    expect(calls.bodiesOf(SAVE)).toEqual([kept]);
    expect(calls.bodiesOf("POST /api/wall")).toEqual([{ contentItemId: buildVaultItem(1).id }]);
    await page.getByRole("button", { name: "Next take" }).click();
    await expect.element(hang).toBeEnabled();
    await expectAccessible();
  });

  it("leads a visitor who would hang it to join", async () => {
    await open();
    await pull();
    await hang.click();
    await expect.element(findToast("Authentication Required")).toBeVisible();
  });

  it("asks a visitor to log in", async () => {
    await open();
    await pull();
    await save.click();
    await expect.element(findToast("Login Required")).toBeVisible();
    await expect.element(save).toBeVisible();
  });
});
