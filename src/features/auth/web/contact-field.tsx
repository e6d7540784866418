import { useMessages } from "#web/i18n/messages.ts";
import { TextField } from "#web/ui/field.tsx";
import type { ContactMethod } from "../auth.schema.ts";
import { contactFieldMessages } from "./contact-field.messages.ts";
import type { BoundField } from "./use-checked-form.ts";

/** An e-mail address or a phone number, with the keyboard that fits. */
export function ContactField({ method, onValue, ...field }: BoundField & { method: ContactMethod }) {
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
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
