import { describe, expect, it } from "vitest";
import { authErrors } from "#features/auth/auth.errors.ts";
import { passwordsErrors } from "#features/passwords/passwords.errors.ts";
import { profileErrors } from "#features/profile/profile.errors.ts";
import { recoveryContactsErrors } from "#features/recovery-contacts/recovery-contacts.errors.ts";
import type { ErrorCatalogue } from "#shared/error-catalogue.ts";
import { formProblemMessages } from "./form-problem.messages.ts";

const catalogue: ErrorCatalogue = { ...authErrors, ...passwordsErrors, ...profileErrors, ...recoveryContactsErrors };
/** Only the server finds these. */
const SERVER_CODES = ["reset.token", "contact.code"];

describe("the titles of form problems", () => {
  it("are there for every problem that a form can have, and for nothing else", () => {
    const codes = Object.entries(catalogue).flatMap(([code, { status }]) => (status === 400 ? [code] : []));
    const titled = Object.keys(formProblemMessages.texts);
    expect(titled.sort()).toEqual(codes.filter((code) => !SERVER_CODES.includes(code)).sort());
  });

  it.each([
    ["login.missing", "Missing Info"],
    ["registration.username", "Invalid Username"],
    ["password.weak", "Weak Password"],
    ["profile.x_username", "Invalid X Username"],
    ["profile.telegram_username", "Invalid Telegram Username"],
    ["profile.solana_wallet", "Invalid {chain} Address"],
    ["reset.verify_missing", "Missing Info"],
    ["reset.mismatch", "Password Mismatch"],
  ])("of %s is the specification's", (code, title) => {
    const texts: Record<string, string> = formProblemMessages.texts;
    expect(texts[code]).toBe(title);
  });
});
