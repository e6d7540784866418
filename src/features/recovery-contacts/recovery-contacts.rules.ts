import { createProblem, type FormProblem } from "#shared/form-problem.ts";
import { countCodePoints, isSafeText } from "#shared/text.ts";
import { recoveryContactsErrors } from "./recovery-contacts.errors.ts";
import type { ContactMethod } from "./recovery-contacts.schema.ts";

/** Characters of an e-mail address, from RFC 5321. */
const EMAIL_MAX = 254;
/** Contacts one member can keep. */
export const CONTACTS_MAX = 5;
/** Digits of the code that confirms a contact. */
export const CONTACT_CODE_LENGTH = 8;

const EMAIL_PATTERN =
  /^[^\s@"'(),:;<>[\\\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
/** E.164: a plus sign and at most 15 digits. */
const PHONE_PATTERN = /^\+[1-9]\d{7,14}$/;
/** Numbers that cost the sender dearly: premium services of some countries, satellite and international networks. */
const COSTLY_PHONE_PREFIX = /^\+(1900|1976|449|4470|49900|87\d|88[123]|979|808)/;

/** One spelling per contact, so that what was confirmed is found again however it is typed. */
export function normalizeContact(method: ContactMethod, contact: string): string {
  const trimmed = contact.trim().normalize("NFKC");
  return method === "email" ? trimmed.toLowerCase() : trimmed.replace(/[\s().\-/]/g, "").replace(/^00/, "+");
}

/** Looks at a normalised contact. */
export function findContactProblem(method: ContactMethod, contact: string): FormProblem<"contact"> | undefined {
  const field = "contact";
  if (method === "email") {
    const isAddress = countCodePoints(contact) <= EMAIL_MAX && isSafeText(contact) && EMAIL_PATTERN.test(contact);
    return isAddress ? undefined : createProblem(recoveryContactsErrors, "contact.email", { field });
  }
  if (!PHONE_PATTERN.test(contact)) return createProblem(recoveryContactsErrors, "contact.phone", { field });
  if (COSTLY_PHONE_PREFIX.test(contact)) {
    return createProblem(recoveryContactsErrors, "contact.phone_unreachable", { field });
  }
  return undefined;
}

/** Enough of a contact to recognise one's own, and too little to write to: `v…@example.org`, `+49…27`. */
export function maskContact(method: ContactMethod, contact: string): string {
  if (method === "sms") return `${contact.slice(0, 3)}…${contact.slice(-2)}`;
  return `${contact.slice(0, 1)}…${contact.slice(contact.lastIndexOf("@"))}`;
}
