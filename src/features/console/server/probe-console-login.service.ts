import type { Config } from "#server/config.ts";
import { askDatabase, describeUnset } from "#server/probe-settings.ts";
import type { ProbeSettings, SettingOutcome } from "#server/setting-check.ts";

const QUESTION = `SELECT current_setting('is_superuser') = 'on' AS "isSuperuser", current_database() AS database,
  coalesce(has_table_privilege(to_regclass('public.users'), 'SELECT'), false) AS "seesMembers"`;

interface Answer {
  isSuperuser: boolean;
  database: string;
  seesMembers: boolean;
}

/** A login that is too powerful is as wrong as one that does not work: administrators would read what the site hides. */
async function lookAtLogin(url: string, databaseUrl: string): Promise<SettingOutcome> {
  const answer = await askDatabase<Answer>(url, QUESTION);
  if (answer === undefined) return { state: "fail", words: "the database does not answer" };
  if (answer.isSuperuser || answer.seesMembers) {
    const words = "this login may read the tables themselves: make one of its own that owns nothing and is in no role";
    return { state: "fail", words };
  }
  const site = await askDatabase<Answer>(databaseUrl, QUESTION);
  return site !== undefined && site.database !== answer.database
    ? { state: "fail", words: `leads to the database ${answer.database}, DATABASE_URL to ${site.database}` }
    : { state: "ok", words: "the console's login answers and sees its views alone" };
}

function look({ databaseUrl, consoleDatabaseUrl }: Config): SettingOutcome | Promise<SettingOutcome> {
  if (databaseUrl === undefined) return describeUnset("the PostgreSQL inside brings a login for the console");
  return consoleDatabaseUrl === undefined
    ? describeUnset("administrators have no SQL console")
    : lookAtLogin(consoleDatabaseUrl, databaseUrl);
}

export const probeConsoleLogin: ProbeSettings = ({ config }) => [
  { name: "CONSOLE_DATABASE_URL", isForStart: true, look: () => look(config) },
];
