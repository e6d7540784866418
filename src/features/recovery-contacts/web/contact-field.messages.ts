import { defineMessages } from "#web/i18n/messages.ts";

export const contactFieldMessages = defineMessages("contactField", {
  email: "E-mail address",
  sms: "Phone number",
  smsPlaceholder: "+ country code and number",
});
