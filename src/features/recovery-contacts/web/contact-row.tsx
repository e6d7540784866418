import { useState } from "react";
import { ConfirmForm } from "#features/passwords/web/confirm-form.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { toast } from "#web/ui/toast.ts";
import type { RecoveryContact } from "../recovery-contacts.schema.ts";
import { ConfirmContactForm } from "./confirm-contact-form.tsx";
import { useDeleteRecoveryContact } from "./recovery-contacts.api.ts";
import { recoveryContactsMessages } from "./recovery-contacts.messages.ts";

interface ContactRowProps {
  userId: string;
  contact: RecoveryContact;
}

export function ContactRow({ userId, contact }: ContactRowProps) {
  const t = useMessages(recoveryContactsMessages);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className="contact-row">
      <div className="contact-row-head">
        <span className="contact-row-name">
          <span className="cap muted">{t(contact.method)}</span>
          <b className="data">{contact.contact}</b>
        </span>
        <Tag variant={contact.isConfirmed ? "gain" : "outline"}>
          {t(contact.isConfirmed ? "confirmed" : "unconfirmed")}
        </Tag>
        {!isAsking && (
          <span className="contact-row-remove">
            <Button
              variant="quiet"
              size="medium"
              icon="trash"
              aria-label={t("removeContact", { contact: contact.contact })}
              onClick={() => setIsAsking(true)}
            >
              {t("remove")}
            </Button>
          </span>
        )}
      </div>
      {isAsking && <RemoveForm userId={userId} contact={contact} onKeep={() => setIsAsking(false)} />}
      {!contact.isConfirmed && !isAsking && <ConfirmContactForm userId={userId} contact={contact} />}
    </li>
  );
}

/** Asks once more, and for the password, before the way back is gone. */
function RemoveForm({ userId, contact: { id, contact }, onKeep }: ContactRowProps & { onKeep: () => void }) {
  const t = useMessages(recoveryContactsMessages);
  const remove = useDeleteRecoveryContact(userId, id);

  async function handleConfirm(body: { password?: string }) {
    await remove.mutateAsync(body);
    toast({ title: t("contactRemovedTitle"), description: t("contactRemovedText", { contact }), variant: "neutral" });
  }

  return (
    <ConfirmForm
      userId={userId}
      anchor="contacts"
      words={{
        keep: t("keep"),
        confirm: t("removeQuestion"),
        confirmLabel: t("removeReally", { contact }),
        failedTitle: t("removeFailedTitle"),
        failedText: t("removeFailedText"),
      }}
      onKeep={onKeep}
      onConfirm={handleConfirm}
    />
  );
}
