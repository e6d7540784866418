import { defineMessages } from "#web/i18n/messages.ts";
import { profileFields } from "../profile-fields.catalog.ts";

const profileTitles: Record<string, string> = Object.fromEntries(
  profileFields.map(({ problem: { code, title } }) => [code, title]),
);

/** Titles over what the rules of the account forms can find wrong, by its code. */
export const formProblemMessages = defineMessages("users/formProblem", {
  "login.missing": "Missing Info",
  "registration.username": "Invalid Username",
  "auth.password_missing": "Missing Info",
  "password.weak": "Weak Password",
  "password.too_long": "Password Too Long",
  "password.unusable": "Invalid Password",
  ...profileTitles,
  "reset.request_missing": "Missing Info",
  "reset.verify_missing": "Missing Info",
  "reset.mismatch": "Password Mismatch",
  "contact.missing": "Missing Info",
  "contact.email": "Invalid Contact",
  "contact.phone": "Invalid Contact",
  "contact.phone_unreachable": "Invalid Contact",
  "contact.code_missing": "Missing Info",
});
