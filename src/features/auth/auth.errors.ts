import { defineErrors } from "#shared/error-catalogue.ts";

export const authErrors = defineErrors({
  "login.missing": { status: 400, message: "Username and password are required" },
  // The same for an unknown name, a wrong password and a lockout: it tells nobody which names exist.
  "login.failed": { status: 401, message: "Invalid credentials or account locked" },
  // For whoever has the password: others hear the same as ever. Times are empty where a closing has no end.
  "login.closed": {
    status: 403,
    message: "This account is closed",
    details: ["until", "reason", "words", "answer"],
  },
  "closing.not_found": { status: 404, message: "There is nothing left to answer" },
  "registration.username": {
    status: 400,
    message: "Username must be {min}-{max} characters, letters/numbers/underscore only",
  },
  "username.taken": { status: 409, message: "That name is taken. Pick another one." },
  "password.changed_meanwhile": { status: 409, message: "The password was changed just now, somewhere else" },
  "reset.request_missing": { status: 400, message: "Username and contact method are required" },
  "reset.verify_missing": { status: 400, message: "All fields are required" },
  "reset.mismatch": { status: 400, message: "Passwords do not match" },
  "reset.token": { status: 400, message: "This reset token is wrong or too old. Ask for a new one." },
});
