import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ConsoleResult, ResultCell } from "../console.schema.ts";
import { consoleMessages } from "./console.messages.ts";
import { isFigureColumn, type Sorting, sortRows, turnSorting } from "./sort-rows.ts";
import "./result-table.css";

/** Letters of a cell that are shown; the row's own page and the file have them all. */
const SHOWN_MAX = 200;
/** Rows shown at first, and added by each press. */
const PAGE_SIZE = 200;

const RowDialog = lazyDialog(async () => (await import("./row-dialog.tsx")).RowDialog);

/** The rows of an answer: sorted by a press on a column, opened by a press on a row's number. */
export function ResultRows({ result: { columns, rows } }: { result: ConsoleResult }) {
  const t = useMessages(consoleMessages);
  const [sorting, setSorting] = useState<Sorting>();
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const [openRow, setOpenRow] = useState<number>();
  const isFigure = columns.map((_, index) => isFigureColumn(rows, index));
  const sorted = sortRows(rows, sorting);
  const shown = sorted.slice(0, shownCount);
  const cells = openRow === undefined ? undefined : sorted[openRow];

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className="result-box" aria-label={t("result")} tabIndex={0} dir="ltr">
        <table className="result-table data">
          <thead>
            <tr>
              {rows.length > 0 && (
                <th scope="col">
                  <span className="visually-hidden">{t("rowNumber", { number: "" })}</span>
                </th>
              )}
              {columns.map((name, index) => (
                <th
                  // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and columns never move
                  key={index}
                  scope="col"
                  className={isFigure[index] ? "result-figure" : undefined}
                  aria-sort={sorting?.column === index ? sorting.order : undefined}
                >
                  <button
                    type="button"
                    className="result-sort"
                    title={t("sortBy", { column: name })}
                    onClick={() => setSorting(turnSorting(sorting, index))}
                  >
                    {name}
                    <span aria-hidden="true">{markSorting(sorting, index)}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name
              <tr key={index}>
                <td>
                  <button
                    type="button"
                    className="result-open tabular"
                    aria-label={t("openRow", { number: index + 1 })}
                    onClick={() => setOpenRow(index)}
                  >
                    {index + 1}
                  </button>
                </td>
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
      {shown.length < rows.length && (
        <div className="row">
          <p className="muted">{t("shown", { shown: shown.length, count: rows.length })}</p>
          <Button variant="line" size="small" icon={null} onClick={() => setShownCount(shownCount + PAGE_SIZE)}>
            {t("showMore")}
          </Button>
        </div>
      )}
      {cells !== undefined && openRow !== undefined && (
        <RowDialog number={openRow + 1} columns={columns} cells={cells} onClose={() => setOpenRow(undefined)} />
      )}
    </>
  );
}

function markSorting(sorting: Sorting | undefined, column: number): string {
  if (sorting?.column !== column) return "";
  return sorting.order === "ascending" ? " ↑" : " ↓";
}

function Cell({ value }: { value: ResultCell }) {
  const t = useMessages(consoleMessages);
  if (value === null) return <span className="muted-3">{t("nullCell")}</span>;
  const text = String(value);
  return <bdi>{text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text}</bdi>;
}
