import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AddContactForm } from "./add-contact-form.tsx";
import { ContactRow } from "./contact-row.tsx";
import "./recovery-contacts.css";
import { useRecoveryContacts } from "./recovery-contacts.api.ts";
import { recoveryContactsMessages } from "./recovery-contacts.messages.ts";

export function RecoveryContacts({ userId }: { userId: string }) {
  const t = useMessages(recoveryContactsMessages);
  const { data, isError, refetch } = useRecoveryContacts(userId);
  if (isError) {
    return (
      <div className="contacts-broken">
        <p className="loss">{t("recoveryBroken")}</p>
        <Button variant="line" size="medium" icon="refresh" onClick={() => void refetch()}>
          {t("tryAgain")}
        </Button>
      </div>
    );
  }
  if (data === undefined) return <Skeleton label={t("recoveryLoading")} />;
  const { contacts, methods } = data;
  const canSend = methods.email || methods.sms;
  return (
    <>
      {contacts.length === 0 ? (
        <p className="contacts-none display t5 w-100">{t("noContacts")}</p>
      ) : (
        <ul className="contacts-list" aria-label={t("contacts")}>
          {contacts.map((contact) => (
            <ContactRow key={contact.id} userId={userId} contact={contact} />
          ))}
        </ul>
      )}
      {canSend ? <AddContactForm userId={userId} methods={methods} /> : <p>{t("noMethods")}</p>}
    </>
  );
}
