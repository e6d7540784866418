import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { contactAnswerSchema, type RecoveryContact } from "#features/recovery-contacts/recovery-contacts.schema.ts";
import { userAnswerSchema } from "#features/users/users.schema.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import {
  base,
  expectToast,
  listContacts as list,
  openSettings as open,
  zipgrin,
} from "../../../../tests/support/web/open-settings.tsx";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer, answerNothing, refuse } from "../../../../tests/support/web/stub-api.ts";
import { AccountSettings } from "./account-settings.tsx";

const CONTACTS = `GET ${base}/recovery-contacts` as const;
const ADD = `POST ${base}/recovery-contacts` as const;
const PROFILE = `PUT ${base}/profile` as const;
const waiting: RecoveryContact = {
  id: "019a0000-0000-7000-8000-00000000000a",
  method: "email",
  contact: "zip@example.com",
  isConfirmed: false,
  createdAt: "2026-11-20T09:00:00.000Z",
};
const confirmed = { ...waiting, isConfirmed: true };

beforeEach(() => page.viewport(1440, 900));

describe("Chaos Settings", () => {
  it("ask a visitor to log in", async () => {
    await renderPage(<AccountSettings user={null} />);
    await expect.element(page.getByRole("heading", { name: "Chaos Settings" })).toBeVisible();
    await expect.element(page.getByText("Please log in to manage your preferences")).toBeVisible();
    await page.getByRole("button", { name: "LOGIN" }).click();
    await expect.element(page.getByRole("dialog", { name: "JOIN THE CHAOS" })).toBeVisible();
  });

  it.each([
    ["wallet", "Proof of wallet"],
    ["contacts", "Ways back in"],
  ])("take a link to #%s to its block, with the focus", async (anchor, title) => {
    history.replaceState(null, "", `#${anchor}`);
    try {
      await open();
      await expect.element(page.getByRole("heading", { level: 3, name: title })).toHaveFocus();
    } finally {
      history.replaceState(null, "", location.pathname + location.search);
    }
  });

  it("list the facts of the account", async () => {
    await open(list([confirmed]));
    for (const [fact, value] of [
      ["Username", "@zipgrin"],
      ["Role", "Villain"],
      ["Points this month", "97"],
      ["Rank this month", "8"],
      ["Ways back in", "1"],
    ] as const) {
      const line = page.getByRole("definition").filter({ hasText: value });
      await expect.element(page.getByRole("term").filter({ hasText: fact })).toBeVisible();
      await expect.element(line.first()).toBeVisible();
    }
  });

  it("have no accessibility problem, wide and narrow", async () => {
    await open(list([confirmed, { ...waiting, id: "b", contact: "+447700900123", method: "sms" }]));
    await expect.element(page.getByText("Waits for its code")).toBeVisible();
    await expectAccessible();
    await page.viewport(390, 844);
    await expectAccessible();
  });
});

describe("profile", () => {
  const x = page.getByLabelText("X", { exact: true });
  const telegram = page.getByLabelText("Telegram");
  const save = page.getByRole("button", { name: "Save profile" });

  it("sends what was changed, cleared fields too, and says that it is saved", async () => {
    const { api } = await open({
      [PROFILE]: answer(userAnswerSchema, { user: { ...zipgrin, xUsername: null, telegramUsername: "@zipgrin" } }),
    });
    await expect.element(x).toHaveValue("@zip");
    await x.fill("");
    await telegram.fill("zipgrin");
    await save.click();
    await expectToast("Profile Updated", "Your profile has been saved");
    expect(api.bodiesOf(PROFILE)).toEqual([{ xUsername: "", telegramUsername: "@zipgrin" }]);
    await expect.element(telegram).toHaveValue("@zipgrin");
    await expect.element(x).toHaveValue("");
  });

  it("checks with the rules of the registration", async () => {
    const { api } = await open();
    await telegram.fill("abc");
    await save.click();
    await expectToast(
      "Invalid Telegram Username",
      "Telegram username must be 5-32 characters, letters/numbers/underscore only",
    );
    await expect.element(telegram).toHaveFocus();
    expect(api.countOf(PROFILE)).toBe(0);
  });

  it("shows why it was not saved and keeps what was typed", async () => {
    await open({ [PROFILE]: refuse(503, "server.busy", "The house is busy. Try again in a minute.") });
    await telegram.fill("zipgrin");
    await save.click();
    await expectToast("Update Failed", "The house is busy. Try again in a minute.");
    await expect.element(telegram).toHaveValue("@zipgrin");
  });
});

describe("recovery contacts", () => {
  const email = page.getByLabelText("E-mail address");
  const password = page.getByRole("region", { name: "Ways back in" }).getByLabelText("Current password");
  const send = page.getByRole("button", { name: "Send the code" });
  const code = page.getByLabelText("Code", { exact: true });
  const confirm = page.getByRole("button", { name: "Confirm", exact: true });

  it("go from nothing over a code to confirmed", async () => {
    const { api } = await open({
      [ADD]: answer(contactAnswerSchema, { contact: waiting }, 201),
      [`POST ${base}/recovery-contacts/${waiting.id}/confirm`]: answer(contactAnswerSchema, { contact: confirmed }),
    });
    await expect.element(page.getByText("No way back in yet.")).toBeVisible();
    await email.fill(" zip@example.com");
    await password.fill("stack-it-6");
    await send.click();
    await expectToast("Code Sent", "Look for the message at zip@example.com");
    expect(api.bodiesOf(ADD)).toEqual([{ method: "email", contact: "zip@example.com", password: "stack-it-6" }]);
    await expect.element(page.getByText("Waits for its code")).toBeVisible();
    await expect.element(email).toHaveValue("");

    await code.fill(" 12345678 ");
    await userEvent.keyboard("{Enter}");
    await expectToast("Way Back Confirmed", "A forgotten password can now be reset through zip@example.com");
    expect(api.bodiesOf(`POST ${base}/recovery-contacts/${waiting.id}/confirm`)).toEqual([{ code: "12345678" }]);
    await expect.element(page.getByText("Confirmed", { exact: true })).toBeVisible();
    await expect.element(code).not.toBeInTheDocument();
  });

  it("are checked before anything is sent", async () => {
    const { api } = await open();
    await send.click();
    await expectToast("Missing Info", "Enter an e-mail address or a phone number");
    await email.fill("nobody");
    await send.click();
    await expectToast("Invalid Contact", "Enter an e-mail address like name@example.com");
    await expect.element(email).toHaveFocus();
    await page.getByRole("radio", { name: "SMS" }).click();
    await page.getByLabelText("Phone number").fill("07700 900123");
    await send.click();
    await expectToast("Invalid Contact", "Enter the phone number with its country code, like +44 7700 900123");
    await page.getByLabelText("Phone number").fill("+44 7700 900123");
    await send.click();
    await expectToast("Missing Info", "Type your password to do this");
    await expect.element(password).toHaveFocus();
    expect(api.countOf(ADD)).toBe(0);
  });

  it("say what is wrong with a code, at its field", async () => {
    const { api } = await open(list([waiting]));
    await confirm.click();
    await expectToast("Missing Info", "Enter the code from the message");
    const wrong = "This code is wrong or too old. Ask for a new one.";
    api.set({ [`POST ${base}/recovery-contacts/${waiting.id}/confirm`]: refuse(400, "contact.code", wrong) });
    await code.fill("00000000");
    await confirm.click();
    await expectToast("Confirmation Failed", wrong);
    await expect.element(code).toHaveAccessibleDescription(new RegExp(wrong));
  });

  it("get a new code on request", async () => {
    const { api } = await open({ ...list([waiting]), [ADD]: answer(contactAnswerSchema, { contact: waiting }, 201) });
    await page.getByRole("button", { name: "Send a new code" }).click();
    await expectToast("Code Sent", "Look for the message at zip@example.com");
    expect(api.bodiesOf(ADD)).toEqual([{ method: "email", contact: "zip@example.com" }]);
    await expect.element(page.getByRole("list", { name: "Recovery contacts" }).getByRole("listitem")).toHaveLength(1);
  });

  it("are removed after a second question and the password only", async () => {
    const remove = `DELETE ${base}/recovery-contacts/${waiting.id}` as const;
    const { api } = await open({ ...list([confirmed]), [remove]: answerNothing() });
    await page.getByRole("button", { name: "Remove zip@example.com" }).click();
    await expect.element(password.first()).toHaveFocus();
    await page.getByRole("button", { name: "Keep" }).click();
    await page.getByRole("button", { name: "Remove zip@example.com" }).click();
    await page.getByRole("button", { name: "Really remove zip@example.com" }).click();
    await expectToast("Missing Info", "Type your password to do this");
    expect(api.countOf(remove)).toBe(0);
    await expectAccessible();
    await password.first().fill("stack-it-6");
    await page.getByRole("button", { name: "Really remove zip@example.com" }).click();
    await expectToast("Contact Removed", "Nothing is sent to zip@example.com any more");
    expect(api.bodiesOf(remove)).toEqual([{ password: "stack-it-6" }]);
    await expect.element(page.getByText("No way back in yet.")).toBeVisible();
  });

  it("offer only what this site can send", async () => {
    const { screen } = await open(list([], { email: true, sms: false }));
    await expect.element(email).toBeVisible();
    await expect.element(page.getByRole("radio", { name: "SMS" })).not.toBeInTheDocument();
    await screen.unmount();
    await open(list([], { email: false, sms: false }));
    await expect.element(page.getByText(/This site cannot send messages yet/)).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
  });

  it("can be asked for again when they did not load", async () => {
    const { api } = await open({ [CONTACTS]: refuse(503, "server.busy", "Busy") });
    await expect.element(page.getByText("Your recovery contacts did not load.")).toBeVisible();
    api.set(list([confirmed]));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("zip@example.com")).toBeVisible();
  });
});
