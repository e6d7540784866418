/** What the server itself looks at: its folder or database, its address, and what sends messages. */
import { constants } from "node:fs";
import { access, mkdir, statfs } from "node:fs/promises";
import { createTransport } from "nodemailer";
import pg from "pg";
import { type Config, getSiteOrigin, LOOPBACK_HOSTS } from "./config.ts";
import { lookAtReplica } from "./db/look-at-replica.ts";
import { createOutsideClient } from "./outside-client.ts";
import { lookAtRedis } from "./redis/look-at-redis.ts";
import { lookAtS3 } from "./s3/look-at-s3.ts";
import { readS3Address } from "./s3/s3-address.ts";
import type { ProbeSettings, SettingOutcome, SettingProbe } from "./setting-check.ts";

const CONNECT_WITHIN_MS = 5000;
/** Below this a disk is as good as full: uploads are refused, and PostgreSQL stands still soon after. */
const SPACE_MIN_BYTES = 2e9;
const VERSION_MIN = 150_000;

const client = createOutsideClient({ timeoutMs: CONNECT_WITHIN_MS, maxBytes: 64 * 1024 });

/** What a setting that is not set is there for. */
export function describeUnset(consequence: string): SettingOutcome {
  return { state: "off", words: `not set: ${consequence}` };
}

/** Whether this process may write into a folder, which is made if need be, and how much room its disk has. */
export async function lookAtFolder(folder: string): Promise<SettingOutcome> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  const gigabytes = ((bavail * bsize) / 1e9).toFixed(1);
  return bavail * bsize < SPACE_MIN_BYTES
    ? { state: "warn", words: `${folder} can be written, but only ${gigabytes} GB are free: make room` }
    : { state: "ok", words: `${folder} can be written, ${gigabytes} GB are free` };
}

/** Connects by the address, asks, and hangs up. */
export async function askDatabase<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row | undefined> {
  const asked = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: CONNECT_WITHIN_MS,
    application_name: "site check",
  });
  asked.on("error", () => {});
  try {
    await asked.connect();
    return (await asked.query<Row>(query)).rows[0];
  } finally {
    await asked.end().catch(() => {});
  }
}

async function lookAtDatabase(url: string): Promise<SettingOutcome> {
  const row = await askDatabase<{ version: string; number: number; mayCreate: boolean }>(
    url,
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
            has_database_privilege(current_database(), 'CREATE') AS "mayCreate"`,
  );
  if (row === undefined || row.number < VERSION_MIN)
    return { state: "fail", words: `is PostgreSQL ${row?.version}: 15 or newer is needed` };
  return row.mayCreate
    ? { state: "ok", words: `PostgreSQL ${row.version} answers` }
    : { state: "fail", words: "its login may not make schemas: GRANT CREATE ON DATABASE … TO it" };
}

function listStorageProbes({ databaseUrl, databaseReadUrl, dataDir }: Config): SettingProbe[] {
  const folder: SettingProbe = { name: "DATA_DIR", look: () => lookAtFolder(dataDir) };
  if (databaseUrl !== undefined) {
    const look = () =>
      databaseReadUrl === undefined
        ? describeUnset("boards, lists and the console are read from DATABASE_URL")
        : lookAtReplica(databaseUrl, databaseReadUrl, askDatabase);
    return [
      folder,
      { name: "DATABASE_URL", look: () => lookAtDatabase(databaseUrl) },
      { name: "DATABASE_READ_URL", look },
    ];
  }
  return [folder, { name: "DATABASE_URL", look: () => describeUnset("the PostgreSQL inside DATA_DIR is used") }];
}

async function lookAtFiles({ s3Url }: Config): Promise<SettingOutcome> {
  const address = s3Url === undefined ? undefined : readS3Address(s3Url);
  return address === undefined ? describeUnset("files of members lie in DATA_DIR") : lookAtS3(address);
}

async function lookAtAddress({ publicUrl, trustProxy }: Config): Promise<SettingOutcome> {
  if (publicUrl === undefined) return describeUnset("links and previews point to localhost");
  if (!LOOPBACK_HOSTS.has(new URL(publicUrl).hostname) && trustProxy.length === 0) {
    const words = "set TRUST_PROXY to your proxy's address too: without it all visitors share one limit";
    return { state: "warn", words };
  }
  const status = await client.call({ url: `${publicUrl}/healthz` }, async (answer) => answer.status).catch(() => 0);
  return status === 200
    ? { state: "ok", words: "the site answers there" }
    : {
        state: "warn",
        words: "nothing of this site answers there from here: is it started, does the proxy lead to it?",
      };
}

async function lookAtMail(url: string | undefined): Promise<SettingOutcome> {
  if (url === undefined) return describeUnset("members cannot add a recovery e-mail address");
  const limits = {
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: CONNECT_WITHIN_MS,
  };
  const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true });
  try {
    await transport.verify();
    return { state: "ok", words: "the mail server answers and takes the login" };
  } finally {
    transport.close();
  }
}

/** Nothing is sent: whatever answers, answers. */
async function lookAtSms(url: string | undefined): Promise<SettingOutcome> {
  if (url === undefined) return describeUnset("members cannot add a recovery phone number");
  const status = await client.call({ url }, async (answer) => answer.status);
  return status < 500
    ? { state: "ok", words: "the service answers; that it takes a message is not tried" }
    : { state: "warn", words: `the service answers with status ${status}` };
}

/** Sends an export of nothing, which every collector takes. */
async function lookAtTraces(traces: Config["traces"]): Promise<SettingOutcome> {
  if (traces === undefined) return describeUnset("no traces are sent");
  const headers = { ...traces.headers, "content-type": "application/json" };
  const url = `${traces.endpoint}/v1/traces`;
  const empty = { url, method: "POST", headers, body: '{"resourceSpans":[]}' } as const;
  const status = await client.call(empty, async (answer) => answer.status);
  return status < 300
    ? { state: "ok", words: "the collector takes traces" }
    : { state: "warn", words: `the collector answers with status ${status}` };
}

export const probePlatformSettings: ProbeSettings = ({ config }) => [
  ...listStorageProbes(config),
  {
    name: "REDIS_URL",
    look: () =>
      config.redisUrl === undefined ? describeUnset("this process counts limits alone") : lookAtRedis(config.redisUrl),
  },
  { name: "S3_URL", isForStart: true, look: () => lookAtFiles(config) },
  { name: "PUBLIC_URL", look: () => lookAtAddress(config) },
  {
    name: "METRICS_TOKEN",
    look: () =>
      config.metricsToken === undefined
        ? describeUnset("/metrics answers nobody")
        : { state: "ok", words: `/metrics of ${getSiteOrigin(config)} answers who has it` },
  },
  { name: "OTEL_EXPORTER_OTLP_ENDPOINT", isForStart: true, look: () => lookAtTraces(config.traces) },
  { name: "SMTP_URL", isForStart: true, look: () => lookAtMail(config.smtpUrl) },
  { name: "SMS_WEBHOOK_URL", look: () => lookAtSms(config.smsWebhookUrl) },
];
