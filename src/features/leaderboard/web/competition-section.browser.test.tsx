import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { mapFields, publicProfileFields } from "#features/users/profile-fields.catalog.ts";
import { winnersSchema } from "#features/wall/wall.schema.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer } from "../../../../tests/support/web/stub-api.ts";
import { leaderboardSchema } from "../leaderboard.schema.ts";
import { CompetitionSection } from "./competition-section.tsx";

const BOARD = "GET /api/leaderboard?month=2026-11&filter=all";
const WINNERS = "GET /api/wall/winners";
const nobody = answer(winnersSchema, { week: null, winners: [] });
const villain = buildWebUser({ username: "stickerlord" });

function answerBoard(count: number) {
  const leaderboard = Array.from({ length: count }, (_, index) => ({
    rank: index + 1,
    totalPoints: 100 - index,
    provenPoints: 100 - index,
    user: {
      id: index === 1 ? villain.id : `019a0000-0000-7000-8000-0000000001${index + 10}`,
      username: index === 1 ? villain.username : `villain_${index + 1}`,
      faceId: null,
      ...mapFields(publicProfileFields, () => null),
    },
  }));
  return answer(leaderboardSchema, { leaderboard, monthYear: "2026-11", filter: "all" });
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T14:00:00.000Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the monthly competition on the home page", () => {
  it("prints point values and prizes and shows the first eight with the member's own row", async () => {
    await renderPage(<CompetitionSection />, { user: villain, api: { [BOARD]: answerBoard(12), [WINNERS]: nobody } });
    await expect.element(page.getByRole("heading", { name: "Monthly Competition", level: 2 })).toBeVisible();
    const lines = document.querySelectorAll(".fact-line");
    expect([...lines].map((line) => line.textContent)).toEqual([
      "Share a tweet6",
      "Generate a tweet5",
      "Create a meme4",
      "Download or generate a PFP3",
      "Community engagementup to 50",
      "1st5,000",
      "2nd3,000",
      "3rd2,000",
      "4th to 10th1,000 each",
    ]);
    await expect.element(page.getByRole("row", { name: "2 @stickerlord YOU 99", exact: true })).toBeVisible();
    expect(page.getByRole("rowheader").elements()).toHaveLength(8);
  });

  it("leads to the full leaderboard and is where the #leaderboard link lands", async () => {
    await renderPage(<CompetitionSection />, { api: { [BOARD]: answerBoard(0), [WINNERS]: nobody } });
    const link = page.getByRole("link", { name: "View Full Leaderboard" });
    await expect.element(link).toHaveAttribute("href", "/leaderboard");
    await expect.element(page.getByText(/Someone must be first/)).toBeVisible();
    expect(document.getElementById("leaderboard")?.tagName).toBe("SECTION");
  });

  it.each([1440, 390])("has nothing that axe objects to at %i px", async (width) => {
    await page.viewport(width, 900);
    await renderPage(<CompetitionSection />, { user: villain, api: { [BOARD]: answerBoard(12), [WINNERS]: nobody } });
    await expect.element(page.getByRole("rowheader", { name: "@stickerlord" })).toBeVisible();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it("shows the wall's best of the week, each with its author and a way to it", async () => {
    const thing = {
      id: "019b0000-0000-7000-8000-000000000001",
      kind: "tweet",
      title: "Zipped",
      text: "My bags are zipped.",
      picture: null,
      drawnWords: "",
      voteCount: 9,
      author: { id: villain.id, username: villain.username, faceId: null },
      place: 1,
      createdAt: "2026-11-10T12:00:00.000Z",
      hiddenAt: null,
    } as const;
    const winners = answer(winnersSchema, { week: "2026-W46", winners: [{ place: 1, points: 50, thing }] });
    await renderPage(<CompetitionSection />, { api: { [BOARD]: answerBoard(12), [WINNERS]: winners } });
    const best = page.getByRole("region", { name: "The wall's best of the week" });
    await expect.element(best.getByRole("link", { name: /Zipped @stickerlord/ })).toHaveTextContent("+50 points");
    await expect.element(best.getByRole("link", { name: "See the wall" })).toBeVisible();
  });
});
