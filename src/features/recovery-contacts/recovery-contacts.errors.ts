import { defineErrors } from "#shared/error-catalogue.ts";

export const recoveryContactsErrors = defineErrors({
  // These two only the browser's forms find.
  "contact.missing": { status: 400, message: "Enter an e-mail address or a phone number" },
  "contact.code_missing": { status: 400, message: "Enter the code from the message" },
  "contact.email": { status: 400, message: "Enter an e-mail address like name@example.com" },
  "contact.phone": { status: 400, message: "Enter the phone number with its country code, like +44 7700 900123" },
  "contact.phone_unreachable": { status: 400, message: "We cannot send messages to numbers of this kind" },
  "contact.code": { status: 400, message: "This code is wrong or too old. Ask for a new one." },
  "contact.not_found": { status: 404, message: "There is no such contact" },
  "contact.no_email": { status: 409, message: "This site is not set up to send e-mail yet" },
  "contact.no_messages": { status: 409, message: "This site is not set up to send text messages yet" },
  "contact.too_many": { status: 409, message: "You can keep {max} contacts. Remove one first." },
  "contact.confirmed": { status: 409, message: "This contact is already confirmed" },
  "contact.too_many_codes": { status: 429, message: "Too many codes were sent. Wait half an hour, then try again." },
});
