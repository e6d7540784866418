import { toCsv } from "#shared/csv.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { ConsoleResult, ResultCell } from "../console.schema.ts";
import { consoleMessages } from "./console.messages.ts";
import "./result-table.css";
import { type ConsoleOutcome, useConsole } from "./console-context.tsx";

/** Letters of a cell that are shown; the file has them all. */
const SHOWN_MAX = 200;
const CSV_NAME = "query.csv";
const NUMBER = /^-?\d+(?:\.\d+)?$/;

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
  return <ResultTable result={outcome.result} />;
}

/** For panels that ask canned queries: a running one covers the last answer. */
export function AwaitedOutcome() {
  const t = useMessages(consoleMessages);
  const { isRunning, outcome } = useConsole();
  return isRunning ? <Skeleton shape="block" label={t("running")} /> : <QueryOutcome outcome={outcome} />;
}

function ResultTable({ result }: { result: ConsoleResult }) {
  const t = useMessages(consoleMessages);
  const locale = useLocale();
  const { columns, rows, rowCount, truncated, durationMs } = result;
  const summary = t("summary", { rows: t("rows", { count: rowCount }), ms: durationMs.toLocaleString(locale) });
  const isFigure = columns.map((_, index) => rows.length > 0 && rows.every((row) => isNumeric(row[index])));

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
      {truncated && <p className="money">{t("truncated")}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className="result-box" aria-label={t("result")} tabIndex={0} dir="ltr">
        <table className="result-table data">
          <thead>
            <tr>
              {columns.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and columns never move
                <th key={index} scope="col" className={isFigure[index] ? "result-figure" : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name and never move
              <tr key={index}>
                {columns.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={column} className={isFigure[column] ? "result-figure tabular" : undefined}>
                    <Cell value={row[column] ?? null} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p className="result-empty muted">{t("noRows")}</p>}
      </section>
    </div>
  );
}

function Cell({ value }: { value: ResultCell }) {
  const t = useMessages(consoleMessages);
  if (value === null) return <span className="muted-3">{t("nullCell")}</span>;
  const text = String(value);
  return <bdi>{text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text}</bdi>;
}

function isNumeric(cell: ResultCell | undefined): boolean {
  return typeof cell === "number" || (typeof cell === "string" && NUMBER.test(cell));
}
