import { useSearchParams } from "wouter";
import { AnalyticsPanel } from "#features/analytics/web/analytics-panel.tsx";
import { AwardsPanel } from "#features/engagement/web/awards-panel.tsx";
import type { User } from "#features/users/users.schema.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { TabPanel, Tabs } from "#web/ui/tabs.tsx";
import { CANNED_QUERIES } from "../canned-queries.catalog.ts";
import { useAdminStats } from "./admin.api.ts";
import { ConsolePanel } from "./console-panel.tsx";
import { MembersPanel } from "./members-panel.tsx";
import { panelMessages } from "./panel.messages.ts";
import { UploadPanel } from "./upload-panel.tsx";
import { useConsole } from "./use-console.ts";
import "./admin-panel.css";

const ADMIN_TABS = ["query", "upload", "members", "awards", "analytics"] as const;
type AdminTab = (typeof ADMIN_TABS)[number];

/** The open tab stands in the address, so that a reload finds it. */
function useAdminTab(): [AdminTab, (tab: AdminTab) => void] {
  const [params, setParams] = useSearchParams();
  const tab = ADMIN_TABS.find((id) => id === params.get("tab")) ?? "query";

  function open(next: AdminTab) {
    setParams(next === "query" ? {} : { tab: next }, { replace: true });
  }

  return [tab, open];
}

/** The back office behind the door. */
export function AdminPanel({ user }: { user: User }) {
  const t = useMessages(panelMessages);
  const [tab, openTab] = useAdminTab();
  const console = useConsole(CANNED_QUERIES[2].query);
  const [beforeName, afterName] = t("welcome").split("{name}");
  return (
    <div className="admin wrap">
      <header className="admin-head">
        <div>
          <h1 className="display t3 w-75">{t("title")}</h1>
          <p className="admin-welcome muted">
            {beforeName}
            <b>
              <bdi>@{user.username}</bdi>
            </b>
            {afterName}
          </p>
        </div>
        <Figures />
      </header>
      <Tabs
        name="admin"
        label={t("tabs")}
        items={ADMIN_TABS.map((id) => ({ id, label: t(`tab_${id}`) }))}
        selectedId={tab}
        onSelect={openTab}
      />
      <TabPanel name="admin" id={tab} className="admin-body">
        {tab === "query" && <ConsolePanel console={console} />}
        {tab === "upload" && <UploadPanel />}
        {tab === "members" && <MembersPanel console={console} />}
        {tab === "awards" && <AwardsPanel />}
        {tab === "analytics" && <AnalyticsPanel />}
      </TabPanel>
    </div>
  );
}

function Figures() {
  const t = useMessages(panelMessages);
  const locale = useLocale();
  const { data, isError, refetch } = useAdminStats();
  const names = ["totalUsers", "totalActions", "totalContent"] as const;
  return (
    <section className="admin-figures" aria-label={t("figures")}>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt className="cap muted">{t(name)}</dt>
            <dd className="display t4 w-84">{data?.[name].toLocaleString(locale) ?? t("unknown")}</dd>
          </div>
        ))}
        <div>
          <dt className="cap muted">{t("accessLevel")}</dt>
          <dd className="display t4 w-84 gain">{t("admin")}</dd>
        </div>
      </dl>
      {isError && (
        <p role="alert" className="row">
          <span className="loss">{t("statsFailed")}</span>
          <Button variant="quiet" size="small" icon="refresh" onClick={() => void refetch()}>
            {t("tryAgain")}
          </Button>
        </p>
      )}
    </section>
  );
}
