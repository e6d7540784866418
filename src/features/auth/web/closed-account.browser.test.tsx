import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { pack } from "#pack/pack.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, answerNothing, refuse } from "../../../../tests/support/web/stub-api.ts";
import { closedAccountAnswerSchema } from "../auth.schema.ts";

const LOGIN = "POST /api/auth/login";
const CLOSED = "GET /api/auth/closed-account";
const ANSWER = "POST /api/auth/closed-account/answer";
const dialog = page.getByRole("dialog", { name: "JOIN THE CHAOS" });

async function logIn(details: { until: string; reason: string; words: string; answer: string }) {
  const body = { error: "This account is closed", code: "login.closed", details };
  const rendered = await renderPage(null, { api: { [LOGIN]: { status: 403, body }, [ANSWER]: answerNothing() } });
  openAuthDialog("login");
  await dialog.getByLabelText("Username").fill("vex");
  await dialog.getByLabelText("Password", { exact: true }).fill("stack-it-6");
  await dialog.getByRole("button", { name: "Enter" }).click();
  return rendered;
}

async function comeFromProvider(api: ApiStubs, home = "/") {
  window.history.replaceState(null, "", `${home}#closed-account`);
  const rendered = await renderPage(null, { api });
  openAuthDialog("login");
  return rendered;
}

beforeEach(() => page.viewport(390, 844));

describe("a closed account at the login", () => {
  it("says why and until when, and takes one answer", async () => {
    const { api } = await logIn({ until: "2026-12-01T10:00:00.000Z", reason: "scam", words: "Twice", answer: "open" });
    await expect.element(dialog.getByRole("heading", { name: "This account is locked." })).toHaveFocus();
    await expect.element(dialog.getByText(/It opens again on Dec/)).toBeVisible();
    await expect.element(dialog.getByText("Reason: it looks like a scam")).toBeVisible();
    await expect.element(dialog.getByText("In their words: Twice")).toBeVisible();
    await expectAccessible();
    await dialog.getByLabelText("Your answer").fill(" It was two bags ");
    await dialog.getByRole("button", { name: "Send the answer" }).click();
    await expect.element(dialog.getByLabelText("Your answer")).not.toBeInTheDocument();
    expect(api.bodiesOf(ANSWER)).toEqual([{ username: "vex", password: "stack-it-6", text: "It was two bags" }]);
  });

  it("without an end or an answer left names whom to write to, and leads back", async () => {
    await logIn({ until: "", reason: "", words: "", answer: "" });
    await expect.element(dialog.getByRole("heading", { name: "This account is closed." })).toBeVisible();
    await expect.element(dialog.getByRole("link", { name: pack.contactEmail })).toBeVisible();
    await dialog.getByRole("button", { name: "BACK" }).click();
    await expect.element(dialog.getByLabelText("Username")).toHaveValue("vex");
  });

  it("reads the same to who comes back from the provider, and takes their answer without a password", async () => {
    const closing = { until: "", reason: "scam", words: "Twice", answer: "open" };
    const { api } = await comeFromProvider({
      [CLOSED]: answer(closedAccountAnswerSchema, closing),
      [ANSWER]: answerNothing(),
    });
    await expect.element(dialog.getByRole("heading", { name: "This account is closed." })).toHaveFocus();
    expect(window.location.hash).toBe("");
    await dialog.getByLabelText("Your answer").fill("It was two bags");
    await dialog.getByRole("button", { name: "Send the answer" }).click();
    await expect.element(dialog.getByLabelText("Your answer")).not.toBeInTheDocument();
    expect(api.bodiesOf(ANSWER)).toEqual([{ text: "It was two bags" }]);
    await dialog.getByRole("button", { name: "BACK" }).click();
    await expect.element(dialog.getByLabelText("Username")).toBeVisible();
  });

  it("is told who has chosen a language too, whose home has an address of its own", async () => {
    await comeFromProvider({ [CLOSED]: refuse(404, "closing.not_found", "There is nothing left to answer") }, "/de");
    await expect.element(dialog.getByText(/could not be looked up/)).toBeVisible();
  });

  it("says so when it cannot be looked up, and leads back", async () => {
    await comeFromProvider({ [CLOSED]: refuse(404, "closing.not_found", "There is nothing left to answer") });
    await expect.element(dialog.getByText(/could not be looked up/)).toBeVisible();
    await dialog.getByRole("button", { name: "BACK" }).click();
    await expect.element(dialog.getByLabelText("Username")).toBeVisible();
  });
});
