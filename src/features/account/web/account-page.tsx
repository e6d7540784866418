import type { User } from "#features/auth/auth.schema.ts";
import { openAuthDialog } from "#features/auth/web/auth-dialog-store.ts";
import { useUser } from "#features/auth/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TabPanel, Tabs } from "#web/ui/tabs.tsx";
import type { Collection } from "../content.schema.ts";
import { accountMessages } from "./account.messages.ts";
import "./account-page.css";
import { useLoadedPart } from "#web/lib/use-loaded-part.ts";
import { CollectionStats } from "./collection-stats.tsx";
import { ContentPanel } from "./content-panel.tsx";
import { ACCOUNT_TABS, type AccountTab, useAccountTab } from "./use-account-tab.ts";
import { useCollection } from "./vault.api.ts";
import "./vault.css";
import { vaultMessages } from "./vault.messages.ts";

const loadSettings = async () => (await import("./account-settings.tsx")).AccountSettings;

function countTab(tab: AccountTab, collection: Collection | undefined): number | undefined {
  if (collection === undefined || tab === "settings") return undefined;
  const { total, tweets, memes, pfps, favorites } = collection;
  return { all: total, tweet: tweets, meme: memes, pfp: pfps, favorites }[tab];
}

/** VILLAIN VAULT. */
export function AccountPage() {
  const { user } = useUser();
  const t = useMessages(accountMessages);
  const [tab] = useAccountTab();
  const [beforeName, afterName] = t("welcome").split("{name}");
  return (
    <div className="account wrap">
      <FitTitle as="h1" title={t.title("villainVault")} />
      {user === null && tab === "settings" && <SettingsTab user={null} />}
      {user === null && tab !== "settings" && (
        <EmptyState
          className="account-locked"
          fact={t("zippedShut")}
          plate={<span className="account-plate plate" />}
          action={<Button onClick={() => openAuthDialog("login")}>{t("login")}</Button>}
        >
          {t("loggedOut")}
        </EmptyState>
      )}
      {user !== null && (
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
          <AccountTabs user={user} />
        </>
      )}
    </div>
  );
}

function AccountTabs({ user }: { user: User }) {
  const t = useMessages(vaultMessages);
  const [tab, openTab] = useAccountTab();
  const { data: collection } = useCollection(user.id);
  return (
    <>
      <Tabs
        name="account"
        label={t("tabs")}
        items={ACCOUNT_TABS.map((id) => ({ id, label: t(`tab_${id}`), count: countTab(id, collection) }))}
        selectedId={tab}
        onSelect={openTab}
      />
      {tab === "settings" ? (
        <TabPanel name="account" id={tab}>
          <SettingsTab user={user} />
        </TabPanel>
      ) : (
        <TabPanel name="account" id={tab} className="vault grid-12">
          <ContentPanel userId={user.id} filter={tab} />
          <CollectionStats userId={user.id} />
        </TabPanel>
      )}
    </>
  );
}

function SettingsTab({ user }: { user: User | null }) {
  const t = useMessages(vaultMessages);
  const [, openTab] = useAccountTab();
  const Settings = useLoadedPart({ isWanted: true, load: loadSettings, onFailure: () => openTab("all") });
  if (Settings === undefined) return <Skeleton className="account-settings-loading" label={t("loadingSettings")} />;
  return <Settings user={user} />;
}
