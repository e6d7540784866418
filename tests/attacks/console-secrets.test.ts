import { describe, expect, it } from "vitest";
import { buildConsoleUnderAttack } from "../support/console-under-attack.ts";

/** The console reads no hidden column, no file and no other server: part F of the catalogue. */

const { login, readRows, expectAllRefused } = await buildConsoleUnderAttack();

const REFUSED: Record<string, string[]> = {
  "texts run as statements (130)": [
    "SELECT set_config('role','none',false), query_to_xml('select password_hash from public.users',true,true,'')",
    "WITH a AS MATERIALIZED (SELECT set_config('role','none',false)) SELECT query_to_xml('select * from public.users',true,true,'') FROM a",
    "SELECT query_to_xml('select * from public.users', true, true, '')",
    "SELECT query_to_xml('select 1', true, true, '')",
    "SELECT query_to_xml_and_xmlschema('select 1', true, true, '')",
    "SELECT table_to_xml('public.users', true, true, '')",
    "SELECT schema_to_xml('public', true, true, '')",
    "SELECT database_to_xml(true, true, '')",
    "SELECT cursor_to_xml('console_cursor', 10, true, true, '')",
    "SELECT ts_stat('select 1')",
    "SELECT * FROM ts_stat('select password_hash::tsvector from public.users')",
    "SELECT ts_rewrite('a'::tsquery, 'select password_hash::tsquery, ''a''::tsquery from public.users')",
  ],
  "COPY (132)": [
    "COPY users TO '/tmp/users'",
    "COPY users TO PROGRAM 'id'",
    "COPY users FROM PROGRAM 'id'",
    "COPY users TO STDOUT",
    "COPY users FROM STDIN",
    "COPY (SELECT 1) TO STDOUT",
  ],
  "files and large objects (133)": [
    "SELECT pg_read_file('/etc/passwd')",
    "SELECT pg_read_file('postgresql.conf')",
    "SELECT pg_read_binary_file('PG_VERSION')",
    "SELECT pg_ls_dir('.')",
    "SELECT * FROM pg_ls_waldir()",
    "SELECT * FROM pg_ls_logdir()",
    "SELECT * FROM pg_stat_file('PG_VERSION')",
    "SELECT lo_import('/etc/passwd')",
    "SELECT lo_export(1, '/tmp/x')",
    "SELECT lo_create(0)",
    "SELECT lo_creat(-1)",
    "SELECT lo_from_bytea(0, 'x')",
    "SELECT lo_put(1, 0, 'x')",
    "SELECT lo_get(1)",
    "SELECT loread(0, 1)",
    "SELECT pg_file_write('x', 'y', true)",
    "SELECT * FROM pg_hba_file_rules",
    "SELECT * FROM pg_authid",
    "SELECT * FROM pg_shadow",
    "SELECT * FROM pg_largeobject",
    "SELECT * FROM pg_statistic",
  ],
  "other servers and extensions (134)": [
    "SELECT dblink('host=127.0.0.1', 'select 1')",
    "SELECT dblink_connect('host=127.0.0.1')",
    "CREATE EXTENSION dblink",
    "CREATE EXTENSION postgres_fdw",
    "CREATE SERVER s FOREIGN DATA WRAPPER postgres_fdw",
    "IMPORT FOREIGN SCHEMA a FROM SERVER s INTO console",
    "LOAD 'auto_explain'",
    "CREATE LANGUAGE plpython3u",
  ],
  "secrets (140)": [
    "SELECT password_hash FROM users",
    "SELECT password_hash FROM public.users",
    "SELECT public.users FROM public.users",
    "SELECT to_jsonb(u) FROM public.users u",
    "SELECT solana_wallet FROM users",
    "TABLE public.sessions",
    "SELECT * FROM sessions",
    "TABLE public.password_resets",
    "TABLE public.recovery_contacts",
    "TABLE public.outbox_messages",
    "TABLE public.oidc_identities",
    "TABLE public.wallet_proofs",
    "TABLE public.attempt_counters",
    "SELECT query FROM public.console_runs",
    "TABLE public.admin_uploads",
    "TABLE public.member_locks",
    "TABLE public.member_notes",
    "TABLE public.passkeys",
    "TABLE public.authenticator_apps",
    "TABLE public.recovery_codes",
    "TABLE public.second_steps",
    "TABLE drizzle.__drizzle_migrations",
    "SELECT count(*) FROM public.users",
    "SELECT 1 FROM public.users WHERE password_hash LIKE '$argon2%'",
    "SELECT ctid FROM public.users",
  ],
};

describe.each(Object.entries(REFUSED))("%s", (_, queries) => {
  it("are refused, one and all", () => expectAllRefused(queries));
});

describe("an administrator reads the catalogues of the database", () => {
  it("are no statements of others and no settings of the machine", async () => {
    const [row] = await readRows(
      `SELECT count(*) FILTER (WHERE query NOT LIKE '<insufficient%' AND usename <> current_user AND query <> ''),
       (SELECT count(*) FROM pg_settings WHERE name IN ('data_directory', 'hba_file', 'config_file'))
       FROM pg_stat_activity`,
    );
    expect(row).toEqual([0, 0]);
  });

  it("are no samples of hidden columns", async () => {
    expect(await readRows("SELECT * FROM pg_stats WHERE schemaname = 'public'")).toEqual([]);
  });

  it("the login stays who it is", async () => {
    expect(
      await readRows("SELECT current_user = session_user, current_user, pg_has_role('pg_read_all_data', 'member')"),
    ).toEqual([[true, login.connection.user, false]]);
  });
});
