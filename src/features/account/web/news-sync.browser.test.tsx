import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { userStatsSchema } from "#features/leaderboard/leaderboard.schema.ts";
import { useStats } from "#features/leaderboard/web/leaderboard.api.ts";
import { getMonthYear } from "#features/points/points.rules.ts";
import { DEFAULT_PREFERENCES } from "#features/settings/preferences.rules.ts";
import type { Preferences } from "#features/settings/preferences.schema.ts";
import { dismissToast, getToasts, toast } from "#web/ui/toast.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer } from "../../../../tests/support/web/stub-api.ts";
import { stubPreferences } from "../../../../tests/support/web/stub-preferences.ts";
import { NewsSync } from "./news-sync.tsx";

const zipgrin = buildWebUser();
const monthYear = getMonthYear(new Date());
const STATS = `GET /api/users/${zipgrin.id}/stats` as const;

function stand(rank: number | null) {
  return {
    [STATS]: answer(userStatsSchema, {
      stats: { totalPoints: 9, provenPoints: 9, streak: 1, rank, entries: [], byAction: [] },
      monthYear,
    }),
  };
}

function KnownRank() {
  const { data, refetch } = useStats(zipgrin.id, monthYear);
  return (
    <button type="button" onClick={() => void refetch()}>
      {`Rank ${data?.stats.rank}`}
    </button>
  );
}

async function open(notifications: Partial<Preferences["notifications"]> = {}, firstRank: number | null = 11) {
  const preferences = {
    ...DEFAULT_PREFERENCES,
    notifications: { ...DEFAULT_PREFERENCES.notifications, ...notifications },
  };
  const rendered = await renderPage(
    <>
      <NewsSync />
      <KnownRank />
    </>,
    { user: zipgrin, api: { ...stubPreferences(zipgrin, preferences), ...stand(firstRank) } },
  );
  await expect.element(page.getByText(`Rank ${firstRank}`)).toBeVisible();
  await expect.poll(() => localStorage.getItem("site-house")).not.toBeNull();
  // Read once more, now that the sync listens.
  await page.getByRole("button", { name: `Rank ${firstRank}` }).click();
  await expect.poll(() => localStorage.getItem("site-standing")).toContain(`"rank":${firstRank}`);
  return {
    async move(rank: number) {
      rendered.api.set(stand(rank));
      await page.getByRole("button", { name: /^Rank/ }).click();
      await expect.element(page.getByText(`Rank ${rank}`, { exact: true })).toBeVisible();
    },
    ...rendered,
  };
}

const messages = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");

beforeEach(() => page.viewport(1440, 900));

describe("news for a member", () => {
  it("tell of a climb into the paid ranks, and of being passed", async () => {
    const { move } = await open();
    await move(10);
    await expect.element(messages.filter({ hasText: "You Climbed" })).toHaveTextContent(/up from 11\. Rank 10 is paid/);
  });

  it("tell only of the money when the leaderboard is switched off", async () => {
    const { move } = await open({ leaderboard: false });
    await move(9);
    await expect.element(messages.filter({ hasText: "In the Money" })).toHaveTextContent("Rank 9 is paid");
  });

  it("tell of a first rank of the month that is paid at once", async () => {
    const { move } = await open({}, null);
    await move(4);
    await expect.element(messages.filter({ hasText: "In the Money" })).toHaveTextContent("Rank 4 is paid");
  });

  it("are silent about ranks when both are switched off", async () => {
    const { move } = await open({ leaderboard: false, rewards: false });
    await move(3);
    await expect.poll(() => localStorage.getItem("site-standing")).toContain('"rank":3');
    await expect.element(messages).not.toBeInTheDocument();
  });

  it("wait until the message of what was just done has gone", async () => {
    const { move } = await open();
    toast({ title: "Tweet Generated!", variant: "success" });
    await move(10);
    await expect.element(messages).toHaveTextContent("Tweet Generated!");
    for (const { id } of getToasts()) dismissToast(id);
    await expect.element(messages.filter({ hasText: "You Climbed" })).toBeVisible();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])("name what is new on the site when that is switched on: %s", async (newContent, count) => {
    localStorage.setItem("site-house", JSON.stringify({ pfps: ["BAGZ-001"], templates: [], tracks: [] }));
    await open({ newContent });
    await expect.poll(() => messages.filter({ hasText: "19 new PFPs" }).elements().length).toBe(count);
    expect(localStorage.getItem("site-house")).toContain("BAGZ-020");
  });
});
