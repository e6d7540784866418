import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiAnswer, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { type AuditEntry, auditListSchema } from "../audit.schema.ts";
import { AuditPanel } from "./audit-panel.tsx";

const CALL = "GET /api/admin/audit";

function buildEntry(values: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: "019a0000-0000-7000-8000-000000000001",
    at: "2026-11-23T06:00:00.000Z",
    by: "warden",
    action: "members.role",
    target: "019a0000-0000-7000-8000-00000000000a",
    targetName: "vex",
    details: { before: { role: "member" }, after: { role: "moderator" } },
    ...values,
  };
}

function answerWith(entries: AuditEntry[], next: string | null = null): ApiAnswer {
  return answer(auditListSchema, { entries, next });
}

beforeEach(() => page.viewport(1440, 900));

async function open(response: ApiAnswer = answerWith([buildEntry()])) {
  return (await renderPage(<AuditPanel />, { api: { [CALL]: response } })).api;
}

describe("the audit of the back office", () => {
  it("says who did what with whom, and opened how it was before and after", async () => {
    await open(answerWith([buildEntry(), buildEntry({ id: "2", by: null, action: "months.note", targetName: null })]));
    const entry = page.getByRole("listitem").first();
    await expect.element(entry).toHaveTextContent("@wardenmembers.role@vex");
    await expect.element(page.getByText("an account that has left")).toBeVisible();
    await entry.getByText("members.role").click();
    await expect.element(entry.getByRole("deletion")).toHaveTextContent("before: member");
    await expect.element(entry.getByRole("insertion")).toHaveTextContent("after: moderator");
    await expectAccessible();
  });

  it("asks for what the filters say, and takes the same along as a file", async () => {
    const api = await open();
    api.set({ [`${CALL}?by=warden&action=months`]: answerWith([]) });
    await page.getByLabelText("Who").fill("warden");
    await page.getByLabelText("What").fill("months");
    await page.getByRole("button", { name: "Show" }).click();
    await expect.element(page.getByText("No entry is like this.")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "As CSV" }))
      .toHaveAttribute("href", "/api/admin/audit/export?by=warden&action=months&format=csv");
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.element(page.getByText("@vex").first()).toBeVisible();
  });

  it("goes on downwards", async () => {
    const api = await open(answerWith([buildEntry()], "more"));
    api.set({ [`${CALL}?cursor=more`]: answerWith([buildEntry({ id: "3", targetName: "rex" })]) });
    await page.getByRole("button", { name: "Load more" }).click();
    await expect.element(page.getByText("@rex").first()).toBeVisible();
  });

  it("says why it shows nothing", async () => {
    await open(refuse(400, "text.pattern", "Write the day as 2026-12-31", "from"));
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it.each([320, 390, 820])("fits a width of %i pixels", async (width) => {
    await page.viewport(width, 900);
    await open(answerWith([buildEntry({ target: "x".repeat(120), targetName: null })]));
    await page.getByText("members.role").click();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
