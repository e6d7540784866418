import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { monthAnswerSchema, monthListSchema } from "#features/months/months.schema.ts";
import { prizeConditionsSchema } from "#features/prizes/prizes.schema.ts";
import { mapFields, publicProfileFields } from "#features/users/profile-fields.catalog.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { getPrize } from "../leaderboard.rules.ts";
import { leaderboardSchema, type RankedEntry, type Stats, userStatsSchema } from "../leaderboard.schema.ts";
import { LeaderboardPage, prepareLeaderboardPage } from "./leaderboard-page.tsx";
import { pointsGuideMessages } from "./points-guide.messages.ts";

const NOW = new Date("2026-11-20T14:00:00.000Z");
const BOARD = "GET /api/leaderboard?month=2026-11&filter=all";
const villain = buildWebUser({ username: "stickerlord" });

beforeEach(async () => {
  await prepareLeaderboardPage();
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function buildEntry(rank: number, totalPoints: number, user: Partial<RankedEntry["user"]> = {}): RankedEntry {
  const id = `019a0000-0000-7000-8000-0000000001${String(rank).padStart(2, "0")}`;
  return {
    rank,
    totalPoints,
    provenPoints: totalPoints,
    user: { id, username: `villain_${rank}`, faceId: null, ...mapFields(publicProfileFields, () => null), ...user },
    ...(getPrize(rank) > 0 && { prize: { tokens: getPrize(rank), status: rank === 1 ? "payable" : "to-claim" } }),
  };
}

function answerBoard(leaderboard: RankedEntry[], monthYear = "2026-11") {
  return answer(leaderboardSchema, { leaderboard, monthYear, filter: "all" });
}

function answerStats(stats: Partial<Stats>) {
  const { totalPoints = 0 } = stats;
  const proven: Stats = { totalPoints, provenPoints: totalPoints, streak: 0, rank: null, entries: [], byAction: [] };
  return answer(userStatsSchema, { stats: { ...proven, ...stats }, monthYear: "2026-11" });
}

/** Without closed months, where a test says nothing of them. */
const noMonths: ApiStubs = {
  "GET /api/months": answer(monthListSchema, { months: [] }),
  ...Object.fromEntries(
    ["2026-10", "2026-09", "2026-08"].map((month) => [
      `GET /api/months/${month}`,
      answer(monthAnswerSchema, { month: null }),
    ]),
  ),
};

function renderBoard(options: Parameters<typeof renderPage>[1] = {}) {
  return renderPage(<LeaderboardPage />, { ...options, api: { ...noMonths, ...options.api } });
}

function stubStats(stats: Partial<Stats>): ApiStubs {
  const conditions = [{ id: "wallet" as const, met: false }];
  return {
    [`GET /api/users/${villain.id}/stats?month=2026-11`]: answerStats(stats),
    [`GET /api/users/${villain.id}/prize-conditions`]: answer(prizeConditionsSchema, {
      conditions,
      closesAt: "2026-12-01T05:00:00.000Z",
    }),
  };
}

async function readRow(name: string): Promise<string> {
  return (await page.getByRole("row", { name }).findElement()).textContent ?? "";
}

const fullBoard = Array.from({ length: 25 }, (_, index) => buildEntry(index + 1, 300 - index * 10));

describe("the leaderboard page", () => {
  it("asks for the current month of New York, not the visitor's", async () => {
    vi.setSystemTime("2026-12-01T04:59:00.000Z");
    const { api } = await renderBoard({ api: { [BOARD]: answerBoard([]) } });
    await expect.element(page.getByText("November 2026")).toBeVisible();
    await expect.element(page.getByText("0 h 1 min")).toBeVisible();
    expect(api.countOf(BOARD)).toBe(1);
  });

  it("explains points, reset and rewards with the pack's numbers", async () => {
    await renderBoard({ api: { [BOARD]: answerBoard([]) } });
    await expect.element(page.getByRole("heading", { name: "Leaderboard", level: 1 })).toBeVisible();
    for (const text of [
      "Share a tweet 6, generate one 5, make a meme 4, roll a PFP 3. Community work up to 50.",
      "On the 1st at midnight US Eastern the slate is wiped. Glory is archived.",
      "Top performers earn up to 10,000 tokens. The ladder is printed on every row.",
    ]) {
      await expect.element(page.getByText(text)).toBeVisible();
    }
    await expect.element(page.getByRole("heading", { name: "Pro tips" })).toBeVisible();
  });

  it("ranks 25 with prize, points and their colour, and draws the line where the prizes end", async () => {
    await renderBoard({ api: { [BOARD]: answerBoard(fullBoard) } });
    await expect.element(page.getByRole("table", { name: "Ranking of November 2026" })).toBeVisible();
    await expect.element(page.getByText("The money stops here")).toBeVisible();
    await expect.poll(() => page.getByRole("rowheader").elements().length).toBe(25);
    for (const name of [
      "1 @villain_1 5,000 tokens payable 300",
      "10 @villain_10 1,000 tokens still to be claimed 210",
      "11 @villain_11 No prize 200",
      "25 @villain_25 No prize 60",
    ]) {
      await expect.element(page.getByRole("row", { name, exact: true })).toBeVisible();
    }
  });

  it("draws the line behind whoever a prize was passed on to", async () => {
    const entries = Array.from({ length: 13 }, (_, index) => {
      const { prize, ...entry } = buildEntry(index + 1, 300 - 10 * index);
      return index === 11 ? { ...entry, prize: { tokens: 1000 } } : entry;
    });
    await renderBoard({ api: { [BOARD]: answerBoard(entries) } });
    await expect.element(page.getByRole("row", { name: /^12 / })).toHaveTextContent("1,000");
    const rows = [...document.querySelectorAll(".leaderboard-table tbody tr")].map((row) => row.textContent);
    expect(rows[12]).toContain("The money stops here");
  });

  it("promises no prize for points that nobody saw", async () => {
    const { prize: _prize, ...bot } = { ...buildEntry(1, 48), provenPoints: 0 };
    await renderBoard({ api: { [BOARD]: answerBoard([bot]) } });
    await expect.element(page.getByRole("row", { name: "1 @villain_1 48 without proof No prize 48" })).toBeVisible();
  });

  it("lists in the member's card what a prize still needs, also before the first point", async () => {
    await renderBoard({
      user: villain,
      api: { [BOARD]: answerBoard([]), ...stubStats({}) },
    });
    const card = page.getByRole("region", { name: "Before a prize is paid" });
    await expect
      .element(card.getByRole("link", { name: "Prove a wallet" }))
      .toHaveAttribute("href", "/account?tab=settings#wallet");
  });

  it("marks ties", async () => {
    await renderBoard({
      api: { [BOARD]: answerBoard([buildEntry(1, 40), buildEntry(2, 30), buildEntry(3, 30)]) },
    });
    await expect.element(page.getByRole("rowheader", { name: "@villain_2 Tie" })).toBeVisible();
    await expect.element(page.getByRole("rowheader", { name: "@villain_3 Tie" })).toBeVisible();
    expect(await readRow("@villain_1")).not.toContain("Tie");
  });

  it("orders nothing by points without proof, and says quietly how many there are", async () => {
    const board = [buildEntry(1, 40), { ...buildEntry(2, 48), provenPoints: 30 }];
    await renderBoard({ api: { [BOARD]: answerBoard(board) } });
    await expect
      .element(page.getByRole("row", { name: "2 @villain_2 18 without proof 3,000 tokens still to be claimed 48" }))
      .toBeVisible();
    expect(readRow("@villain_1")).not.toContain("without proof");
  });

  it("says which colour stands for how many points", async () => {
    await renderBoard({ api: { [BOARD]: answerBoard(fullBoard) } });
    await expect.element(page.getByText("Points by colour 100 or more 50 or more 25 or more")).toBeVisible();
  });

  it("tells the member what is left of today, the days in a row and the next colour", async () => {
    const entries = Array.from({ length: 3 }, () => ({
      actionType: "meme_generated",
      points: 4,
      createdAt: "2026-11-19T10:00:00.000Z",
    }));
    const today = { actionType: "pfp_generated", points: 3, createdAt: "2026-11-20T10:00:00.000Z" };
    await renderBoard({
      user: villain,
      api: {
        [BOARD]: answerBoard([]),
        ...stubStats({ totalPoints: 15, rank: 1, streak: 2, entries: [today, ...entries] }),
      },
    });
    const readFact = (label: string) => page.getByText(label, { exact: true }).element().parentElement?.textContent;
    await expect.element(page.getByText("Days in a row")).toBeVisible();
    expect(readFact("Days in a row")).toBe("Days in a row2");
    expect(readFact("Next colour, at 25")).toBe("Next colour, at 2510 points");
    expect(document.body.textContent).not.toContain("Today is still empty");
    await expect.element(page.getByText("9 of 10 left today")).toBeVisible();
    expect(page.getByText("10 of 10 left today").elements()).toHaveLength(4);
  });

  it("reminds of a row of days that today has not yet gone on with", async () => {
    const entries = [{ actionType: "tweet", points: 6, createdAt: "2026-11-19T10:00:00.000Z" }];
    await renderBoard({
      user: villain,
      api: { [BOARD]: answerBoard([]), ...stubStats({ totalPoints: 6, rank: 1, streak: 4, entries }) },
    });
    await expect.element(page.getByText("Today is still empty. One counted work keeps it.")).toBeVisible();
  });

  it("says how points come, with caps, pauses, proof and both clocks, to a visitor too", async () => {
    await renderBoard({ api: { [BOARD]: answerBoard([]) } });
    await expect.element(page.getByRole("link", { name: "How points come" })).toHaveAttribute("href", "#points");
    await expect.element(page.getByRole("heading", { name: "How points come" })).toBeVisible();
    const facts = [...document.querySelectorAll(":is(#points, #terms) .fact-line")].map((line) => line.textContent);
    expect(facts).toContain("Share a tweet10 a day · 40 s apart6");
    expect(facts).toContain(`Community engagement${pointsGuideMessages.texts.communityRule}up to 50`);
    expect(facts).toContain("Reset, in New YorkDec 1, 12:00 AM EST");
    await expect.element(page.getByText(/A point is proven when our server saw the work/)).toBeVisible();
    const terms = [...document.querySelectorAll("#terms ul li")].map((term) => term.textContent);
    expect(terms).toEqual([
      "A place among the first 10, by proven points",
      "An account older than 7 days when the month closes",
      "Proven points on 3 days of the month",
      "A confirmed e-mail or phone number",
      "A wallet on Solana, proven by signature and by you alone",
    ]);
  });

  it("marks the member's own row with YOU and shows their card", async () => {
    const board = [buildEntry(1, 164), buildEntry(2, 97, { id: villain.id, username: villain.username })];
    await renderBoard({
      user: villain,
      api: {
        [BOARD]: answerBoard(board),
        ...stubStats({
          totalPoints: 97,
          rank: 2,
          entries: [{ actionType: "tweet_generated", points: 5, createdAt: "2026-11-20T10:00:00.000Z" }],
          byAction: [{ actionType: "tweet", count: 6, points: 36 }],
        }),
      },
    });
    await expect.element(page.getByText("Points · Rank 2 · 68 points to #1")).toBeVisible();
    await expect.element(page.getByText("Tweet shared ×6")).toBeVisible();
    await expect.element(page.getByText("Prize if it ended now")).toBeVisible();
    await expect.element(page.getByText(/9 tweets left to generate today/)).toBeVisible();
    const own = page.getByRole("row", { name: "@stickerlord" });
    await expect.element(own).toHaveAttribute("aria-current", "true");
    await expect.element(own.getByText("YOU")).toBeVisible();
  });

  it("puts a member who ranks too low below the list", async () => {
    await renderBoard({
      user: villain,
      api: { [BOARD]: answerBoard(fullBoard), ...stubStats({ totalPoints: 3, rank: 57 }) },
    });
    await expect.element(page.getByText("Points · Rank 57 · 58 points to the top 25")).toBeVisible();
    await expect.element(page.getByRole("rowheader", { name: "@stickerlord" })).toBeVisible();
    expect(page.getByRole("rowheader").elements()).toHaveLength(26);
    expect(await readRow("@stickerlord")).toContain("57");
  });

  it("says that today's tweets are used up", async () => {
    const entries = Array.from({ length: 10 }, () => ({
      actionType: "tweet_generated",
      points: 5,
      createdAt: "2026-11-20T10:00:00.000Z",
    }));
    await renderBoard({
      user: villain,
      api: { [BOARD]: answerBoard([]), ...stubStats({ totalPoints: 50, rank: 1, entries }) },
    });
    await expect.element(page.getByText(/Today's tweets are used up/)).toBeVisible();
  });

  it("tells staff that they are not ranked", async () => {
    const boss = { ...villain, isAdmin: true };
    await renderBoard({
      user: boss,
      api: { [BOARD]: answerBoard([]), ...stubStats({ totalPoints: 5, rank: null }) },
    });
    await expect.element(page.getByText("Points · Staff earn, but are not ranked")).toBeVisible();
  });

  it("invites a visitor to join", async () => {
    await renderBoard({ api: { [BOARD]: answerBoard([]) } });
    await userEvent.click(page.getByRole("button", { name: "Join the chaos" }));
    await expect.element(page.getByRole("dialog", { name: "JOIN THE CHAOS" })).toBeVisible();
  });

  it("is kind about an empty month: somebody must be first, and the places wait", async () => {
    await renderBoard({ api: { [BOARD]: answerBoard([]) } });
    await expect.element(page.getByText(/Someone must be first/)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Make the first move" })).toHaveAttribute("href", "/tools");
    expect(page.getByRole("rowheader", { name: "Vacant" }).elements()).toHaveLength(10);
    await expect.element(page.getByText(/10 paid places are still empty/)).toBeVisible();
  });

  it("turns back to a past month, which is closed, and forward again", async () => {
    const { api } = await renderBoard({
      api: {
        [BOARD]: answerBoard(fullBoard),
        "GET /api/leaderboard?month=2026-10&filter=all": answerBoard([], "2026-10"),
      },
    });
    await expect.element(page.getByRole("button", { name: "Next month" })).toBeDisabled();
    await userEvent.click(page.getByRole("button", { name: "Previous month" }));
    await expect.element(page.getByText("Nobody earned a point in October 2026. Even villains rest.")).toBeVisible();
    await expect.element(page.getByText("Closed", { exact: true })).toBeVisible();
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Month" }), "2026-11");
    await expect.element(page.getByRole("rowheader", { name: "@villain_25" })).toBeVisible();
    expect(api.countOf(BOARD)).toBe(1);
  });

  it("opens at the month that the address names", async () => {
    const { api, history } = await renderBoard({
      path: "/leaderboard?month=2026-09&view=board",
      api: {
        [BOARD]: answerBoard(fullBoard),
        "GET /api/leaderboard?month=2026-09&filter=all": answerBoard([buildEntry(1, 5)], "2026-09"),
        "GET /api/leaderboard?month=2026-08&filter=all": answerBoard([], "2026-08"),
      },
    });
    await expect.element(page.getByRole("combobox", { name: "Month" })).toHaveValue("2026-09");
    await expect.element(page.getByRole("rowheader", { name: "@villain_1" })).toBeVisible();
    expect(api.countOf(BOARD)).toBe(0);
    await userEvent.click(page.getByRole("button", { name: "Previous month" }));
    expect(history.at(-1)).toBe("/leaderboard?month=2026-08&view=board");
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Month" }), "2026-11");
    expect(history.at(-1)).toBe("/leaderboard?view=board");
  });

  it.each(["2026-12", "2026-13", "now"])("shows the running month when the address names %s", async (month) => {
    await renderBoard({
      path: `/leaderboard?month=${month}`,
      api: { [BOARD]: answerBoard(fullBoard) },
    });
    await expect.element(page.getByRole("combobox", { name: "Month" })).toHaveValue("2026-11");
  });

  it("says while it loads that it does", async () => {
    await renderBoard({ api: { [BOARD]: () => new Promise(() => {}) } });
    await expect.element(page.getByRole("status", { name: "" })).toHaveTextContent("Counting the points");
  });

  it("has its ladder before it knows who stands on it", async () => {
    await renderBoard({ api: { [BOARD]: () => new Promise(() => {}) } });
    await expect.element(page.getByRole("table", { name: "Prizes, in tokens" })).toBeVisible();
    for (const name of ["1 5,000 tokens", "10 1,000 tokens", "11 No prize"])
      await expect.element(page.getByRole("row", { name, exact: true })).toBeVisible();
    await expect.element(page.getByText("The money stops here")).toBeVisible();
    await expectAccessible();
  });

  it("shows no card when the stats fail, says so, and tries again", async () => {
    vi.useRealTimers();
    vi.useFakeTimers({ now: NOW, toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const stats = Object.keys(stubStats({}))[0] as keyof ApiStubs;
    const { api } = await renderBoard({
      user: villain,
      api: { [BOARD]: answerBoard([]), [stats]: refuse(500, "server.error", "Something broke") },
    });
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(page.getByText("Your slip did not print. Your points are safe.")).toBeVisible();
    expect(api.countOf(stats)).toBe(3);
    api.set(stubStats({ totalPoints: 4, rank: 1 }));
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect.element(page.getByText("Points · Rank 1")).toBeVisible();
  });

  it("retries a failed board once after ten seconds, then offers to try again", async () => {
    vi.useRealTimers();
    vi.useFakeTimers({ now: NOW, toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const { api } = await renderBoard({ api: { [BOARD]: refuse(500, "server.error", "Broken") } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(api.countOf(BOARD)).toBe(1);
    await vi.advanceTimersByTimeAsync(6000);
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("The board did not load. Your points are safe. Try again.");
    expect(api.countOf(BOARD)).toBe(2);
    api.set({ [BOARD]: answerBoard(fullBoard) });
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect.element(page.getByRole("rowheader", { name: "@villain_25" })).toBeVisible();
  });

  it("asks for the board again every five minutes", async () => {
    vi.useRealTimers();
    vi.useFakeTimers({
      now: NOW,
      toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"],
      shouldAdvanceTime: true,
    });
    const { api } = await renderBoard({ api: { [BOARD]: answerBoard(fullBoard) } });
    await expect.element(page.getByRole("rowheader", { name: "@villain_25" })).toBeVisible();
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(api.countOf(BOARD)).toBe(1);
    await vi.advanceTimersByTimeAsync(61_000);
    await expect.poll(() => api.countOf(BOARD)).toBe(2);
  });

  it.each([1440, 390])("has nothing that axe objects to at %i px", async (width) => {
    await page.viewport(width, 900);
    await renderBoard({
      user: villain,
      api: { [BOARD]: answerBoard(fullBoard), ...stubStats({ totalPoints: 3, rank: 57 }) },
    });
    await expect.element(page.getByRole("rowheader", { name: "@stickerlord" })).toBeVisible();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
