import { toCsv } from "#shared/csv.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { findCharted } from "../canned-queries.catalog.ts";
import type { ConsoleResult } from "../console.schema.ts";
import { consoleMessages } from "./console.messages.ts";
import { ResultChart } from "./result-chart.tsx";
import { ResultRows } from "./result-rows.tsx";
import "./result-table.css";
import { type ConsoleOutcome, useConsole } from "./use-console.ts";

const CSV_NAME = "query.csv";

/** What the last query came to: rows, or the database's words. */
export function QueryOutcome({ outcome }: { outcome: ConsoleOutcome | undefined }) {
  const t = useMessages(consoleMessages);
  if (outcome === undefined) return <p className="query-none muted">{t("noResult")}</p>;
  if (outcome.error !== undefined) {
    return (
      <div className="query-failed data" role="alert">
        <b className="loss">{t("failedTitle")}</b>
        <p dir="auto">{outcome.error}</p>
      </div>
    );
  }
  return <ResultTable {...outcome} />;
}

/** For panels that ask canned queries: a running one covers the last answer. */
export function AwaitedOutcome() {
  const t = useMessages(consoleMessages);
  const { isRunning, outcome } = useConsole();
  return isRunning ? <Skeleton shape="block" label={t("running")} /> : <QueryOutcome outcome={outcome} />;
}

function ResultTable({ result, query }: { result: ConsoleResult; query: string }) {
  const t = useMessages(consoleMessages);
  const locale = useLocale();
  const charted = findCharted(query);
  const { columns, rows, rowCount, truncated, durationMs } = result;
  const summary = t("summary", { rows: t("rows", { count: rowCount }), ms: durationMs.toLocaleString(locale) });

  function handleDownload() {
    // The mark tells spreadsheets that the letters are UTF-8.
    saveFile(new Blob(["\ufeff", toCsv([columns, ...rows])], { type: "text/csv;charset=utf-8" }), CSV_NAME);
  }

  return (
    <div className="result">
      <div className="result-head">
        <p className="cap" role="status">
          {summary}
        </p>
        {rows.length > 0 && (
          <Button variant="quiet" size="small" icon="download" aria-label={t("downloadHint")} onClick={handleDownload}>
            {t("download")}
          </Button>
        )}
      </div>
      {charted && <ResultChart result={result} id={charted.id} chart={charted.chart} />}
      {truncated && <p className="money">{t("truncated")}</p>}
      <ResultRows key={`${durationMs} ${rowCount} ${columns.join()}`} result={result} />
    </div>
  );
}
