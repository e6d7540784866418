import { defineErrors } from "#shared/error-catalogue.ts";

export const notificationsErrors = defineErrors({
  "notifications.no_mail": { status: 409, message: "This site sends no e-mail" },
  "notifications.no_contact": { status: 409, message: "Confirm an e-mail address among your recovery contacts first" },
});
