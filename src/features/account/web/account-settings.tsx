import { DeleteAccount, ExportAccount } from "#features/member-data/web/own-data.tsx";
import { profileMessages } from "#features/profile/web/profile.messages.ts";
import { recoveryContactsMessages } from "#features/recovery-contacts/web/recovery-contacts.messages.ts";
import type { User } from "#features/users/users.schema.ts";
import { openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { Button } from "#web/ui/button.tsx";
import { AccountFacts } from "./account-facts.tsx";
import "./account-settings.css";
import { PasswordBlock } from "#features/auth/web/password-block.tsx";
import { OwnInterestsBlock } from "#features/interests/web/own-interests-block.tsx";
import { LettersBlock } from "#features/notifications/web/letters-block.tsx";
import { VisibilityBlock } from "#features/people/web/visibility-block.tsx";
import { ProfileForm } from "#features/profile/web/profile-form.tsx";
import { RecoveryContacts } from "#features/recovery-contacts/web/recovery-contacts.tsx";
import { SessionsBlock } from "#features/sessions/web/sessions-block.tsx";
import { PreferencesBlock } from "#features/settings/web/preferences-block.tsx";
import { settingsMessages } from "#features/settings/web/settings.messages.ts";
import { SettingsBlock } from "#features/settings/web/settings-block.tsx";
import { WalletBlock } from "#features/wallet/web/wallet-block.tsx";

const secondFactorBlock = lazyPart(
  async () => (await import("#features/second-factor/web/second-factor-block.tsx")).SecondFactorBlock,
);

const pushBlock = lazyPart(async () => (await import("#features/push/web/push-block.tsx")).PushBlock);

/** Comes by itself: few sites have the keys for it. */
function DevicesBlock({ userId }: { userId: string }) {
  const PushBlock = useLazyPart(pushBlock);
  return PushBlock && <PushBlock userId={userId} />;
}

/** Comes for the few who run the site. */
function StaffBlock({ userId }: { userId: string }) {
  const SecondFactorBlock = useLazyPart(secondFactorBlock);
  return SecondFactorBlock && <SecondFactorBlock userId={userId} />;
}

/** Chaos Settings, one block below the other. */
export function AccountSettings({ user }: { user: User | null }) {
  const t = useMessages(settingsMessages);
  const profile = useMessages(profileMessages);
  const recovery = useMessages(recoveryContactsMessages);
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
            <DevicesBlock userId={user.id} />
            <LettersBlock userId={user.id} />
            <SettingsBlock title={profile("profile")} lead={profile("profileLead")}>
              <ProfileForm user={user} />
            </SettingsBlock>
            <VisibilityBlock user={user} />
            <WalletBlock userId={user.id} />
            <SettingsBlock anchor="contacts" title={recovery("recovery")} lead={recovery("recoveryLead")}>
              <RecoveryContacts userId={user.id} />
            </SettingsBlock>
            <OwnInterestsBlock userId={user.id} />
            <PasswordBlock user={user} />
            {(user.isAdmin || user.isModerator) && <StaffBlock userId={user.id} />}
            <SessionsBlock userId={user.id} />
            <ExportAccount userId={user.id} />
            <DeleteAccount user={user} />
          </>
        ) : (
          <div className="settings-guest">
            <p className="lead">{t("loggedOut")}</p>
            <Button onClick={() => openAuthDialog("login")}>{t("login")}</Button>
          </div>
        )}
      </div>
    </section>
  );
}
