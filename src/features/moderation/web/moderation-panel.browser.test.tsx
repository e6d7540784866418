import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buildCase, buildDetails, toCaseId } from "../../../../tests/support/web/build-case.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import {
  caseDetailsSchema,
  caseListSchema,
  type LoggedAction,
  type ModerationCase,
  takenActionSchema,
  undoneActionSchema,
} from "../moderation.schema.ts";
import { ModerationPanel } from "./moderation-panel.tsx";

const mod = buildWebUser({ username: "mod", isModerator: true });
const OPEN = "GET /api/moderation/cases?state=open";
const CLOSED = "GET /api/moderation/cases?state=closed";
const ACTION_ID = toCaseId(700);

const readCall = (number: number) => `GET /api/moderation/cases/listing/${toCaseId(number)}` as const;
const actCall = (number: number) => `POST /api/moderation/cases/listing/${toCaseId(number)}/actions` as const;
const UNDO = `POST /api/moderation/actions/${ACTION_ID}/undo` as const;

function list(cases: ModerationCase[], values: { total?: number; nextCursor?: string | null } = {}) {
  return answer(caseListSchema, { cases, nextCursor: null, total: cases.length, ...values });
}

const details = answer(caseDetailsSchema, buildDetails());
const taken = answer(takenActionSchema, { actionId: ACTION_ID, undoUntil: "2026-11-22T12:10:00.000Z" }, 201);

const open = (api: ApiStubs) => renderPage(<ModerationPanel />, { user: mod, api });

function openThree(more: ApiStubs = {}) {
  return open({
    [OPEN]: list([buildCase(1), buildCase(2), buildCase(3)]),
    ...Object.fromEntries([1, 2, 3].map((number) => [readCall(number), details])),
    ...Object.fromEntries([1, 2, 3].map((number) => [actCall(number), taken])),
    ...more,
  });
}

const heading = (name: string) => page.getByRole("heading", { level: 2, name });
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => page.viewport(1440, 900));

/** But for the fraction of a pixel by which a scrolled page stands off. */
const WHOLE = { ratio: 0.99 };

describe("the queue", () => {
  it("says when nothing waits, at both widths", async () => {
    await open({ [OPEN]: list([]) });
    await expect.element(page.getByText("Nothing waits", { exact: true })).toBeVisible();
    await expectAccessible();
    await page.viewport(390, 844);
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  it("shows the oldest case as readers see it, with who reported it", async () => {
    await openThree({ [OPEN]: list([buildCase(1, { warnings: ["too-good"], answer: "They are real" })]) });
    await expect.element(heading("Cheap bags 1")).toBeVisible();
    await expect.element(page.getByText("Send first, I double it.")).toBeVisible();
    await expect.element(page.getByText("They are real")).toBeVisible();
    await expect.element(page.getByText("Promises money for money.")).toBeVisible();
    await expect.element(page.getByText("Same network as @mia")).toBeVisible();
    await expect.element(page.getByText("does not count")).toBeVisible();
    await expect.element(page.getByText("1 earlier decision")).toBeVisible();
    await expectAccessible();
  });

  it("opens a case on a phone in the place of the list, and goes back", async () => {
    await page.viewport(390, 844);
    await openThree();
    await expect.element(page.getByRole("button", { name: "Cheap bags 2" })).toBeVisible();
    await expect.element(heading("Cheap bags 1")).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Cheap bags 2" }).click();
    await expect.element(heading("Cheap bags 2")).toBeVisible();
    await expect.element(button("Ban")).toBeVisible();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(390);
    await page.getByRole("button", { name: "Back to the list" }).click();
    await expect.element(page.getByRole("button", { name: "Cheap bags 2" })).toHaveFocus();
  });

  it.each([
    [390, 844],
    [1440, 900],
  ])(
    "shows an opened case from its beginning, however far down in the list it stood, at %i px",
    async (width, height) => {
      await page.viewport(width, height);
      const cases = Array.from({ length: 40 }, (_, index) => buildCase(index + 1));
      await open({ [OPEN]: list(cases), [readCall(1)]: details, [readCall(39)]: details });
      await page.getByRole("button", { name: "Cheap bags 39" }).click();
      await expect.element(heading("Cheap bags 39")).toBeInViewport(WHOLE);
      await expect.element(page.getByText("Send first, I double it.")).toBeInViewport(WHOLE);
      await expect.element(button("Ban")).toBeVisible();
    },
  );

  it("reads ten thousand cases page by page", async () => {
    const first = Array.from({ length: 24 }, (_, index) => buildCase(index + 1));
    const { api } = await openThree({
      [OPEN]: list(first, { total: 10_000, nextCursor: "next" }),
      [`${OPEN}&cursor=next`]: list([buildCase(25)], { total: 10_000 }),
    });
    await expect.element(page.getByText("10,000 cases")).toBeVisible();
    await page.getByRole("button", { name: "Load more" }).click();
    await expect.element(page.getByRole("button", { name: "Cheap bags 25" })).toBeVisible();
    expect(api.countOf(`${OPEN}&cursor=next`)).toBe(1);
  });

  it("comes with the next page before the first one is settled, and where J goes beyond it", async () => {
    const first = Array.from({ length: 8 }, (_, index) => buildCase(index + 1));
    const { api } = await openThree({
      [OPEN]: list(first, { total: 10, nextCursor: "next" }),
      [`${OPEN}&cursor=next`]: list([buildCase(9), buildCase(10)], { total: 10 }),
      ...Object.fromEntries([4, 5].map((number) => [readCall(number), details])),
    });
    await expect.element(button("Hide")).toBeVisible();
    (await page.getByRole("button", { name: "Cheap bags 1" }).findElement()).focus();
    await userEvent.keyboard("h");
    await expect.element(page.getByText("Hidden: Cheap bags 1")).toBeVisible();
    await expect.element(heading("Cheap bags 2")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Cheap bags 2" })).toHaveFocus();
    expect(api.countOf(`${OPEN}&cursor=next`)).toBe(0);
    for (let step = 2; step < 5; step += 1) {
      await userEvent.keyboard("j");
      await expect.element(page.getByRole("button", { name: `Cheap bags ${step + 1}` })).toHaveFocus();
    }
    await expect.element(page.getByRole("button", { name: "Cheap bags 10" })).toBeVisible();
    expect(api.countOf(`${OPEN}&cursor=next`)).toBe(1);
    await expect.element(page.getByRole("button", { name: "Load more" })).not.toBeInTheDocument();
  });

  it("asks again for what did not come", async () => {
    const { api } = await open({ [OPEN]: refuse(503, "server.busy", "Busy") });
    await expect.element(page.getByText("The cases did not load.")).toBeVisible();
    api.set({ [OPEN]: list([]) });
    await button("Try again").click();
    await expect.element(page.getByText("Nothing waits", { exact: true })).toBeVisible();
  });

  it("keeps what was settled, with what was done", async () => {
    const entry: LoggedAction = {
      id: ACTION_ID,
      action: "hide",
      moderator: "mod",
      reason: "scam",
      note: "No such bags",
      days: null,
      createdAt: "2026-11-20T10:00:00.000Z",
      undoneAt: null,
      answer: "I am honest",
      answeredAt: null,
    };
    const settled = buildCase(1, { openedAt: null, closedAt: "2026-11-20T10:00:00.000Z" });
    await openThree({
      [CLOSED]: list([settled]),
      [readCall(1)]: answer(caseDetailsSchema, buildDetails({ history: [entry], possible: ["restore", "note"] })),
    });
    await button("Settled").click();
    await expect.element(page.getByText("No such bags")).toBeVisible();
    await expect.element(page.getByText("The author: I am honest")).toBeVisible();
    await expect.element(button("Restore")).toBeVisible();
    await expect.element(button("Ban")).not.toBeInTheDocument();
  });
});

describe("a decision", () => {
  it("is one key: the case goes, the next one opens, and U takes it back", async () => {
    const { api } = await openThree({ [UNDO]: answer(undoneActionSchema, { type: "listing", refId: toCaseId(2) }) });
    await expect.element(button("Hide")).toBeVisible();
    (await page.getByRole("button", { name: "Cheap bags 1" }).findElement()).focus();
    await userEvent.keyboard("j");
    await expect.element(heading("Cheap bags 2")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Cheap bags 2" })).toHaveFocus();
    await expect.element(button("Hide")).toBeVisible();
    await userEvent.keyboard("h");
    await expect.element(page.getByText("Hidden: Cheap bags 2")).toBeVisible();
    await expect.element(heading("Cheap bags 3")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Cheap bags 2" })).not.toBeInTheDocument();
    await expect.element(page.getByText("2 cases")).toBeVisible();
    expect(api.bodiesOf(actCall(2))).toEqual([{ action: "hide", reason: "rules", note: "", days: 7 }]);
    await expect.element(page.getByRole("button", { name: "Cheap bags 3" })).toHaveFocus();
    await userEvent.keyboard("u");
    await expect.element(page.getByText("Taken back: Cheap bags 2")).toBeVisible();
    await expect.element(heading("Cheap bags 2")).toBeVisible();
    expect(api.countOf(UNDO)).toBe(1);
  });

  it("is taken back later from what was done, for ten minutes and the last one first", async () => {
    const entry = (number: number, values: Partial<LoggedAction>): LoggedAction => ({
      id: toCaseId(number),
      action: "hide",
      moderator: "mod",
      reason: "scam",
      note: "",
      days: null,
      createdAt: new Date().toISOString(),
      undoneAt: null,
      answer: null,
      answeredAt: null,
      ...values,
    });
    const history = [
      entry(700, { action: "ban" }),
      entry(701, { action: "hide" }),
      entry(702, { action: "note", note: "Seen before", createdAt: new Date(Date.now() - 11 * 60_000).toISOString() }),
    ];
    const { api } = await openThree({
      [readCall(1)]: answer(caseDetailsSchema, buildDetails({ history })),
      [UNDO]: answer(undoneActionSchema, { type: "listing", refId: toCaseId(1) }),
    });
    await expect.element(page.getByText("Seen before")).toBeVisible();
    expect(page.getByRole("button", { name: "Undo" }).elements()).toHaveLength(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(page.getByText("Taken back: Cheap bags 1")).toBeVisible();
    expect(api.countOf(UNDO)).toBe(1);
  });

  it("goes out with reason, words and days", async () => {
    const { api } = await openThree();
    await button("Scam").click();
    await page.getByLabelText("Your words").fill("hello, nobody doubles money");
    await button("30 days").click();
    await button("Lock out").click();
    await expect.element(page.getByText("Locked out: @vex")).toBeVisible();
    await expect.element(heading("Cheap bags 1")).toBeVisible();
    expect(api.bodiesOf(actCall(1))).toEqual([
      { action: "lock", reason: "scam", note: "hello, nobody doubles money", days: 30 },
    ]);
  });

  it("asks for words where nobody would understand without, and takes no letter of them for a key", async () => {
    const { api } = await openThree();
    await button("Warn").click();
    await expect.element(page.getByText("Write what they should know.")).toBeVisible();
    await expect.element(page.getByLabelText("Your words")).toHaveFocus();
    await userEvent.keyboard("hdx");
    expect(api.bodiesOf(actCall(1))).toEqual([]);
    await button("Warn").click();
    await expect.element(page.getByText("Warned: Cheap bags 1")).toBeVisible();
    expect(api.bodiesOf(actCall(1))).toMatchObject([{ action: "warn", note: "hdx" }]);
  });

  it("says why it was refused", async () => {
    const refused = refuse(409, "moderation.own_thing", "This is yours: leave it to another moderator");
    await openThree({ [actCall(1)]: refused });
    await button("Dismiss").click();
    await expect.element(page.getByText("This is yours: leave it to another moderator")).toBeVisible();
    await expect.element(heading("Cheap bags 1")).toBeVisible();
  });
});
