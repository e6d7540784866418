import type { User } from "#features/auth/auth.schema.ts";
import { openAuthDialog } from "#features/auth/web/auth-dialog-store.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { accountMessages } from "./account.messages.ts";
import { AccountFacts } from "./account-facts.tsx";
import "./account-settings.css";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportAccount } from "./export-account.tsx";
import { PreferencesBlock } from "./preferences-block.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { RecoveryContacts } from "./recovery-contacts.tsx";
import { SessionsBlock } from "./sessions-block.tsx";
import { settingsMessages } from "./settings.messages.ts";
import { SettingsBlock } from "./settings-block.tsx";
import { WalletBlock } from "./wallet-block.tsx";

/** Chaos Settings, one block below the other. */
export function AccountSettings({ user }: { user: User | null }) {
  const t = useMessages(settingsMessages);
  const account = useMessages(accountMessages);
  return (
    <section className="account-settings grid-12" aria-labelledby="account-settings">
      <div className="settings-side">
        <h2 id="account-settings" className="display t3 w-75">
          {t("title")}
        </h2>
        {user && <AccountFacts user={user} />}
      </div>
      <div className="settings-blocks">
        {user ? (
          <>
            <PreferencesBlock />
            <SettingsBlock title={account("profile")} lead={account("profileLead")}>
              <ProfileForm user={user} />
            </SettingsBlock>
            <WalletBlock userId={user.id} />
            <SettingsBlock title={account("recovery")} lead={account("recoveryLead")}>
              <RecoveryContacts userId={user.id} />
            </SettingsBlock>
            <SessionsBlock userId={user.id} />
            <ExportAccount userId={user.id} />
            <DeleteAccount user={user} />
          </>
        ) : (
          <div className="settings-locked">
            <p className="lead">{t("loggedOut")}</p>
            <Button onClick={() => openAuthDialog("login")}>{t("login")}</Button>
          </div>
        )}
      </div>
    </section>
  );
}
