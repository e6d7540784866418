import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { buildNotice, toCaseId } from "../../../../tests/support/web/build-case.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { type AuthorNotice, answeredSchema, noticeListSchema } from "../moderation.schema.ts";
import { AuthorNotices } from "./author-notices.tsx";
import { ThingNoticeSlot } from "./thing-notice-slot.tsx";

const vex = buildWebUser({ username: "vex" });
const READ = `GET /api/users/${vex.id}/moderation` as const;
const ANSWER = `POST /api/users/${vex.id}/moderation/${toCaseId(500)}/answer` as const;

const list = (...notices: AuthorNotice[]) => answer(noticeListSchema, { notices });
const open = (...notices: AuthorNotice[]) =>
  renderPage(<AuthorNotices userId={vex.id} />, { user: vex, api: { [READ]: list(...notices) } });

beforeEach(() => page.viewport(1440, 900));

describe("what an author is told", () => {
  it("is what was done and why, with one answer", async () => {
    const { api } = await open(buildNotice());
    await expect.element(page.getByText("“Cheap bags” was hidden.")).toBeVisible();
    await expect.element(page.getByText("Reason: it looks like a scam")).toBeVisible();
    await expect.element(page.getByText("The moderator: Nobody doubles money.")).toBeVisible();
    await page.getByRole("button", { name: "Answer", exact: true }).click();
    await expect.element(page.getByLabelText("Your answer")).toHaveFocus();
    await expectAccessible();
    await page.getByLabelText("Your answer").fill(" They are real ");
    api.set({
      [ANSWER]: answer(answeredSchema, { actionId: toCaseId(500) }, 201),
      [READ]: list(buildNotice({ answer: "They are real", canAnswer: false })),
    });
    await page.getByRole("button", { name: "Send the answer" }).click();
    await expect.element(page.getByText("You: They are real")).toBeVisible();
    expect(api.bodiesOf(ANSWER)).toEqual([{ text: "They are real" }]);
    await expect.element(page.getByRole("button", { name: "Answer", exact: true })).not.toBeInTheDocument();
  });

  it("says why an answer was refused", async () => {
    const { api } = await open(buildNotice());
    api.set({ [ANSWER]: refuse(409, "moderation.answered", "You have answered this already") });
    await page.getByRole("button", { name: "Answer", exact: true }).click();
    await page.getByLabelText("Your answer").fill("Again");
    await page.getByRole("button", { name: "Send the answer" }).click();
    await expect.element(page.getByText("You have answered this already")).toBeVisible();
  });

  it("is the newest three at first, on a phone too", async () => {
    await page.viewport(390, 844);
    await open(...[1, 2, 3, 4].map((number) => buildNotice({ actionId: toCaseId(number), title: `Bag ${number}` })));
    await expect.element(page.getByText("“Bag 3” was hidden.")).toBeVisible();
    await expect.element(page.getByText("“Bag 4” was hidden.")).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Show 1 more" }).click();
    await expect.element(page.getByText("“Bag 4” was hidden.")).toBeVisible();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  it("stands at the thing too, with the way to the answer", async () => {
    const until = "2026-11-21T09:00:00.000Z";
    const notice = buildNotice({ action: "reported", actionId: null, reason: null, note: "", until, canAnswer: false });
    const thing = <ThingNoticeSlot refId={toCaseId(1)} fallback="Hidden." />;
    await renderPage(<p>{thing}</p>, { user: vex, api: { [READ]: list(notice) } });
    await expect.element(page.getByText("was hidden after several reports. It comes back on")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Read why, and answer" }))
      .toHaveAttribute("href", "/account#moderation");
  });

  it("is scrolled to and has the focus when a link led to it", async () => {
    history.replaceState(null, "", "#moderation");
    try {
      await open(buildNotice());
      await expect.element(page.getByRole("heading", { name: "What moderators did" })).toHaveFocus();
    } finally {
      history.replaceState(null, "", location.pathname + location.search);
    }
  });
});
