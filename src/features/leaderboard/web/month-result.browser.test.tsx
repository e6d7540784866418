import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { computePaths, computeRoot, hashLeaf, hashText, toCanonicalJson } from "#features/months/merkle.rules.ts";
import { CHAIN_START, hashRow } from "#features/months/months.rules.ts";
import {
  type LedgerEntry,
  type MonthDetail,
  type MonthProof,
  type MonthSummary,
  monthAnswerSchema,
  monthListSchema,
  monthProofSchema,
  type OwnDecision,
  ownDecisionSchema,
  type RankedPlace,
} from "#features/months/months.schema.ts";
import { prizeConditionsSchema } from "#features/prizes/prizes.schema.ts";
import { mapFields, publicProfileFields } from "#features/users/profile-fields.catalog.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { leaderboardSchema, userStatsSchema } from "../leaderboard.schema.ts";
import { LeaderboardPage, prepareLeaderboardPage } from "./leaderboard-page.tsx";

const villain = buildWebUser({ username: "stickerlord" });
const DECISION_PATH = `/api/users/${villain.id}/months/2026-10/decision` as const;
const DECISION = `GET ${DECISION_PATH}` as const;
const PROOF = `GET /api/users/${villain.id}/months/2026-10/proof`;

beforeEach(async () => {
  await prepareLeaderboardPage();
  vi.useFakeTimers({ now: new Date("2026-11-20T14:00:00.000Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function buildEntry(seq: number, previous: string): LedgerEntry {
  const at = `2026-10-0${seq}T12:00:00.000Z`;
  const work = { action: "meme_generated", points: 4, proven: true };
  return { type: "entry", month: "2026-10", seq, pseudonym: "p1", ...work, at, previous };
}

/** A month with two rows of one member, as a server would have sealed it. */
function buildProof(): MonthProof {
  const first = buildEntry(1, CHAIN_START);
  const entries = [first, buildEntry(2, hashRow(first))];
  const row = {
    type: "place" as const,
    month: "2026-10",
    pseudonym: "p1",
    ...{ frozenRank: 1, rank: 1, points: 8, provenPoints: 8, judgedBy: 0, prize: 5000 },
    reachedAt: "2026-10-02T12:00:00.000Z",
  };
  const leaves = entries.map((entry) => hashLeaf(hashRow(entry)));
  const paths = computePaths(leaves, [0, 1]);
  const record = {
    type: "month" as const,
    version: 1 as const,
    month: "2026-10",
    frozenAt: "2026-11-01T04:00:00.000Z",
    publishedAt: "2026-11-04T12:00:00.000Z",
    ...{ entries: 2, members: 1, decisionCount: 0, prizes: 5000, previous: null },
    chain: entries.map(hashRow).at(-1) ?? "",
    ledger: computeRoot(leaves),
    standings: computeRoot([hashLeaf(hashRow(row))]),
    decisions: computeRoot([]),
  };
  return {
    format: "month-proof/1",
    root: hashText(toCanonicalJson(record)),
    record,
    place: { row, index: 0, path: [] },
    entries: entries.map((entry, index) => ({ entry, path: paths[index] ?? [] })),
    decision: null,
  };
}

const proof = buildProof();
const champion: RankedPlace = {
  rank: 1,
  pseudonym: "p1",
  user: { id: villain.id, username: villain.username, faceId: null, ...mapFields(publicProfileFields, () => null) },
  ...{ points: 8, provenPoints: 8, prize: 5000, isPaid: true },
};
const published: MonthDetail = {
  monthYear: "2026-10",
  state: "published",
  frozenAt: "2026-11-01T04:00:00.000Z",
  publishedAt: "2026-11-04T12:00:00.000Z",
  paidAt: null,
  ...{ members: 2, entries: 2 },
  standings: [champion, { ...champion, rank: 2, pseudonym: "p2", user: null, prize: 3000, isPaid: false }],
  prizes: { count: 2, total: 8000, paid: 5000 },
  decisions: [{ category: "vote-ring", count: 3 }],
  record: proof.record,
  root: proof.root,
};

function openMonth(
  month: MonthDetail,
  {
    user = null as typeof villain | null,
    months = [] as MonthSummary[],
    monthsArrive = Promise.resolve(),
    decision = null as OwnDecision,
    prize = undefined as number | undefined,
  } = {},
) {
  const board = { leaderboard: [], monthYear: "2026-10", filter: "all" as const };
  const stats = {
    totalPoints: 8,
    provenPoints: 8,
    streak: 0,
    rank: 1,
    entries: [],
    byAction: [],
    ...(prize !== undefined && { prize }),
  };
  return renderPage(<LeaderboardPage />, {
    user,
    path: "/leaderboard?month=2026-10",
    api: {
      "GET /api/leaderboard?month=2026-10&filter=all": answer(leaderboardSchema, board),
      "GET /api/leaderboard?month=2026-11&filter=all": answer(leaderboardSchema, { ...board, monthYear: "2026-11" }),
      [`GET /api/users/${villain.id}/stats?month=2026-10`]: answer(userStatsSchema, { stats, monthYear: "2026-10" }),
      [`GET /api/users/${villain.id}/stats?month=2026-11`]: answer(userStatsSchema, { stats, monthYear: "2026-11" }),
      [`GET /api/users/${villain.id}/prize-conditions`]: { status: 200, body: { conditions: [] } },
      [`GET /api/users/${villain.id}/prize-conditions?month=2026-10`]: answer(prizeConditionsSchema, {
        conditions: [{ id: "wallet", met: false }],
        closesAt: "2026-11-01T04:00:00.000Z",
      }),
      "GET /api/months": () => monthsArrive.then(() => answer(monthListSchema, { months })),
      "GET /api/months/2026-10": answer(monthAnswerSchema, { month }),
      [PROOF]: answer(monthProofSchema, proof),
      [DECISION]: answer(ownDecisionSchema, { decision }),
    },
  });
}

function readSteps(): (string | null)[] {
  return [...document.querySelectorAll(".leaderboard-check-steps li")].map((step) => step.textContent);
}

async function checkFile(content: unknown): Promise<void> {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  const file = new File([text], "proof.json", { type: "application/json" });
  await userEvent.upload(page.getByLabelText(/Check a proof file/), file);
}

const underReview: MonthDetail = {
  ...{ ...published, state: "frozen", publishedAt: null },
  ...{ decisions: [], record: null, root: null },
};

describe("a member's card of a month that is over", () => {
  const card = page.getByRole("region", { name: "Your slip" });

  it("lists while the review goes on what the prize of the rank still needs", async () => {
    await openMonth(underReview, { user: villain });
    await expect.element(card).toHaveTextContent(/Prize, under review\s*5,000 tokens/);
    await expect.element(card.getByText(/^1 thing is missing\. Prizes go to whoever has all of it/)).toBeVisible();
    await expect.element(card.getByRole("link", { name: "Prove a wallet" })).toBeVisible();
  });

  it.each([
    [2000, "2,000 tokens"],
    [0, "passed on"],
  ])("says what a published month gave, %i, and asks for nothing more", async (prize, text) => {
    await openMonth(published, { user: villain, prize });
    await expect.element(card).toHaveTextContent(new RegExp(`Prize\\s*${text}`));
    expect(page.getByText("Before a prize is paid").elements()).toEqual([]);
  });
});

describe("a disqualified member", () => {
  const decision: NonNullable<OwnDecision> = {
    category: "vote-ring",
    reason: "You and rex, every day",
    decidedAt: "2026-11-02T12:00:00.000Z",
    answer: null,
    answeredAt: null,
    canAnswer: true,
  };

  it("reads the reason on the month's page and answers", async () => {
    const { api } = await openMonth(underReview, { user: villain, decision });
    const box = page.getByRole("region", { name: "You are out of this month" });
    await expect.element(box).toHaveTextContent("A vote ringYou and rex, every day");
    const given = { ...decision, answer: "He is my brother", answeredAt: "2026-11-03T12:00:00.000Z" };
    api.set({ [`POST ${DECISION_PATH}`]: answer(ownDecisionSchema, { decision: given }) });
    await box.getByLabelText("What you say to it").fill("He is my brother");
    await box.getByRole("button", { name: "Send the answer" }).click();
    await expect.element(page.getByText("Answer Sent", { exact: true })).toBeVisible();
    expect(api.bodiesOf(`POST ${DECISION_PATH}`)).toEqual([{ answer: "He is my brother" }]);
    await expect.element(box.getByRole("button", { name: "Send the answer" })).toBeDisabled();
    await expectAccessible();
  });

  it("is told on the card what happened, and is led to the reason and the answer", async () => {
    await openMonth(underReview, { user: villain, decision });
    const card = page.getByRole("region", { name: "Your slip" });
    await expect.element(card.getByText("Not on that month's board")).toBeVisible();
    await expect.element(card.getByText("5,000 tokens")).not.toBeInTheDocument();
    await expect.element(page.getByText("You are out of this month: A vote ring")).toBeVisible();
    await page.getByRole("link", { name: "Read why, and answer" }).click();
    await expect.element(page.getByRole("region", { name: "You are out of this month" })).toHaveFocus();
  });

  it("reads after the review that it has ended", async () => {
    await openMonth(published, { user: villain, decision: { ...decision, answer: "My brother", canAnswer: false } });
    const box = page.getByRole("region", { name: "You are out of this month" });
    await expect.element(box).toHaveTextContent("Your answer: My brother");
    await expect.element(box.getByText(/The review has ended/)).toBeVisible();
    expect(box.getByRole("textbox").elements()).toEqual([]);
  });
});

describe("a closed month on the leaderboard", () => {
  it("is under review until it is published, without champions or root", async () => {
    await openMonth({ ...published, state: "frozen", publishedAt: null, decisions: [], record: null, root: null });
    await expect.element(page.getByText("Under review", { exact: true })).toBeVisible();
    await expect.element(page.getByText(/October 2026 is closed and sealed/)).toBeVisible();
    expect(page.getByRole("heading", { name: "Champions" }).elements()).toEqual([]);
    expect(page.getByText("Check it yourself").elements()).toEqual([]);
  });

  it("shows champions, prizes, reasons as counts and the root", async () => {
    await openMonth(published);
    await expect.element(page.getByRole("heading", { name: "Champions" })).toBeVisible();
    const facts = [...document.querySelectorAll(".leaderboard-record .fact-line")].map((line) => line.textContent);
    expect(facts).toEqual([
      "#1 @stickerlord8 points5,000 tokensPaid",
      "#2, account deleted8 points3,000 tokens",
      "Members on the board2",
      "Rows in the ledger2",
      "Prizes8,000 tokens",
      "Paid so far5,000 tokens",
      "Disqualified: vote ring3",
    ]);
    await expect.element(page.getByText(proof.root)).toBeVisible();
    await expectAccessible();
  });

  it("verifies the member's own proof in the browser, step by step", async () => {
    await openMonth(published, { user: villain });
    await userEvent.click(page.getByRole("button", { name: "Verify my proof" }));
    await expect.element(page.getByText("All of it holds. 2 rows checked.")).toBeVisible();
    expect(readSteps()).toEqual([
      "The file's record gives the rootGood",
      "The place stands under itGood",
      "Every row stands in the sealed ledgerGood",
      "The rows add up to the pointsGood",
      "The review's decision is as it was madeGood",
    ]);
    await expectAccessible();
  });

  it("checks a visitor's file and says where a changed row fails", async () => {
    await openMonth(published);
    const [first, second] = proof.entries as [MonthProof["entries"][0], MonthProof["entries"][0]];
    await checkFile({ ...proof, entries: [first, { ...second, entry: { ...second.entry, points: 40 } }] });
    await expect.element(page.getByText("This proof does not hold.")).toBeVisible();
    expect(readSteps().slice(1, 4)).toEqual([
      "The place stands under itGood",
      "Every row stands in the sealed ledgerWrong at entries[1]",
      "The rows add up to the pointsNot reached",
    ]);
    await checkFile(proof);
    await expect.element(page.getByText("All of it holds. 2 rows checked.")).toBeVisible();
  });

  it.each([
    ["no JSON", "<html>", "This file is not a month's proof."],
    ["something else", "[1, 2]", "This file is not a month's proof."],
  ])("says kindly that a file is none: %s", async (_name, content, words) => {
    await openMonth(published);
    await checkFile(content);
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it("knows a proof of another root", async () => {
    await openMonth({ ...published, root: hashText("another") });
    await checkFile(proof);
    await expect.element(page.getByText(/belongs to another root/)).toBeVisible();
  });

  it("tells a member who was not on the board that there is nothing to prove", async () => {
    const { api } = await openMonth(published, { user: villain });
    api.set({ [PROOF]: refuse(404, "months.no_place", "You are not on the board of this month") });
    await userEvent.click(page.getByRole("button", { name: "Verify my proof" }));
    await expect.element(page.getByRole("alert")).toHaveTextContent("there is nothing to prove");
  });
});

/** Past months are asked for when they come near. */
async function scrollToArchive() {
  const section = page.getByRole("region", { name: "Past months" });
  (await section.findElement()).scrollIntoView();
  return section;
}

describe("the past months", () => {
  it("list states and champions, and lead to their boards", async () => {
    const { history } = await openMonth(published, {
      months: [
        { ...published, monthYear: "2026-10", champions: published.standings },
        { ...published, monthYear: "2026-09", state: "frozen", publishedAt: null, root: null, champions: [] },
      ],
    });
    const section = await scrollToArchive();
    const rows = section.getByRole("listitem");
    await expect.element(rows.nth(0)).toHaveTextContent("October 2026#1 @stickerlord #2 deleted 2 membersPublished");
    await expect.element(rows.nth(1)).toHaveTextContent("September 20262 membersUnder review");
    await userEvent.click(section.getByRole("link", { name: "October 2026" }));
    expect(history.at(-1)).toBe("/leaderboard?month=2026-10");
  });

  it("cover no champion's name on a phone", async () => {
    await page.viewport(390, 844);
    await openMonth(published, { months: [{ ...published, champions: published.standings }] });
    const section = await scrollToArchive();
    const row = (await section.getByRole("listitem").findElement()) as HTMLElement;
    const boxes = [...row.children].map((child) => child.getBoundingClientRect());
    const covering = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ top, bottom, left, right }) =>
            top < one.bottom && one.top < bottom && left < one.right && one.left < right,
        ),
    );
    expect(covering).toEqual([]);
  });

  it("are not passed by Tab before they have come: the focus waits for them and goes on into them", async () => {
    let arrive = () => {};
    const monthsArrive = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await openMonth(published, { months: [{ ...published, champions: [] }], monthsArrive });
    const section = await page.getByRole("region", { name: "Past months" }).findElement();
    expect(section.getAttribute("tabindex")).toBe("0");
    (section as HTMLElement).focus();
    arrive();
    const month = page.getByRole("link", { name: "October 2026" });
    await expect.element(month).toBeVisible();
    await expect.element(section).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(month).toHaveFocus();
  });

  it("say that there are none yet", async () => {
    await openMonth(published);
    await scrollToArchive();
    await expect.element(page.getByText("No month has closed yet. The first one will stand here.")).toBeVisible();
  });
});
