import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "#web/ui/button.tsx";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiAnswer, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { reportAnswerSchema } from "../report.schema.ts";
import { useReport } from "./use-report.tsx";

const REPORT = "POST /api/report";
const REF_ID = "019a0000-0000-7000-8000-000000000009";
const DEADCAT = { id: "019a0000-0000-7000-8000-0000000000dc", username: "deadcat" };
const SENT = "Thank you for helping keep our marketplace safe.";
const WORDS = { report: "Report listing", subject: "Listing", owner: "Seller" };
const taken = answer(reportAnswerSchema, { report: { id: "019c0000-0000-7000-8000-000000000001" } }, 201);

function Reported() {
  const { report, dialog } = useReport();
  return (
    <>
      <h1>Page</h1>
      <Button
        onClick={() => report({ type: "listing", refId: REF_ID, title: "Cheap crown", owner: DEADCAT, words: WORDS })}
      >
        Report it
      </Button>
      {dialog}
    </>
  );
}

async function openReport({ isMember = true, body = taken }: { isMember?: boolean; body?: ApiAnswer } = {}) {
  const rendered = await renderPage(<Reported />, { user: isMember ? buildWebUser() : null, api: { [REPORT]: body } });
  await expect.poll(() => rendered.api.countOf("GET /api/auth/me")).toBe(1);
  await userEvent.click(page.getByRole("button", { name: "Report it" }));
  return rendered;
}

const dialog = page.getByRole("dialog", { name: "Report listing" });
const reason = dialog.getByRole("textbox", { name: "What is wrong with it?" });
const send = dialog.getByRole("button", { name: "Send report" });

async function expectToast(title: string, text: string) {
  await expect.element(page.getByRole("listitem").filter({ hasText: title })).toHaveTextContent(text);
}

describe("the report dialog", () => {
  it("says what is reported and asks for a reason", async () => {
    await openReport();
    await expect.element(dialog.getByText("Cheap crown")).toBeVisible();
    await expect.element(dialog.getByText("@deadcat", { exact: true })).toBeVisible();
    await expect.element(reason).toHaveFocus();
    await expectAccessible();
  });

  it("sends nothing without a reason", async () => {
    await openReport();
    await expect.element(send).toBeDisabled();
    await userEvent.fill(reason, "  \n ");
    await expect.element(send).toBeDisabled();
    await userEvent.fill(reason, "x");
    await expect.element(send).toBeEnabled();
  });

  it("sends the trimmed reason, closes and says thank you", async () => {
    const { api } = await openReport();
    await userEvent.fill(reason, "  Asks for the seed phrase ");
    await userEvent.click(send);
    await expectToast("Report Submitted", SENT);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Report it" })).toHaveFocus();
    expect(api.bodiesOf(REPORT)).toEqual([{ type: "listing", refId: REF_ID, reason: "Asks for the seed phrase" }]);
  });

  it("takes a report of the name instead", async () => {
    const { api } = await openReport();
    await userEvent.click(dialog.getByRole("button", { name: "The name @deadcat" }));
    await expect
      .element(dialog.getByRole("button", { name: "Listing", exact: true }))
      .toHaveAttribute("aria-pressed", "false");
    await expectAccessible();
    await userEvent.fill(reason, "Pretends to be the team");
    await userEvent.click(send);
    await expectToast("Report Submitted", SENT);
    const body = { type: "member", refId: DEADCAT.id, reason: "Pretends to be the team" };
    expect(api.bodiesOf(REPORT)).toEqual([body]);
  });

  it("has the reason again when it is opened next, until it is started afresh", async () => {
    await openReport();
    await userEvent.fill(reason, "Second thoughts");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.click(page.getByRole("button", { name: "Report it" }));
    await expect.element(reason).toHaveValue("Second thoughts");
    await userEvent.click(dialog.getByRole("button", { name: "Start afresh" }));
    await expect.element(reason).toHaveValue("");
  });

  it("stays open when the report did not go through", async () => {
    await openReport({ body: refuse(429, "reports.too_many", "That is enough for today.") });
    await userEvent.fill(reason, "Scam");
    await userEvent.click(send);
    await expectToast("Error", "Failed to submit report. Please try again.");
    await expect.element(dialog.getByText("That is enough for today.")).toBeVisible();
    await expect.element(reason).toHaveValue("Scam");
  });

  it("asks a visitor to log in", async () => {
    await openReport({ isMember: false });
    await expectToast("Authentication Required", "Log in first.");
    await expect.element(page.getByRole("dialog", { name: "JOIN THE CHAOS" })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
