import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { confirmationAnswerSchema, type NeededProof } from "#features/passwords/passwords.schema.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { base, expectToast, openSettings } from "../../../../tests/support/web/open-settings.tsx";
import { answer, answerNothing, refuse } from "../../../../tests/support/web/stub-api.ts";

const CHANGE = `PUT ${base}/password` as const;
const block = page.getByRole("region", { name: "Password" });
const old = block.getByLabelText("Current password");
const next = block.getByLabelText("New password");
const change = block.getByRole("button", { name: "Change the password" });

function need(needs: NeededProof) {
  return { [`GET ${base}/confirmation`]: answer(confirmationAnswerSchema, { needs }) };
}

beforeEach(() => page.viewport(1440, 900));

describe("the password in Settings", () => {
  it("is changed with the old one, and the fields are empty again", async () => {
    const { api } = await openSettings({ [CHANGE]: answerNothing() });
    await old.fill("stack-it-6");
    await next.fill("new-chaos-1");
    await change.click();
    await expectToast("Password Changed", "Every other browser is out");
    expect(api.bodiesOf(CHANGE)).toEqual([{ password: "stack-it-6", newPassword: "new-chaos-1" }]);
    await expect.element(old).toHaveValue("");
    await expect.element(next).toHaveValue("");
    expect(api.countOf(`GET ${base}/sessions`)).toBe(2);
  });

  it("asks for the old one and checks the new one before anything is sent", async () => {
    const { api } = await openSettings();
    await change.click();
    await expectToast("Missing Info", "Type your password to do this");
    await expect.element(old).toHaveFocus();
    await old.fill("stack-it-6");
    await next.fill("12345");
    await change.click();
    await expectToast("Weak Password", "Password must be at least 6 characters");
    await expect.element(next).toHaveFocus();
    expect(api.countOf(CHANGE)).toBe(0);
  });

  it("says what is wrong at its field, and keeps what was typed", async () => {
    const wrong = "This is not your password";
    await openSettings({ [CHANGE]: refuse(403, "auth.password_wrong", wrong, "password") });
    await old.fill("wrong-one");
    await next.fill("new-chaos-1");
    await change.click();
    await expectToast("Password Not Changed", wrong);
    await expect.element(old).toHaveAccessibleDescription(new RegExp(wrong));
    await expect.element(next).toHaveValue("new-chaos-1");
    await expectAccessible();
  });

  it("is set for the first time by a member who has none", async () => {
    const { api } = await openSettings({ ...need("nothing"), [CHANGE]: answerNothing() });
    await next.fill("new-chaos-1");
    await expect.element(old).not.toBeInTheDocument();
    await block.getByRole("button", { name: "Set a password" }).click();
    await expectToast("Password Changed", "Every other browser is out");
    expect(api.bodiesOf(CHANGE)).toEqual([{ newPassword: "new-chaos-1" }]);
    await expect.element(old).toBeVisible();
  });

  it("asks a member who has none to log in again, and leads back", async () => {
    await openSettings(need("login"));
    const again = block.getByRole("link", { name: "Log in again" });
    await expect
      .element(again)
      .toHaveAttribute("href", "/api/login?again=true&next=%2Faccount%3Ftab%3Dsettings%23password");
    await expect.element(next).not.toBeInTheDocument();
    await expectAccessible();
  });
});
