import { useSearchParams } from "wouter";
import { REPORT_PARAM, readReportParam } from "#features/reports/report.rules.ts";
import type { User } from "#features/users/users.schema.ts";
import { openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { ITEM_TYPES } from "#features/vault/item-kinds.catalog.ts";
import type { Collection } from "#features/vault/vault.schema.ts";
import { CollectionStats } from "#features/vault/web/collection-stats.tsx";
import { countItems } from "#features/vault/web/item-lists.ts";
import { useCollection } from "#features/vault/web/vault.api.ts";
import { vaultMessages } from "#features/vault/web/vault.messages.ts";
import { VaultPanel } from "#features/vault/web/vault-panel.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { reportError } from "#web/lib/report-error.ts";
import { useLoadedPart } from "#web/lib/use-loaded-part.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TabPanel, Tabs } from "#web/ui/tabs.tsx";
import { accountMessages } from "./account.messages.ts";
import "./account-page.css";
import "#features/vault/web/vault-card.css";
import "#features/vault/web/vault-dialogs.css";
import "#features/vault/web/vault.css";

const ACCOUNT_TABS = ["all", ...ITEM_TYPES, "favorites", "settings"] as const;
type AccountTab = (typeof ACCOUNT_TABS)[number];

/** The open tab stands in the address, so that a reload, a link and the way back find it. */
function useAccountTab(): [AccountTab, (tab: AccountTab) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get("tab");
  const tab = ACCOUNT_TABS.find((id) => id === asked) ?? "all";

  function open(next: AccountTab) {
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === "all") changed.delete("tab");
        else changed.set("tab", next);
        return changed;
      },
      // Walking along the tabs is not a way through the site.
      { replace: true },
    );
  }

  return [tab, open];
}

/** What search engines and link previews say of it. */
export const accountDescription = "Your {name} account: profile, recovery contacts and settings.";

const ReportFromLink = lazyDialog(
  async () => (await import("#features/reports/web/report-from-link.tsx")).ReportFromLink,
);

const lateBlocks = lazyPart(async () => {
  const [{ AuthorNotices }, { MessagesBlock }] = await Promise.all([
    import("#features/moderation/web/author-notices.tsx"),
    import("#features/messages/web/messages-block.tsx"),
  ]);
  return { AuthorNotices, MessagesBlock };
});

/** Come behind the page, which is whole without them. */
function LateBlocks({ user }: { user: User }) {
  const blocks = useLazyPart(lateBlocks, { onFailure: (error) => reportError(error, "Loading notices and messages") });
  if (blocks === undefined) return null;
  return (
    <>
      <blocks.AuthorNotices userId={user.id} />
      <blocks.MessagesBlock user={user} />
    </>
  );
}

const accountSettings = lazyPart(async () => (await import("./account-settings.tsx")).AccountSettings);

function countTab(tab: AccountTab, collection: Collection | undefined): number | undefined {
  if (collection === undefined || tab === "settings") return undefined;
  return countItems(collection, tab);
}

const vaultExtras = lazyPart(async () => (await import("./vault-extras.tsx")).VaultExtras);

/** The member's vault: all that they made and saved. */
export function AccountPage() {
  const { user } = useUser();
  const t = useMessages(accountMessages);
  const [tab] = useAccountTab();
  const [beforeName, afterName] = t("welcome").split("{name}");
  return (
    <div className="account wrap">
      <FitTitle as="h1" title={t.title("title")} />
      {user === null && tab === "settings" && <SettingsTab user={null} />}
      {user === null && tab !== "settings" && (
        <EmptyState
          className="account-guest"
          fact={t("zippedShut")}
          illustration={<span className="account-illustration illustration" />}
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
              <b>
                <bdi>@{user.username}</bdi>
              </b>
              {afterName}
            </p>
            <Anchor className="cap text-link" href="/">
              {t("backToHome")}
            </Anchor>
          </div>
          <LateBlocks user={user} />
          <LinkedReport />
          <AccountTabs user={user} />
        </>
      )}
    </div>
  );
}

/** Opens what a link of a shared page asks for, and takes it out of the address when it is done. */
function LinkedReport() {
  const [params, setParams] = useSearchParams();
  const reported = readReportParam(params.get(REPORT_PARAM));
  if (reported === undefined) return null;

  function close() {
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.delete(REPORT_PARAM);
        return changed;
      },
      { replace: true },
    );
  }

  return <ReportFromLink {...reported} onClose={close} />;
}

function AccountTabs({ user }: { user: User }) {
  const t = useMessages(vaultMessages);
  const [tab, openTab] = useAccountTab();
  const { data: collection } = useCollection(user.id);
  // What is no more than an extra is left out where it does not come.
  const VaultExtras = useLazyPart(vaultExtras, { onFailure: reportError });
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
        <TabPanel name="account" id={tab} className="account-vault grid-12">
          <VaultPanel userId={user.id} filter={tab} ExtraAction={VaultExtras} />
          <CollectionStats userId={user.id} />
        </TabPanel>
      )}
    </>
  );
}

function SettingsTab({ user }: { user: User | null }) {
  const t = useMessages(vaultMessages);
  const [, openTab] = useAccountTab();
  const Settings = useLoadedPart(accountSettings, true, () => openTab("all"));
  if (Settings === undefined) return <Skeleton className="account-settings-loading" label={t("loadingSettings")} />;
  return <Settings user={user} />;
}
