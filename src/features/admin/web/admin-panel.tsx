import type { ComponentType } from "react";
import { useSearchParams } from "wouter";
import type { User } from "#features/users/users.schema.ts";
import { createTranslate, useLocale, useMessages } from "#web/i18n/messages.ts";
import type { BackOfficePanel } from "#web/lib/back-office-panel.ts";
import { type LazyPart, lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TabPanel, Tabs } from "#web/ui/tabs.tsx";
import { useAdminStats } from "./admin.api.ts";
import { panelMessages } from "./panel.messages.ts";
import "./admin-panel.css";

/** The open tab stands in the address, so that a reload finds it. */
function usePanel(panels: readonly BackOfficePanel[]): [BackOfficePanel | undefined, (id: string) => void] {
  const [params, setParams] = useSearchParams();
  const [first] = panels;
  const open = panels.find(({ id }) => id === params.get("tab")) ?? first;
  return [open, (id) => setParams(id === first?.id ? {} : { tab: id }, { replace: true })];
}

/** A translation names it `admin/panels.<panel>`. */
function labelPanel({ id, label }: BackOfficePanel, locale: string): string {
  return createTranslate({ namespace: "admin/panels", texts: { [id]: label }, titles: {} }, locale)(id);
}

const parts = new Map<BackOfficePanel, LazyPart<ComponentType>>();

function getPart(panel: BackOfficePanel): LazyPart<ComponentType> {
  const part = parts.get(panel) ?? lazyPart(panel.load);
  parts.set(panel, part);
  return part;
}

/** The back office behind the door. */
export function AdminPanel({ user, panels: all }: { user: User; panels: readonly BackOfficePanel[] }) {
  const t = useMessages(panelMessages);
  const locale = useLocale();
  const panels = all.filter(({ access }) => user.isAdmin || access === "moderator");
  const [panel, openPanel] = usePanel(panels);
  const [beforeName, afterName] = t(user.isAdmin ? "welcome" : "welcomeModerator").split("{name}");
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
        {user.isAdmin && <Figures />}
      </header>
      <Tabs
        className="admin-tabs"
        name="admin"
        label={t("tabs")}
        isWrapped
        items={panels.map((item) => ({ id: item.id, label: labelPanel(item, locale) }))}
        selectedId={panel?.id ?? ""}
        onSelect={openPanel}
      />
      {panel && (
        <TabPanel name="admin" id={panel.id} className="admin-body">
          <Panel key={panel.id} panel={panel} />
        </TabPanel>
      )}
    </div>
  );
}

function Panel({ panel }: { panel: BackOfficePanel }) {
  const t = useMessages(panelMessages);
  const Loaded = useLazyPart(getPart(panel));
  return Loaded === undefined ? <Skeleton shape="block" label={t("panelLoading")} /> : <Loaded />;
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
      {isError && <LoadFailed text={t("statsFailed")} onRetry={() => void refetch()} />}
    </section>
  );
}
