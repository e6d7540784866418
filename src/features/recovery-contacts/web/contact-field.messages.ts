import { defineMessages } from "#web/i18n/messages.ts";

export const contactFieldMessages = defineMessages("recovery-contacts/contactField", {
  email: "E-mail address",
  sms: "Phone number",
  smsPlaceholder: "+ country code and number",
});
