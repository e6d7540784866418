import { useRef, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
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
        <RemoveButton userId={userId} contact={contact} />
      </div>
      {!contact.isConfirmed && <ConfirmContactForm userId={userId} contact={contact} />}
    </li>
  );
}

/** Asks once more before the way back is gone. */
function RemoveButton({ userId, contact: { id, contact } }: ContactRowProps) {
  const t = useMessages(recoveryContactsMessages);
  const [isAsking, setIsAsking] = useState(false);
  const rowRef = useRef<HTMLSpanElement>(null);
  const remove = useDeleteRecoveryContact(userId, id);

  function ask(next: boolean) {
    setIsAsking(next);
    // The pressed button gives way to the other: the focus stays in its place.
    requestAnimationFrame(() => rowRef.current?.querySelector("button")?.focus());
  }

  async function handleRemove() {
    try {
      await remove.mutateAsync();
    } catch (error) {
      const description = describeError(error, t("removeFailedText"));
      showFailure(error, { title: t("removeFailedTitle"), description });
      return;
    }
    toast({ title: t("contactRemovedTitle"), description: t("contactRemovedText", { contact }), variant: "neutral" });
  }

  return (
    <span ref={rowRef} className="contact-row-remove">
      {isAsking ? (
        <>
          <Button variant="line" size="medium" icon={null} onClick={() => ask(false)}>
            {t("keep")}
          </Button>
          <Button
            variant="danger"
            size="medium"
            icon="trash"
            isBusy={remove.isPending}
            aria-label={t("removeReally", { contact })}
            onClick={handleRemove}
          >
            {t("removeQuestion")}
          </Button>
        </>
      ) : (
        <Button
          variant="quiet"
          size="medium"
          icon="trash"
          aria-label={t("removeContact", { contact })}
          onClick={() => ask(true)}
        >
          {t("remove")}
        </Button>
      )}
    </span>
  );
}
