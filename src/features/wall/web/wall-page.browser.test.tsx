import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { leaderboardSchema } from "#features/leaderboard/leaderboard.schema.ts";
import { LeaderboardPage, prepareLeaderboardPage } from "#features/leaderboard/web/leaderboard-page.tsx";
import { getMonthYear } from "#features/points/points.rules.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, answerNothing, refuse } from "../../../../tests/support/web/stub-api.ts";
import { ownVotesSchema, voteAnswerSchema, type WallThing, wallListSchema, winnersSchema } from "../wall.schema.ts";

const ME = buildWebUser();
const AUTHOR = { id: "019a0000-0000-7000-8000-000000000002", username: "nyx", faceId: null };

function buildThing(number: number, values: Partial<WallThing> = {}): WallThing {
  return {
    id: `019b0000-0000-7000-8000-00000000000${number}`,
    kind: "tweet",
    title: `Tweet ${number}`,
    text: `Words ${number}`,
    picture: null,
    drawnWords: "",
    voteCount: number,
    author: AUTHOR,
    place: null,
    createdAt: "2026-11-20T12:00:00.000Z",
    hiddenAt: null,
    ...values,
  };
}

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const picture = { url: PIXEL, smallUrl: PIXEL, width: 800, height: 600, smallWidth: 640 };
const tweet = buildThing(1);
const meme = buildThing(2, { kind: "meme", title: "Meme", text: null, picture, drawnWords: "TOP / BOTTOM" });
const mine = buildThing(3, { title: "Mine", author: { id: ME.id, username: ME.username, faceId: null } });
const VOTES = `GET /api/users/${ME.id}/wall/votes` as const;

function list(...things: WallThing[]) {
  return answer(wallListSchema, { things, nextCursor: null });
}

async function openWall({ isMember = true, api = {} }: { isMember?: boolean; api?: ApiStubs } = {}) {
  const rendered = await renderPage(<LeaderboardPage />, {
    path: "/leaderboard?view=wall",
    user: isMember ? ME : null,
    api: {
      "GET /api/wall": list(tweet, meme, mine),
      "GET /api/wall/winners": answer(winnersSchema, { week: null, winners: [] }),
      [VOTES]: answer(ownVotesSchema, { voted: [], gap: null }),
      ...api,
    },
  });
  await expect.element(page.getByRole("heading", { name: "The wall", level: 1 })).toBeVisible();
  return rendered;
}

function getVote(title: string) {
  return page.getByRole("button", { name: new RegExp(`^Vote for ${title}`) });
}

function answerVote(voteCount: number, hasVoted: boolean) {
  return answer(voteAnswerSchema, { vote: { voteCount, hasVoted } });
}

describe("the two sides of the leaderboard", () => {
  it("are links that change the address; the wall is asked for only when it is shown", async () => {
    await prepareLeaderboardPage();
    const monthYear = getMonthYear(new Date());
    const { api, history } = await renderPage(<LeaderboardPage />, {
      path: "/leaderboard",
      api: {
        "GET /api/leaderboard": answer(leaderboardSchema, { leaderboard: [], monthYear, filter: "all" }),
        "GET /api/wall": list(tweet),
        "GET /api/wall/winners": answer(winnersSchema, { week: null, winners: [] }),
      },
    });
    await expect.element(page.getByRole("heading", { name: "Leaderboard", level: 1 })).toBeVisible();
    expect(api.countOf("GET /api/wall")).toBe(0);
    const sides = page.getByRole("navigation", { name: "Sides of the leaderboard" });
    await userEvent.click(sides.getByRole("link", { name: "The wall" }));
    await expect.element(page.getByRole("article", { name: "Tweet 1" })).toBeVisible();
    expect(history.at(-1)).toBe("/leaderboard?view=wall");
    await expect.element(sides.getByRole("link", { name: "The wall" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(sides.getByRole("link", { name: "Board" }));
    await expect.element(page.getByRole("heading", { name: "Leaderboard", level: 1 })).toBeVisible();
  });
});

describe("the wall", () => {
  it("shows words and pictures with who hung them, and what is drawn into a picture", async () => {
    await openWall();
    await expect.element(page.getByRole("article", { name: "Tweet 1" })).toHaveTextContent("Words 1");
    await expect.element(page.getByRole("button", { name: "Enlarge Meme Meme. TOP / BOTTOM" })).toBeVisible();
    await expect.element(page.getByRole("article", { name: "Meme" })).toHaveTextContent("@nyx");
    await expect
      .element(page.getByRole("link", { name: "Remix Meme" }))
      .toHaveAttribute("href", `/tools?tool=meme&remix=${meme.id}`);
    await expectAccessible();
  });

  it("gives a vote at once and takes it back", async () => {
    const path = `/api/wall/${tweet.id}/vote` as const;
    const { api } = await openWall({
      api: { [`PUT ${path}`]: answerVote(5, true), [`DELETE ${path}`]: answerVote(4, false) },
    });
    await userEvent.click(getVote("Tweet 1"));
    await expect.element(getVote("Tweet 1")).toHaveAttribute("aria-pressed", "true");
    await expect.element(getVote("Tweet 1")).toHaveAccessibleName("Vote for Tweet 1, 5 votes");
    await userEvent.click(getVote("Tweet 1"));
    await expect.element(getVote("Tweet 1")).toHaveAccessibleName("Vote for Tweet 1, 4 votes");
    await expect.element(getVote("Tweet 1")).toHaveAttribute("aria-pressed", "false");
    expect(api.countOf(`PUT ${path}`)).toBe(1);
  });

  it("knows the votes that were given before", async () => {
    await openWall({ api: { [VOTES]: answer(ownVotesSchema, { voted: [meme.id], gap: null }) } });
    await expect.element(getVote("Meme")).toHaveAttribute("aria-pressed", "true");
    await expect.element(getVote("Tweet 1")).toHaveAttribute("aria-pressed", "false");
  });

  it("takes a vote back that the server refuses, and says why", async () => {
    await openWall({
      api: {
        [`PUT /api/wall/${tweet.id}/vote`]: refuse(404, "wall.not_found", "This is not on the wall, or not any more"),
      },
    });
    await userEvent.click(getVote("Tweet 1"));
    await expect.element(page.getByText("This is not on the wall, or not any more")).toBeVisible();
    await expect.element(getVote("Tweet 1")).toHaveAccessibleName("Vote for Tweet 1, 1 vote");
    await expect.element(getVote("Tweet 1")).toHaveAttribute("aria-pressed", "false");
  });

  it("tells who cannot vote yet what is missing, without asking the server", async () => {
    await openWall({ api: { [VOTES]: answer(ownVotesSchema, { voted: [], gap: "account-age" }) } });
    await userEvent.click(getVote("Tweet 1"));
    await expect.element(page.getByText("You can vote when your account is 3 days old.")).toBeVisible();
  });

  it("waits for what it does not know yet before it asks for a vote", async () => {
    let answerVotes = () => {};
    const known = new Promise<void>((resolve) => {
      answerVotes = resolve;
    });
    const gap = answer(ownVotesSchema, { voted: [], gap: "proven-work" });
    await openWall({ api: { [VOTES]: () => known.then(() => gap) } });
    await userEvent.click(getVote("Tweet 1"));
    answerVotes();
    await expect.element(page.getByText(/^Make something first/)).toBeVisible();
  });

  it("lets vote who has made something since", async () => {
    await prepareLeaderboardPage();
    const monthYear = getMonthYear(new Date());
    const { api } = await openWall({
      api: {
        [VOTES]: answer(ownVotesSchema, { voted: [], gap: "proven-work" }),
        "GET /api/leaderboard": answer(leaderboardSchema, { leaderboard: [], monthYear, filter: "all" }),
        [`GET /api/users/${ME.id}/stats`]: refuse(503, "server.busy", "Not of this test"),
        [`PUT /api/wall/${tweet.id}/vote`]: answerVote(5, true),
      },
    });
    await userEvent.click(getVote("Tweet 1"));
    await expect.element(page.getByText(/^Make something first/)).toBeVisible();
    api.set({ [VOTES]: answer(ownVotesSchema, { voted: [], gap: null }) });
    const sides = page.getByRole("navigation", { name: "Sides of the leaderboard" });
    await userEvent.click(sides.getByRole("link", { name: "Board" }));
    await userEvent.click(sides.getByRole("link", { name: "The wall" }));
    await userEvent.click(getVote("Tweet 1"));
    await expect.element(getVote("Tweet 1")).toHaveAccessibleName("Vote for Tweet 1, 5 votes");
  });

  it("lets nobody vote for their own work", async () => {
    await openWall();
    await expect.element(page.getByRole("article", { name: "Mine" })).toHaveTextContent("Your own. 3 votes");
    await expect.element(getVote("Mine")).not.toBeInTheDocument();
  });

  it("asks a visitor to log in before a vote", async () => {
    await openWall({ isMember: false });
    await userEvent.click(getVote("Tweet 1"));
    await expect.element(page.getByRole("dialog", { name: "JOIN THE CHAOS" })).toBeVisible();
  });

  it("takes down one's own thing after asking once, and gives the focus to the neighbour", async () => {
    const { api } = await openWall({ api: { [`DELETE /api/wall/${mine.id}`]: answerNothing() } });
    await userEvent.click(page.getByRole("button", { name: "Take Mine down" }));
    api.set({ "GET /api/wall": list(tweet, meme) });
    await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Take it down" }));
    await expect.element(page.getByRole("article", { name: "Mine" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("article", { name: "Meme" })).toHaveFocus();
  });

  it("keeps its order in the address", async () => {
    const { history } = await openWall({ api: { "GET /api/wall?sort=rising": list(meme) } });
    await userEvent.click(page.getByRole("button", { name: "Rising" }));
    await expect.element(page.getByRole("button", { name: "Rising" })).toHaveAttribute("aria-pressed", "true");
    await expect.element(page.getByRole("article", { name: "Tweet 1" })).not.toBeInTheDocument();
    expect(history.at(-1)).toBe("/leaderboard?view=wall&sort=rising");
  });

  it("invites where nothing hangs, and offers another try where it did not load", async () => {
    const { api } = await openWall({ api: { "GET /api/wall": refuse(500, "server.error", "Broken") } });
    await expect.element(page.getByRole("alert"), { timeout: 10_000 }).toHaveTextContent("The wall did not load.");
    api.set({ "GET /api/wall": list() });
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect.element(page.getByRole("link", { name: "Make something" })).toHaveAttribute("href", "/tools");
    await expectAccessible();
  });

  it("shows the week's best, each a way to the thing", async () => {
    const winners = [{ place: 1, points: 50, thing: meme }];
    await openWall({ api: { "GET /api/wall/winners": answer(winnersSchema, { week: "2026-W47", winners }) } });
    await expect
      .element(page.getByRole("region", { name: "The wall's best of the week" }).getByRole("link"))
      .toHaveAttribute("href", `/leaderboard?view=wall&thing=${meme.id}`);
  });
});
