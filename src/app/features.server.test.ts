// About the default community.
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { usersTable } from "#features/users/server/users.tables.ts";
import { serverFeatures } from "./features.server.ts";

const sourceDir = dirname(import.meta.dirname);

const tables = serverFeatures.flatMap(({ tables = {} }) => Object.values(tables));

async function listDefinedTables(): Promise<PgTable[]> {
  const files = readdirSync(sourceDir, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".tables.ts"),
  );
  const modules = await Promise.all(files.map((file) => import(join(sourceDir, file)) as Promise<object>));
  return modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));
}

/** `table.column` for every column that points at a member. */
function listMemberColumns(table: PgTable): string[] {
  const { name, columns, foreignKeys } = getTableConfig(table);
  const references = foreignKeys.map((key) => key.reference());
  const pointing = references
    .filter(({ foreignTable }) => foreignTable === usersTable)
    .flatMap(({ columns }) => columns);
  return columns.filter((column) => pointing.includes(column)).map((column) => `${name}.${column.name}`);
}

describe("the list of the server's features", () => {
  it("knows every table that there is", async () => {
    const names = (list: PgTable[]) => list.map((table) => getTableConfig(table).name).sort();
    expect(names(tables)).toEqual(names(await listDefinedTables()));
  });

  it("says of every reference to a member what export and deletion do with it", () => {
    const said = serverFeatures.flatMap(({ memberData }) =>
      (memberData?.rows ?? []).map(({ column }) => `${getTableConfig(column.table).name}.${column.name}`),
    );
    expect(tables.flatMap(listMemberColumns).filter((column) => !said.includes(column))).toEqual([]);
  });

  it("exports what it says it exports, and erases what it says it changes", () => {
    const broken = serverFeatures.filter(({ memberData }) => {
      if (memberData === undefined) return false;
      const { rows, exportFacts, exportLists, erase } = memberData;
      const isExporting = exportFacts !== undefined || exportLists !== undefined;
      const mustExport = rows.some(({ onExport }) => onExport === "exported");
      const mustErase = rows.some(({ onErase }) => onErase === "changed");
      return mustExport !== isExporting || (mustErase && erase === undefined);
    });
    expect(broken.map(({ name }) => name)).toEqual([]);
  });

  it("names each feature as its folder", () => {
    const folders = readdirSync(join(sourceDir, "features"));
    expect(
      serverFeatures.map(({ name }) => name).filter((name) => name !== "server" && !folders.includes(name)),
    ).toEqual([]);
  });
});

describe("the errors of all features", () => {
  const catalogues = serverFeatures.flatMap(({ errors }) => (errors === undefined ? [] : [errors]));
  const entries = catalogues.flatMap((catalogue) => Object.entries(catalogue));

  it("have a code each that stands in one catalogue only", () => {
    const codes = entries.map(([code]) => code);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  it.each(entries)("%s is a noun and a reason, with a status and a sentence", (code, { status, message }) => {
    expect(code).toMatch(/^[a-z]+(?:_[a-z]+)*\.[a-z]+(?:_[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(message.trim()).not.toBe("");
    // A value is a name in braces, so that a translation can put it elsewhere.
    expect(message.replace(/\{[a-z][A-Za-z]*\}/g, "")).not.toMatch(/[{}]/);
  });

  it("are all that the folder holds", async () => {
    const files = readdirSync(sourceDir, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".errors.ts"),
    );
    const modules = await Promise.all(files.map((file) => import(join(sourceDir, file)) as Promise<object>));
    const defined = modules.flatMap((module) => Object.values(module).flatMap((errors) => Object.keys(errors)));
    expect(entries.map(([code]) => code).sort()).toEqual(defined.sort());
  });
});
