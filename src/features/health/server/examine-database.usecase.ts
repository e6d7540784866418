import { listSlowStatements, type SlowStatement } from "#server/db/slow-statements.ts";
import type { HealthPart } from "#server/deps.ts";
import type { HealthFact, HealthFinding } from "#server/health-part.ts";
import {
  hasStatementStatistics,
  listLargestTables,
  listMeasuredStatements,
  readConnections,
} from "./health.repository.ts";

const TABLES_SHOWN = 8;
const STATEMENTS_SHOWN = 5;
/** A statement that took longer should be looked at; the database ends those of 4.5 seconds. */
const SLOW_MS = 1000;
/** Of the server's connections; beyond it the next site or tool may find none. */
const CROWDED_SHARE = 0.8;

export const databasePart: HealthPart = {
  name: "database",
  async examine({ db }) {
    const tables = await listLargestTables(db, TABLES_SHOWN);
    const rows = tables.map((table): HealthFact => ({ name: "tableBytes", of: table.name, value: table.sizeBytes }));
    return { facts: [{ name: "sizeBytes", value: tables[0]?.databaseBytes ?? null }, ...rows] };
  },
};

export const connectionsPart: HealthPart = {
  name: "connections",
  async examine({ db }) {
    const { totalCount, idleCount, waitingCount, options } = db.$client;
    const { open, max } = await readConnections(db);
    const findings: HealthFinding[] = [];
    if (waitingCount > 0) {
      findings.push({ code: "connections.waiting", level: "warn", values: { count: waitingCount } });
    }
    if (open > max * CROWDED_SHARE)
      findings.push({ code: "connections.crowded", level: "warn", values: { open, max } });
    return {
      findings,
      facts: [
        { name: "openCount", value: totalCount },
        { name: "idleCount", value: idleCount },
        { name: "waitingCount", value: waitingCount },
        { name: "maxCount", value: options.max },
        { name: "serverCount", value: open },
      ],
    };
  },
};

/** The standby as this process sees it; without one there is nothing to say. */
export const replicaPart: HealthPart = {
  name: "replica",
  async examine({ replica }) {
    if (replica === undefined) return {};
    const { problem, lagMs } = replica.getState();
    return {
      findings: problem === undefined ? [] : [{ code: "replica.away", level: "warn", values: { error: problem } }],
      facts: [{ name: "lagMs", value: Math.round(lagMs) }],
    };
  },
};

/** By the database's own statistics where it keeps some, else what this process measured since it started. */
export const statementsPart: HealthPart = {
  name: "statements",
  async examine({ db }) {
    // NOTE: the view can be there while its library is not loaded; reading it fails then.
    const measured = (await hasStatementStatistics(db))
      ? await listMeasuredStatements(db, STATEMENTS_SHOWN).catch(() => undefined)
      : undefined;
    const statements: SlowStatement[] = measured ?? listSlowStatements(STATEMENTS_SHOWN);
    const slowestMs = Math.round(statements[0]?.slowestMs ?? 0);
    const rows = statements.map(
      ({ text, slowestMs, count }): HealthFact => ({
        name: "statementMs",
        of: text,
        value: Math.round(slowestMs),
        count,
      }),
    );
    return {
      findings: slowestMs > SLOW_MS ? [{ code: "statements.slow", level: "warn", values: { slowestMs } }] : [],
      facts: [{ name: "statementSource", value: measured ? "pg_stat_statements" : "this process" }, ...rows],
    };
  },
};
