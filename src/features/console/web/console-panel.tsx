import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { CONSOLE_VIEWS } from "../canned-queries.catalog.ts";
import { CannedQueries } from "./canned-queries.tsx";
import { useConsole } from "./console-context.tsx";
import "./console-panel.css";
import { consoleMessages } from "./console.messages.ts";
import { QueryOutcome } from "./result-table.tsx";
import { SqlEditor } from "./sql-editor.tsx";

/** The read-only console: editor and answer, with what helps to ask at the side. */
export function ConsolePanel() {
  const t = useMessages(consoleMessages);
  const { query, setQuery, run, isRunning, outcome, history } = useConsole();
  return (
    <div className="grid-12">
      <div className="console-main stack">
        <SqlEditor value={query} onChange={setQuery} onRun={() => run()} />
        <div className="row">
          <Button size="medium" icon="play" isBusy={isRunning} onClick={() => run()}>
            {t("run")}
          </Button>
          <Button variant="line" size="medium" icon={null} onClick={() => setQuery("")}>
            {t("clear")}
          </Button>
        </div>
        <QueryOutcome outcome={outcome} />
      </div>
      <aside className="console-side stack">
        <CannedQueries onPick={run} />
        <section>
          <h2 className="cap muted">{t("tables")}</h2>
          <dl className="console-tables data" dir="ltr">
            {CONSOLE_VIEWS.map(({ name, columns }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="muted">{columns.join(", ")}</dd>
              </div>
            ))}
          </dl>
        </section>
        {history.length > 0 && (
          <section>
            <h2 className="cap muted">{t("history")}</h2>
            <ul className="console-list">
              {history.map((text) => (
                <li key={text}>
                  <button
                    type="button"
                    className="console-entry data"
                    aria-label={t("historyEntry", { query: text.slice(0, 120) })}
                    onClick={() => setQuery(text)}
                  >
                    <span>{text}</span>
                    <Icon name="undo" />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </aside>
    </div>
  );
}
