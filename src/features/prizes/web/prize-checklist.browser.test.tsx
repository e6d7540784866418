import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { pack } from "#pack/pack.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { type PrizeCondition, prizeConditionsSchema } from "../prizes.schema.ts";
import { PrizeChecklist } from "./prize-checklist.tsx";

const vex = buildWebUser({ username: "vex" });
const CONDITIONS = `GET /api/users/${vex.id}/prize-conditions` as const;
const details = { minimum: 1000, symbol: "BAGZ", isUnknown: false };
const nothingMet: PrizeCondition[] = [
  { id: "contact", met: false },
  { id: "wallet", met: false },
  { id: "holding", met: false, details },
  { id: "work-days", met: false, details: { days: 3, count: 1 } },
  { id: "account-age", met: false, details: { days: 7, metAt: "2026-12-04T12:00:00.000Z" } },
];

function list(conditions: PrizeCondition[]) {
  return answer(prizeConditionsSchema, { conditions, closesAt: "2026-12-01T05:00:00.000Z" });
}

const open = (api: ApiStubs) => renderPage(<PrizeChecklist userId={vex.id} />, { user: vex, api });

describe("what a prize still needs", () => {
  it.each([390, 1440])("stands there with the way to each, at %i px", async (width) => {
    await page.viewport(width, 900);
    await open({ [CONDITIONS]: list(nothingMet) });
    const card = page.getByRole("region", { name: "Before a prize is paid" });
    await expect.element(card.getByText(/^5 things are missing/)).toBeVisible();
    for (const [name, href] of [
      ["Confirm a contact", "/account?tab=settings#contacts"],
      ["Prove a wallet", "/account?tab=settings#wallet"],
      ["Make something", "/tools"],
      ["See BAGZ", pack.tokens[0].buyUrl],
    ] as const) {
      await expect.element(card.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await expect.element(card.getByText("1,000 BAGZ in the proven wallet")).toBeVisible();
    await expect.element(card.getByText(/older than 7 days at the close\. Yours is on December 4, 2026/)).toBeVisible();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  it("is only what is missing", async () => {
    await open({
      [CONDITIONS]: list([
        { id: "contact", met: true },
        { id: "wallet", met: false },
      ]),
    });
    await expect.element(page.getByText(/^1 thing is missing/)).toBeVisible();
    expect(page.getByRole("link").elements()).toHaveLength(1);
  });

  it("is nothing when all is there, and that is said", async () => {
    await open({ [CONDITIONS]: list(nothingMet.map((condition) => ({ ...condition, met: true }))) });
    await expect.element(page.getByText("Nothing is missing. Earn the rank and the prize is yours.")).toBeVisible();
    expect(page.getByRole("link").elements()).toEqual([]);
  });

  it("does not ask a member to do what only the chain can", async () => {
    await open({ [CONDITIONS]: list([{ id: "holding", met: false, details: { ...details, isUnknown: true } }]) });
    await expect.element(page.getByText(/the chain does not answer right now\. Nothing is lost/)).toBeVisible();
    expect(page.getByRole("link").elements()).toEqual([]);
  });

  it("leaves no trace where the pack asks for nothing", async () => {
    const { api } = await open({ [CONDITIONS]: list([]) });
    await expect.poll(() => api.countOf(CONDITIONS)).toBe(1);
    await expect.element(page.getByRole("heading", { name: "Before a prize is paid" })).not.toBeInTheDocument();
  });

  it("is asked for again when it did not come", async () => {
    const { api } = await open({ [CONDITIONS]: refuse(503, "server.busy", "Busy") });
    await expect.element(page.getByText("What a prize needs could not be read.")).toBeVisible();
    api.set({ [CONDITIONS]: list([]) });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("What a prize needs could not be read.")).not.toBeInTheDocument();
  });
});
