import { openAuthDialog } from "#features/auth/web/auth-dialog-store.ts";
import { useUser } from "#features/auth/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { accountMessages } from "./account.messages.ts";
import "./account-page.css";
import { AccountSettings } from "./account-settings.tsx";

/** VILLAIN VAULT. */
export function AccountPage() {
  const { user } = useUser();
  const t = useMessages(accountMessages);
  const [beforeName, afterName] = t("welcome").split("{name}");
  return (
    <div className="account wrap">
      <FitTitle as="h1" title={t.title("villainVault")} />
      {user === null ? (
        <EmptyState
          className="account-locked"
          fact={t("zippedShut")}
          plate={<span className="account-plate plate" />}
          action={<Button onClick={() => openAuthDialog("login")}>{t("login")}</Button>}
        >
          {t("loggedOut")}
        </EmptyState>
      ) : (
        <>
          <div className="account-welcome">
            <p className="lead">
              {beforeName}
              <b>@{user.username}</b>
              {afterName}
            </p>
            <Anchor className="cap text-link" href="/">
              {t("backToHome")}
            </Anchor>
          </div>
          <AccountSettings user={user} />
        </>
      )}
    </div>
  );
}
