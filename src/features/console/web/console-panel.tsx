import { useRef, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { CannedQueries } from "./canned-queries.tsx";
import { cancelQuery, useConsoleHistory, useConsoleViews } from "./console.api.ts";
import { useConsole } from "./use-console.ts";
import "./console-panel.css";
import { consoleMessages } from "./console.messages.ts";
import { QueryOutcome } from "./result-table.tsx";
import { SavedQueryList, SaveQueryDialog } from "./saved-queries.tsx";
import { SqlEditor } from "./sql-editor.tsx";

/** The read-only console: editor and answer, with what helps to ask at the side. */
export function ConsolePanel() {
  const t = useMessages(consoleMessages);
  const { query, placed, setQuery, placeQuery, run, isRunning, outcome } = useConsole();
  const [isSaving, setIsSaving] = useState(false);
  const runButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid-12">
      <div className="console-main stack">
        <SqlEditor
          value={query}
          placed={placed}
          onChange={setQuery}
          onRun={(text) => {
            setQuery(text);
            run();
          }}
          onLeave={() => runButton.current?.focus()}
        />
        <div className="row">
          <Button ref={runButton} size="medium" icon="play" isBusy={isRunning} onClick={() => run()}>
            {t("run")}
          </Button>
          {isRunning ? (
            <Button variant="line" size="medium" icon="close" onClick={() => void cancelQuery().catch(() => {})}>
              {t("cancel")}
            </Button>
          ) : (
            <Button variant="line" size="medium" icon={null} onClick={() => placeQuery("")}>
              {t("clear")}
            </Button>
          )}
          <Button
            variant="quiet"
            size="medium"
            icon={null}
            disabled={query.trim() === ""}
            onClick={() => setIsSaving(true)}
          >
            {t("save")}
          </Button>
        </div>
        <QueryOutcome outcome={outcome} />
        {isSaving && <SaveQueryDialog query={query} onClose={() => setIsSaving(false)} />}
      </div>
      <aside className="console-side stack">
        <CannedQueries onPick={run} />
        <SavedQueryList onPick={run} />
        <ViewList />
        <History onPick={placeQuery} />
      </aside>
    </div>
  );
}

/** What can be asked about: each view unfolds to its columns. */
function ViewList() {
  const t = useMessages(consoleMessages);
  const { data } = useConsoleViews();
  return (
    <section>
      <h2 className="cap muted">{t("tables")}</h2>
      <div className="console-list data" dir="ltr">
        {data?.views.map(({ name, columns }) => (
          <details key={name} className="console-view">
            <summary className="console-entry">{name}</summary>
            <ul className="muted">
              {columns.map((column) => (
                <li key={column.name}>
                  {column.name} <span className="muted-3">{column.type}</span>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}

/** What this administrator asked last, on any machine. */
function History({ onPick }: { onPick: (query: string) => void }) {
  const t = useMessages(consoleMessages);
  const { data } = useConsoleHistory();
  if (data === undefined || data.queries.length === 0) return null;
  return (
    <section>
      <h2 className="cap muted">{t("history")}</h2>
      <ul className="console-list">
        {data.queries.map(({ query }) => (
          <li key={query}>
            <button
              type="button"
              className="console-entry data"
              aria-label={t("historyEntry", { query: query.slice(0, 120) })}
              onClick={() => onPick(query)}
            >
              <span>{query}</span>
              <Icon name="undo" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
