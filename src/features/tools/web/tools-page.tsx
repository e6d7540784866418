import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useSearch } from "wouter";
import { useMessages } from "#web/i18n/messages.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TabPanel, Tabs } from "#web/ui/tabs.tsx";
import { findTool, getLoadedBench, loadBench, TOOL_IDS, type ToolId } from "./benches.ts";
import { toolsMessages } from "./tools.messages.ts";
import "./tools-page.css";

/** What the route awaits before it shows the page: the first tool's bench, where the address asks for that one. */
export async function prepareToolsPage(): Promise<void> {
  const id = typeof window === "undefined" ? "tweet" : findTool(window.location.search);
  const loading = loadBench(id);
  if (id === "tweet") await loading;
  // Another tool is not waited for: the prerendered page shows the first one until this one takes over. A failure to load
  // it shows in its panel.
  else loading.catch(() => undefined);
}

function useBench(id: ToolId): ComponentType | undefined {
  const [, setLoadedId] = useState<ToolId>();
  const [failure, setFailure] = useState<unknown>();
  const bench = getLoadedBench(id);
  useEffect(() => {
    if (bench === undefined) loadBench(id).then(() => setLoadedId(id), setFailure);
  }, [bench, id]);
  if (failure !== undefined) throw failure;
  return bench;
}

/** True only while React takes over the prerendered page. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}

function Bench({ id }: { id: ToolId }) {
  const t = useMessages(toolsMessages);
  const LoadedBench = useBench(id);
  const isHydrating = useIsHydrating();
  if (LoadedBench !== undefined) return <LoadedBench />;
  if (!isHydrating) return <Skeleton className="tools-bench-waiting" label={t("opening")} />;
  // The prerendered page shows the first tool whatever the address asks for. React leaves the content of an element with
  // inner HTML as it finds it, so the page is taken over without that tool's script.
  return (
    <div
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, by which what is there stays there
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

export function ToolsPage() {
  const t = useMessages(toolsMessages);
  const [, navigate] = useLocation();
  const selectedId = findTool(useSearch());

  function warmUp(target: EventTarget) {
    const id = TOOL_IDS.find((toolId) => (target as Element).id === `tools-tab-${toolId}`);
    // A failure shows when the tab is opened.
    if (id !== undefined) loadBench(id).catch(() => undefined);
  }

  return (
    <>
      <h1 className="visually-hidden">{t("heading")}</h1>
      <div className="tools-headline" onPointerOver={(event) => warmUp(event.target)}>
        <Tabs
          name="tools"
          label={t("heading")}
          variant="headline"
          className="wrap"
          items={TOOL_IDS.map((id) => ({ id, label: t(id) }))}
          selectedId={selectedId}
          onSelect={(id) => navigate(`/tools?tool=${id}`, { replace: true })}
        />
      </div>
      <TabPanel key={selectedId} name="tools" id={selectedId}>
        <Bench id={selectedId} />
      </TabPanel>
    </>
  );
}
