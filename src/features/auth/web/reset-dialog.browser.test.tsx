import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { pack } from "#pack/pack.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { resetMethodsAnswerSchema, resetRequestAnswerSchema, resetVerifyAnswerSchema } from "../auth.schema.ts";

const REQUEST = "POST /api/auth/password-reset/request";
const VERIFY = "POST /api/auth/password-reset/verify";
const message = "If this contact is confirmed for that account, the instructions are on their way.";

const METHODS = "GET /api/auth/password-reset";
const canSend = (email: boolean, sms: boolean) => answer(resetMethodsAnswerSchema, { methods: { email, sms } });

const login = page.getByRole("dialog", { name: "JOIN THE CHAOS" });
const reset = page.getByRole("dialog", { name: "Reset your password" });
const username = reset.getByLabelText("Username");
const send = reset.getByRole("button", { name: "Send the token" });
const token = reset.getByLabelText("Token");
const newPassword = reset.getByLabelText("New password", { exact: true });
const confirmPassword = reset.getByLabelText("Confirm new password");
const setPassword = reset.getByRole("button", { name: "Set new password" });

async function expectToast(title: string, text: string) {
  await expect.element(page.getByRole("listitem").filter({ hasText: title })).toHaveTextContent(text);
}

async function openReset(api: ApiStubs = {}) {
  const rendered = await renderPage(null, { api: { [METHODS]: canSend(true, true), ...api } });
  openAuthDialog("login");
  await login.getByLabelText("Username").fill("zipgrin");
  await login.getByRole("button", { name: "Forgot your password?" }).click();
  await expect.element(reset).toBeVisible();
  return rendered;
}

async function requestToken(devToken?: string) {
  const rendered = await openReset({ [REQUEST]: answer(resetRequestAnswerSchema, { message, devToken }) });
  await reset.getByLabelText("E-mail address").fill("zip@example.com");
  await send.click();
  await expect.element(token).toBeVisible();
  return rendered;
}

beforeEach(() => page.viewport(1440, 900));

describe("password reset, step 1", () => {
  it("lies over the login, knows the name typed there and closes back to it", async () => {
    await openReset();
    await expect.element(username).toHaveValue("zipgrin");
    await expect.element(reset.getByLabelText("E-mail address")).toHaveFocus();
    await expect
      .element(reset.getByRole("listitem").filter({ hasText: "Request" }))
      .toHaveAttribute("aria-current", "step");
    await userEvent.keyboard("{Escape}");
    await expect.element(reset).not.toBeInTheDocument();
    await expect.element(login.getByRole("button", { name: "Forgot your password?" })).toHaveFocus();
  });

  it("needs name and contact", async () => {
    const { api } = await openReset();
    await send.click();
    await expectToast("Missing Info", "Username and contact method are required");
    await expect.element(reset.getByLabelText("E-mail address")).toHaveFocus();
    await reset.getByLabelText("E-mail address").fill("zip@example.com");
    await username.fill("");
    await send.click();
    await expect.element(username).toHaveAttribute("aria-invalid", "true");
    expect(api.countOf(REQUEST)).toBe(0);
  });

  it("asks for an e-mail address or a phone number, as the method says", async () => {
    const { api } = await openReset({ [REQUEST]: answer(resetRequestAnswerSchema, { message }) });
    await expect.element(reset.getByLabelText("E-mail address")).toHaveAttribute("type", "email");
    await expect.element(reset.getByLabelText("E-mail address")).toHaveAttribute("autocomplete", "email");
    await reset.getByRole("radio", { name: "SMS" }).click();
    const phone = reset.getByLabelText("Phone number");
    await expect.element(phone).toHaveAttribute("type", "tel");
    await expect.element(phone).toHaveAttribute("autocomplete", "tel");
    await phone.fill("+44 7700 900123");
    await send.click();
    await expectToast("Reset Instructions Sent", message);
    expect(api.bodiesOf(REQUEST)).toEqual([{ username: "zipgrin", method: "sms", contact: "+44 7700 900123" }]);
  });

  it("shows why it failed", async () => {
    await openReset({ [REQUEST]: refuse(429, "request.rate_limited", "Too many tries. Try again in 5 minutes.") });
    await reset.getByLabelText("E-mail address").fill("zip@example.com");
    await send.click();
    await expectToast("Reset Request Failed", "Too many tries. Try again in 5 minutes.");
    await expect.element(send).toBeVisible();
  });
});

describe("password reset on a site that cannot send everything", () => {
  it("says before anything is asked that nothing can be sent, and whom to write to", async () => {
    await openReset({ [METHODS]: canSend(false, false) });
    await expect.element(reset.getByRole("heading", { name: "This site sends no messages." })).toHaveFocus();
    const mail = reset.getByRole("link", { name: pack.contactEmail });
    await expect.element(mail).toHaveAttribute("href", `mailto:${pack.contactEmail}`);
    await expect.element(reset.getByRole("textbox")).not.toBeInTheDocument();
    await expect.element(send).not.toBeInTheDocument();
    await expectAccessible();
    await page.viewport(390, 844);
    await expectAccessible();
  });

  it.each([
    ["text messages", canSend(false, true), "This site sends text messages and no e-mail.", "Phone number", "sms"],
    ["e-mail", canSend(true, false), "This site sends e-mail and no text messages.", "E-mail address", "email"],
  ])("says that it sends only %s, and asks for nothing else", async (_name, methods, text, label, method) => {
    const { api } = await openReset({ [METHODS]: methods, [REQUEST]: answer(resetRequestAnswerSchema, { message }) });
    await expect.element(reset.getByText(text)).toBeVisible();
    await expect.element(reset.getByRole("radio")).not.toBeInTheDocument();
    await reset.getByLabelText(label).fill("+44 7700 900123");
    await send.click();
    await expect.element(token).toBeVisible();
    expect(api.bodiesOf(REQUEST)).toEqual([{ username: "zipgrin", method, contact: "+44 7700 900123" }]);
  });

  it("lets both be tried where nobody answers what it sends", async () => {
    await openReset({ [METHODS]: refuse(503, "server.busy", "Busy") });
    await expect.element(reset.getByRole("radio", { name: "SMS" })).toBeVisible();
  });

  it("is asked nothing until the dialog opens", async () => {
    const { api } = await renderPage(null, { api: {} });
    openAuthDialog("login");
    await expect.element(login).toBeVisible();
    expect(api.countOf(METHODS)).toBe(0);
  });
});

describe("password reset, step 2", () => {
  it("follows the request, with the token empty and focused", async () => {
    await requestToken();
    await expectToast("Reset Instructions Sent", message);
    await expect.element(token).toHaveValue("");
    await expect.element(token).toHaveFocus();
    await expect
      .element(reset.getByRole("listitem").filter({ hasText: "New password" }))
      .toHaveAttribute("aria-current", "step");
  });

  it("has the token filled in when a development server sent it along", async () => {
    await requestToken("dev-token-1");
    await expect.element(token).toHaveValue("dev-token-1");
    await expect.element(newPassword).toHaveFocus();
  });

  it("goes BACK to the request, which still knows what was typed", async () => {
    await requestToken();
    await reset.getByRole("button", { name: "BACK" }).click();
    await expect.element(username).toHaveValue("zipgrin");
    await expect.element(reset.getByLabelText("E-mail address")).toHaveValue("zip@example.com");
    await expect.element(username).toHaveFocus();
  });

  it("survives a look into the mailbox with the dialog closed", async () => {
    await requestToken();
    await userEvent.keyboard("{Escape}");
    await login.getByRole("button", { name: "Forgot your password?" }).click();
    await expect.element(token).toBeVisible();
  });

  it("checks presence, then equality, then length", async () => {
    const { api } = await requestToken();
    await setPassword.click();
    await expectToast("Missing Info", "All fields are required");
    await token.fill("token-1");
    await newPassword.fill("12345");
    await confirmPassword.fill("12346");
    await setPassword.click();
    await expectToast("Password Mismatch", "Passwords do not match");
    await expect.element(confirmPassword).toHaveFocus();
    await confirmPassword.fill("12345");
    await setPassword.click();
    await expectToast("Weak Password", "Password must be at least 6 characters");
    expect(api.countOf(VERIFY)).toBe(0);
  });

  it("sets the password, closes back to the login and starts over next time", async () => {
    const { api } = await requestToken("token-1");
    api.set({ [VERIFY]: answer(resetVerifyAnswerSchema, { message: "Your password has been successfully updated" }) });
    await newPassword.fill("secret2");
    await confirmPassword.fill("secret2");
    await userEvent.keyboard("{Enter}");
    await expectToast("Password Updated", "Your password has been successfully updated");
    await expect.element(reset).not.toBeInTheDocument();
    expect(api.bodiesOf(VERIFY)).toEqual([{ token: "token-1", newPassword: "secret2" }]);
    await expect.element(login.getByLabelText("Username")).toHaveValue("zipgrin");
    await login.getByRole("button", { name: "Forgot your password?" }).click();
    await expect.element(send).toBeVisible();
    await expect.element(reset.getByLabelText("E-mail address")).toHaveValue("");
  });

  it("shows why the token was refused and stays", async () => {
    const { api } = await requestToken("token-1");
    const tooOld = "This reset token is wrong or too old. Ask for a new one.";
    api.set({ [VERIFY]: refuse(400, "reset.token", tooOld) });
    await newPassword.fill("secret2");
    await confirmPassword.fill("secret2");
    await setPassword.click();
    await expectToast("Reset Failed", tooOld);
    await expect.element(newPassword).toHaveValue("secret2");
  });

  it("has no accessibility problem in either step", async () => {
    await openReset({ [REQUEST]: answer(resetRequestAnswerSchema, { message }) });
    await expectAccessible();
    await reset.getByLabelText("E-mail address").fill("zip@example.com");
    await send.click();
    await expect.element(token).toBeVisible();
    await setPassword.click();
    await expectAccessible();
  });
});

describe("a link for a new password", () => {
  it("leads to the second step with its token, which leaves the address", async () => {
    const code = "k".repeat(43);
    window.history.replaceState(null, "", `#reset=${code}`);
    const { api } = await renderPage(null, {
      api: { [VERIFY]: answer(resetVerifyAnswerSchema, { message: "Your password has been successfully updated" }) },
    });
    openAuthDialog("login");
    await expect.element(token).toHaveValue(code);
    expect(window.location.hash).toBe("");
    await newPassword.fill("stack-it-again-7");
    await confirmPassword.fill("stack-it-again-7");
    await setPassword.click();
    await expect.element(reset).not.toBeInTheDocument();
    expect(api.bodiesOf(VERIFY)).toEqual([{ token: code, newPassword: "stack-it-again-7" }]);
  });
});
