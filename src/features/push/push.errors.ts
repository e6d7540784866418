import { defineErrors } from "#shared/error-catalogue.ts";

export const pushErrors = defineErrors({
  "push.off": { status: 409, message: "This site pushes no news" },
  "push.key_invalid": { status: 400, message: "keys.p256dh is no key that anything could be written to" },
});
