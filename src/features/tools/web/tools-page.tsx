import { type ComponentType, useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useMessages } from "#web/i18n/messages.ts";
import { TabPanel, Tabs } from "#web/ui/tabs.tsx";
import { findTool, getLoadedBench, loadBench, TOOL_IDS, type ToolId } from "./benches.ts";
import { toolsMessages } from "./tools.messages.ts";
import "./tools-page.css";

/** What the route awaits before it shows the page: the bench that the address asks for. */
export async function prepareToolsPage(): Promise<void> {
  await loadBench(typeof window === "undefined" ? "tweet" : findTool(window.location.search));
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

function Bench({ id }: { id: ToolId }) {
  const LoadedBench = useBench(id);
  if (LoadedBench !== undefined) return <LoadedBench />;
  // The prerendered page shows the first tool whatever the address asks for. Until its own bench has taken over, React
  // leaves the content of an element with inner HTML as it finds it.
  return (
    <div
      className="tools-bench-waiting"
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
