import type { ResultCell } from "../console.schema.ts";

type Rows = readonly (readonly ResultCell[])[];

export interface Sorting {
  column: number;
  order: "ascending" | "descending";
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Figures too large for JSON come as texts. */
function isNumeric(cell: ResultCell | undefined): boolean {
  return typeof cell === "number" || (typeof cell === "string" && NUMBER.test(cell));
}

export function isFigureColumn(rows: Rows, column: number): boolean {
  return rows.length > 0 && rows.every((row) => isNumeric(row[column]));
}

/** The next press: upwards, downwards, and as the database had it. */
export function turnSorting(sorting: Sorting | undefined, column: number): Sorting | undefined {
  if (sorting?.column !== column) return { column, order: "ascending" };
  return sorting.order === "ascending" ? { column, order: "descending" } : undefined;
}

function compareCells(one: ResultCell, other: ResultCell): number {
  if (isNumeric(one) && isNumeric(other)) return Number(one) - Number(other);
  return String(one).localeCompare(String(other), "en", { numeric: true });
}

/** Cells without a value come last either way. */
export function sortRows<Row extends readonly ResultCell[]>(rows: readonly Row[], sorting: Sorting | undefined): Row[] {
  if (sorting === undefined) return [...rows];
  const { column, order } = sorting;
  const sign = order === "ascending" ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [left, right] = [one[column] ?? null, other[column] ?? null];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * compareCells(left, right);
  });
}
