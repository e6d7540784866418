import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useRecoveryContacts } from "./account.api.ts";
import { accountMessages } from "./account.messages.ts";
import { AddContactForm } from "./add-contact-form.tsx";
import { ContactRow } from "./contact-row.tsx";

export function RecoveryContacts({ userId }: { userId: string }) {
  const t = useMessages(accountMessages);
  const { data, isError, refetch } = useRecoveryContacts(userId);
  if (isError) {
    return (
      <div className="account-broken">
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
        <p className="account-none display t5 w-100">{t("noContacts")}</p>
      ) : (
        <ul className="account-contacts" aria-label={t("contacts")}>
          {contacts.map((contact) => (
            <ContactRow key={contact.id} userId={userId} contact={contact} />
          ))}
        </ul>
      )}
      {canSend ? <AddContactForm userId={userId} methods={methods} /> : <p>{t("noMethods")}</p>}
    </>
  );
}
