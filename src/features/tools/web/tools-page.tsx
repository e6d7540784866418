import { useSyncExternalStore } from "react";
import { useLocation, useSearch } from "wouter";
import { useMessages } from "#web/i18n/messages.ts";
import { useLazyPart } from "#web/lib/lazy-part.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TabPanel, Tabs } from "#web/ui/tabs.tsx";
import { FIRST_TOOL, findTool, TOOL_IDS, TOOLS, type ToolId } from "./tool-editors.ts";
import { toolsMessages } from "./tools.messages.ts";
import "./tools-page.css";

/** What search engines and link previews say of it. */
export const toolsDescription =
  "Generate a {ticker} tweet in one pull, edit it, share it and earn points on the monthly leaderboard.";

/** What the route awaits before it shows the page: the first tool's editor, where the address asks for that one. */
export async function prepareToolsPage(): Promise<void> {
  const id = typeof window === "undefined" ? FIRST_TOOL : findTool(window.location.search);
  const loading = TOOLS[id].editor.load();
  if (id === FIRST_TOOL) await loading;
  // Another tool is not waited for: the prerendered page shows the first one until this one takes over. A failure to load
  // it shows in its panel.
  else loading.catch(() => undefined);
}

/** True only while React takes over the prerendered page. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}

function ToolEditor({ id }: { id: ToolId }) {
  const t = useMessages(toolsMessages);
  const LoadedEditor = useLazyPart(TOOLS[id].editor);
  const isHydrating = useIsHydrating();
  if (LoadedEditor !== undefined) return <LoadedEditor />;
  if (!isHydrating) return <Skeleton className="tools-editor-waiting" label={t("opening")} />;
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
    if (id !== undefined) TOOLS[id].editor.load().catch(() => undefined);
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
        <ToolEditor id={selectedId} />
      </TabPanel>
    </>
  );
}
