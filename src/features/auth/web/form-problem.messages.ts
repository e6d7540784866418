import { defineMessages } from "#web/i18n/messages.ts";

/** Title and text of what the ordered rules of `auth.rules.ts` can find wrong, by its code. */
export const formProblemMessages = defineMessages("formProblem", {
  "login.missing.title": "Missing Info",
  "login.missing": "Username and password are required",
  "registration.username.title": "Invalid Username",
  "registration.username": "Username must be 3-20 characters, letters/numbers/underscore only",
  "password.weak.title": "Weak Password",
  "password.weak": "Password must be at least 6 characters",
  "password.too_long.title": "Password Too Long",
  "password.too_long": "Password must be at most 128 characters",
  "password.unusable.title": "Invalid Password",
  "password.unusable": "Password holds a character that cannot be typed, use another one",
  "profile.x_username.title": "Invalid X Username",
  "profile.x_username": "X username must be 1-15 characters, letters/numbers/underscore only",
  "profile.telegram_username.title": "Invalid Telegram Username",
  "profile.telegram_username": "Telegram username must be 5-32 characters, letters/numbers/underscore only",
  "profile.solana_wallet.title": "Invalid Solana Address",
  "profile.solana_wallet": "Please enter a valid Solana wallet address",
  "reset.mismatch.title": "Password Mismatch",
  "reset.mismatch": "Passwords do not match",
});
