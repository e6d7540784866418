import { base58 } from "@scure/base";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { pack } from "#pack/pack.ts";
import { setLocale } from "#web/i18n/locale.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, answerNothing, refuse } from "../../../../tests/support/web/stub-api.ts";
import {
  type PaymentList,
  paymentListSchema,
  type Review,
  type ReviewRow,
  reviewListSchema,
  reviewSchema,
} from "../review.schema.ts";
import { MonthsPanel } from "./months-panel.tsx";

const boss = { ...buildWebUser({ username: "warden" }), isAdmin: true };
const LIST = "GET /api/admin/months";
const BASE = "/api/admin/months/2026-10";
const READ = `GET ${BASE}?after=0` as const;
const ROOT = "295d96fe0a76f5685ac806df58f004f9ab37c49321cc5f583ae098328ae64067";
const SIGNATURE = base58.encode(new Uint8Array(64).fill(7));

function buildRow(values: Partial<ReviewRow> = {}): ReviewRow {
  return {
    position: 1,
    pseudonym: "p1",
    frozenRank: 1,
    rank: 1,
    prize: 5000,
    points: 412,
    provenPoints: 398,
    judgedBy: 3,
    reachedAt: "2026-10-30T12:00:00.000Z",
    username: "vex",
    isDisabled: false,
    decision: null,
    note: null,
    conditions: [
      { id: "contact", met: true, isUnknown: false },
      { id: "wallet", met: false, isUnknown: false },
      { id: "holding", met: false, isUnknown: true },
    ],
    signals: [{ code: "shared-network", count: 2, with: ["rex", "dex"], gone: 2 }],
    changed: { wallet: null, contacts: null },
    ...values,
  };
}

function buildReview(values: Partial<Review> = {}): Review {
  return {
    monthYear: "2026-10",
    state: "frozen",
    frozenAt: "2026-11-01T04:00:20.000Z",
    settledAt: null,
    publishedAt: null,
    paidAt: null,
    members: 2,
    ranked: 2,
    entries: 90,
    root: null,
    prizes: { count: 1, total: 5000, passedOn: 1, withoutWinner: 9, unknown: 0 },
    decisionCount: 0,
    rows: [
      buildRow(),
      buildRow({ position: 2, pseudonym: "p2", frozenRank: 2, rank: 2, username: "rex", prize: 0, signals: [] }),
    ],
    pageSize: 50,
    ...values,
  };
}

const payments: PaymentList = {
  monthYear: "2026-10",
  count: 1,
  total: 5000,
  paid: 0,
  payments: [
    {
      rank: 1,
      pseudonym: "p1",
      username: "vex",
      xUsername: "vex_on_x",
      telegramUsername: null,
      wallet: "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU",
      changed: { wallet: 5, contacts: 1 },
      amount: 5000,
      signature: null,
    },
  ],
};

const SETTLED = { settledAt: "2026-11-03T12:00:00.000Z" };
const PUBLISHED = { ...SETTLED, state: "published", publishedAt: "2026-11-04T12:00:00.000Z", root: ROOT } as const;

const read = (values: Partial<Review> = {}) => answer(reviewSchema, { review: buildReview(values) });
const list = answer(reviewListSchema, {
  months: [{ monthYear: "2026-10", state: "frozen", isSettled: false, members: 2, entries: 90 }],
  nextCloseAt: "2026-12-01T05:00:00.000Z",
});

function open(api: ApiStubs = {}) {
  return renderPage(<MonthsPanel />, { user: boss, api: { [LIST]: list, [READ]: read(), ...api } });
}

async function expectFits() {
  for (const width of [390, 1440]) {
    await page.viewport(width, 900);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(width);
  }
}

beforeEach(() => page.viewport(1440, 900));

describe("the months of the back office", () => {
  it("say when the first close is, as long as there is none", async () => {
    await open({ [LIST]: answer(reviewListSchema, { months: [], nextCloseAt: "2026-12-01T05:00:00.000Z" }) });
    await expect.element(page.getByText("Nothing to judge yet")).toBeVisible();
    await expect.element(page.getByText(/No month has closed\. The running one freezes by itself on/)).toBeVisible();
    await expectFits();
  });

  it("are asked for again when they did not come", async () => {
    const { api } = await open({ [LIST]: refuse(503, "server.busy", "Busy") });
    await expect.element(page.getByText("The months did not load.")).toBeVisible();
    api.set({ [LIST]: list });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByRole("heading", { name: "October 2026" })).toBeVisible();
  });
});

describe("the review of a month", () => {
  it("says of each member what stands out and what a prize lacks", async () => {
    await open();
    const vex = page.getByRole("listitem").filter({ hasText: "398 of 412 points proven" }).first();
    await expect
      .element(vex)
      .toHaveTextContent("Came from 2 networks that others used too. With @rex, @dex, and 2 deleted accounts.");
    await expect.element(vex).toHaveTextContent("Contact: met");
    await expect.element(vex).toHaveTextContent("Wallet: missing");
    await expect.element(vex).toHaveTextContent("Tokens held: cannot be read");
    await expect.element(page.getByText("Nothing stands out")).toBeVisible();
    await expect.element(page.getByText("1 of 10")).toBeVisible();
    await expectFits();
  });

  it("disqualifies with a reason, shows the answer and takes it back", async () => {
    const decision = {
      category: "vote-ring",
      reason: "You and rex",
      decidedAt: "2026-11-02T12:00:00.000Z",
      answer: "He is my brother",
      answeredAt: "2026-11-02T15:00:00.000Z",
    } as const;
    const { api } = await open({
      [`POST ${BASE}/decisions`]: answerNothing(),
      [`DELETE ${BASE}/decisions/p1`]: answerNothing(),
    });
    await page.getByRole("button", { name: "Disqualify @vex" }).click();
    const dialog = page.getByRole("dialog", { name: "Disqualify @vex?" });
    await dialog.getByRole("button", { name: "Disqualify" }).click();
    await expect.element(dialog.getByText("Give a reason. The member reads it.")).toBeVisible();
    await dialog.getByLabelText("What for").selectOptions("vote-ring");
    await dialog.getByLabelText("Reason").fill("You and rex");
    await expectAccessible();
    api.set({ [READ]: read({ rows: [buildRow({ rank: null, prize: 0, decision })] }) });
    await dialog.getByRole("button", { name: "Disqualify" }).click();
    await expect.element(page.getByText("@vex is out of the month")).toBeVisible();
    expect(api.bodiesOf(`POST ${BASE}/decisions`)).toEqual([
      { pseudonym: "p1", category: "vote-ring", reason: "You and rex" },
    ]);
    await expect.element(page.getByText("He is my brother")).toBeVisible();
    await expectFits();
    await page.viewport(1440, 900);
    await page.getByRole("button", { name: "Take back the disqualification of @vex" }).click();
    api.set({ [READ]: read() });
    const question = page.getByRole("dialog");
    await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await question.getByRole("button", { name: "Take it back" }).click();
    await expect.element(page.getByText("@vex has the place again")).toBeVisible();
  });

  it("notes something for other administrators", async () => {
    const { api } = await open({ [`PUT ${BASE}/notes/p1`]: answerNothing() });
    await page.getByRole("button", { name: "Note about @vex" }).click();
    await page.getByRole("dialog").getByLabelText("Note about @vex").fill("Asked on X");
    await page.getByRole("dialog").getByRole("button", { name: "Save the note" }).click();
    await expect.element(page.getByText("Note Saved", { exact: true })).toBeVisible();
    expect(api.bodiesOf(`PUT ${BASE}/notes/p1`)).toEqual([{ note: "Asked on X" }]);
  });

  it("waits for wallets that cannot be read, until the administrator says otherwise", async () => {
    const refusal = {
      status: 409,
      body: { error: "2 wallets cannot be read", code: "months.holdings_unknown", details: { count: 2 } },
    };
    const unknown = { count: 0, total: 0, passedOn: 0, withoutWinner: 10, unknown: 2 };
    const { api } = await open({ [READ]: read({ prizes: unknown }), [`POST ${BASE}/settle`]: refusal });
    await expect.element(page.getByText(/2 wallets that decide a prize cannot be read/)).toBeVisible();
    await page.getByRole("button", { name: "End the review" }).click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("2 wallets cannot be read");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expectAccessible();
    api.set({ [`POST ${BASE}/settle`]: answerNothing(), [READ]: read(SETTLED) });
    await page.getByRole("button", { name: "End it, count them as not met" }).click();
    await expect.element(page.getByText("Review Ended", { exact: true })).toBeVisible();
    await expect.element(page.getByRole("region", { name: "What is about to be published" })).toHaveFocus();
    expect(api.bodiesOf(`POST ${BASE}/settle`)).toEqual([
      { acceptUnknown: false },
      { acceptUnknown: false },
      { acceptUnknown: true },
    ]);
  });

  it("is reopened, or published after a question that says what", async () => {
    const { api } = await open({
      [READ]: read(SETTLED),
      [`POST ${BASE}/reopen`]: answerNothing(),
      [`POST ${BASE}/publish`]: answerNothing(),
      [`GET ${BASE}/payments`]: answer(paymentListSchema, payments),
    });
    await expect.element(page.getByRole("button", { name: "Disqualify @vex" })).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Reopen the review" }).click();
    await expect.element(page.getByText("Review Reopened", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Publish October 2026?" });
    await expect.element(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await expectAccessible();
    api.set({ [READ]: read(PUBLISHED) });
    await dialog.getByRole("button", { name: "Publish 1 prize, 5,000 tokens" }).click();
    await expect.element(page.getByText("Month Published", { exact: true })).toBeVisible();
    expect(api.bodiesOf(`POST ${BASE}/publish`)).toEqual([{ count: 1, total: 5000 }]);
    await expect.element(page.getByRole("region", { name: "What was published" })).toHaveFocus();
    await expect.element(page.getByText(new RegExp(`month 2026-10 · root ${ROOT}`))).toBeVisible();
  });

  it("sets the line to post from right to left in Arabic, and copies it without marks", async () => {
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    onTestFinished(() => {
      setLocale("en", {});
      document.documentElement.dir = "ltr";
    });
    setLocale(
      "ar",
      new Proxy({ "months/monthsPanel.rootLine": "جذر الشهر · {site} {month} · {root}" }, { has: () => true }),
    );
    document.documentElement.dir = "rtl";
    await open({ [READ]: read(PUBLISHED), [`GET ${BASE}/payments`]: answer(paymentListSchema, payments) });
    await expect.element(page.getByRole("button", { name: "Copy the line" })).toBeVisible();
    const line = document.querySelector(".months-root code")?.firstChild as Text;
    const findRight = (words: string) => {
      const range = document.createRange();
      range.setStart(line, line.data.indexOf(words));
      range.setEnd(line, line.data.indexOf(words) + words.length);
      return range.getClientRects()[0]?.right ?? 0;
    };
    // Each begins where the one before has ended: to its left.
    expect(findRight("جذر")).toBeGreaterThan(findRight(pack.name));
    expect(findRight(pack.name)).toBeGreaterThan(findRight("2026-10"));
    await page.getByRole("button", { name: "Copy the line" }).click();
    expect(copied).toHaveBeenCalledWith(`جذر الشهر · ${pack.name} 2026-10 · ${ROOT}`);
  });

  it("turns its pages", async () => {
    const { api } = await open({
      [READ]: read({ ranked: 10_000 }),
      [`GET ${BASE}?after=50`]: read({ ranked: 10_000, rows: [buildRow({ position: 51, username: "fifty_one" })] }),
    });
    await expect.element(page.getByText("1–50 of 10,000")).toBeVisible();
    await page.getByRole("button", { name: "Page 2", exact: true }).click();
    await expect.element(page.getByText("@fifty_one")).toBeVisible();
    expect(api.countOf(`GET ${BASE}?after=50`)).toBe(1);
  });
});

describe("the pay list", () => {
  it("names who gets what and where, and takes the signature of each payment", async () => {
    const { api } = await open({
      [READ]: read(PUBLISHED),
      [`GET ${BASE}/payments`]: answer(paymentListSchema, payments),
      [`PUT ${BASE}/payments/p1`]: refuse(400, "months.bad_signature", "This is no signature", "signature"),
    });
    await expect.element(page.getByText("Wallet changed 5 hours ago")).toBeVisible();
    await expect.element(page.getByText("Ways back changed 1 hour ago")).toBeVisible();
    await expect.element(page.getByText("0 of 5,000 tokens paid")).toBeVisible();
    const table = page.getByRole("table");
    await expect.element(table).toHaveTextContent("vex_on_x");
    const field = table.getByRole("textbox", { name: "Signature of the payment to @vex" });
    await field.fill("abc");
    await table.getByRole("button", { name: "Note the payment to @vex" }).click();
    await expect.element(table.getByText("This is no signature")).toBeVisible();
    await expectFits();
    await page.viewport(1440, 900);
    const [payment] = payments.payments;
    api.set({
      [`PUT ${BASE}/payments/p1`]: answerNothing(),
      [`GET ${BASE}/payments`]: answer(paymentListSchema, {
        ...payments,
        paid: 5000,
        payments: payment ? [{ ...payment, signature: SIGNATURE }] : [],
      }),
    });
    await field.fill(SIGNATURE);
    await table.getByRole("button", { name: "Note the payment to @vex" }).click();
    await expect.element(page.getByText("5,000 of 5,000 tokens paid")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Download the pay list as CSV" }))
      .toHaveAttribute("href", `${BASE}/payments.csv`);
  });
});
