import { type ComponentType, useState } from "react";
import { type FittedTitle, useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { TabPanel, Tabs } from "#web/ui/tabs.tsx";
import { TweetTool } from "../tweet/web/tweet-tool.tsx";
import { toolsMessages } from "./tools.messages.ts";
import "./tools-page.css";

interface Tool {
  /** Also the key of its title in the messages. */
  id: "tweet";
  Bench: ComponentType;
}

const TOOLS: readonly Tool[] = [{ id: "tweet", Bench: TweetTool }];

/** A tool without neighbours takes the whole measure. */
function getLoneTabClass({ em }: FittedTitle): string {
  return em === undefined ? "" : `tools-tab-alone em-${Math.round(em * 1000)}`;
}

export function ToolsPage() {
  const t = useMessages(toolsMessages);
  const [selectedId, setSelectedId] = useState<Tool["id"]>("tweet");
  const items = TOOLS.map(({ id }) => ({ id, label: t.title(id).text }));
  const Bench = TOOLS.find(({ id }) => id === selectedId)?.Bench;
  return (
    <>
      <h1 className="visually-hidden">{t("heading")}</h1>
      <div className="tools-headline">
        <Tabs
          name="tools"
          label={t("heading")}
          variant="headline"
          className={classNames("wrap", TOOLS.length === 1 && getLoneTabClass(t.title(selectedId)))}
          items={items}
          selectedId={selectedId}
          onSelect={setSelectedId}
        />
      </div>
      <TabPanel name="tools" id={selectedId}>
        {Bench && <Bench />}
      </TabPanel>
    </>
  );
}
