import { defineErrors } from "#shared/error-catalogue.ts";

export const passwordsErrors = defineErrors({
  "password.too_long": { status: 400, message: "Password must be at most {max} characters" },
  "password.unusable": { status: 400, message: "Password holds a character that cannot be typed, use another one" },
  "password.weak": { status: 400, message: "Password must be at least {min} characters" },
  "password.busy": { status: 503, message: "Many people are at the door right now. Try again in a few seconds." },
  // Only the browser's forms find it.
  "auth.password_missing": { status: 400, message: "Type your password to do this" },
  "auth.password_needed": { status: 403, message: "Type your password to do this" },
  "auth.password_wrong": { status: 403, message: "This is not your password" },
  "auth.login_needed": { status: 403, message: "You have no password: log in again to do this" },
  "auth.password_locked": { status: 429, message: "Too many wrong passwords. Wait at least a quarter of an hour." },
});
