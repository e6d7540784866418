import type { BoundField } from "#web/forms/use-form.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { TextField } from "#web/ui/field.tsx";
import type { ContactMethod } from "../recovery-contacts.schema.ts";
import { contactFieldMessages } from "./contact-field.messages.ts";

/** An e-mail address or a phone number, with the keyboard that fits. */
export function ContactField({ method, ...field }: BoundField & { method: ContactMethod }) {
  const t = useMessages(contactFieldMessages);
  const kind = method === "email" ? "email" : "tel";
  return (
    <TextField
      {...field}
      label={t(method)}
      type={kind}
      inputMode={kind}
      autoComplete={kind}
      placeholder={method === "sms" ? t("smsPlaceholder") : undefined}
      required
    />
  );
}
