import type { User } from "#features/auth/auth.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { accountMessages } from "./account.messages.ts";
import { AccountFacts } from "./account-facts.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { RecoveryContacts } from "./recovery-contacts.tsx";

export function AccountSettings({ user }: { user: User }) {
  const t = useMessages(accountMessages);
  return (
    <section className="account-settings grid-12" aria-labelledby="account-settings">
      <div className="account-side">
        <h2 id="account-settings" className="display t3 w-75">
          {t("settings")}
        </h2>
        <AccountFacts user={user} />
      </div>
      <div className="account-blocks">
        <section className="account-block" aria-labelledby="account-profile">
          <h3 id="account-profile" className="display t4 w-84">
            {t("profile")}
          </h3>
          <p className="muted">{t("profileLead")}</p>
          <ProfileForm user={user} />
        </section>
        <section className="account-block" aria-labelledby="account-recovery">
          <h3 id="account-recovery" className="display t4 w-84">
            {t("recovery")}
          </h3>
          <p className="muted">{t("recoveryLead")}</p>
          <RecoveryContacts userId={user.id} />
        </section>
      </div>
    </section>
  );
}
