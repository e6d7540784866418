import { defineErrors } from "#shared/error-catalogue.ts";

export const secondFactorErrors = defineErrors({
  // 403 and not the login's status: the web client would take a lost session from that.
  "second_factor.needed": { status: 403, message: "Show your second factor to come in" },
  "second_factor.expired": { status: 403, message: "This login took too long or too many tries. Start it again." },
  "second_factor.wrong": { status: 403, message: "This code or passkey is not right, or was used before" },
  "second_factor.locked": { status: 429, message: "Too many wrong codes. Wait at least a quarter of an hour." },
  "second_factor.staff_only": { status: 403, message: "Second factors are for administrators and moderators" },
  "second_factor.passkey_refused": { status: 400, message: "This passkey could not be added. Try again." },
  "second_factor.passkey_known": { status: 409, message: "This passkey is here already" },
  "second_factor.too_many": { status: 409, message: "{max} passkeys are enough: remove one first" },
  "second_factor.too_many_apps": { status: 409, message: "There is an authenticator app already: remove it first" },
  "second_factor.app_code": { status: 400, message: "This code does not match. Look at the app again." },
  "second_factor.not_found": { status: 404, message: "There is no such second factor" },
});
