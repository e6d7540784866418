import { isIP } from "node:net";
import { delimiter, isAbsolute, resolve } from "node:path";
import * as z from "zod/mini";
import { pack } from "#pack/pack.ts";
import { arePushKeys, type PushKeys } from "./push-keys.ts";
import { readS3Address } from "./s3/s3-address.ts";
import { type Environment, findMisspelledSettings, readSecretFiles } from "./setting-names.ts";

/** The one place that reads the environment; a wrong value stops the start with a list of what to fix. */

/** Names of this machine for itself. */
export const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

const blankToUndefined = z.pipe(
  z.transform((value) => (typeof value === "string" && value.trim() === "" ? undefined : value)),
  z.optional(z.string()),
);

function text(fallback: string) {
  return z.pipe(
    blankToUndefined,
    z.transform((value) => value ?? fallback),
  );
}

function numberBetween(fallback: number, minimum: number, maximum: number) {
  const toNumber = z.transform((value: string | undefined) => (value === undefined ? fallback : Number(value)));
  const inRange = z
    .number(`must be a number from ${minimum} to ${maximum}`)
    .check(z.minimum(minimum, `must be at least ${minimum}`), z.maximum(maximum, `must be at most ${maximum}`));
  return z.pipe(z.pipe(blankToUndefined, toNumber), inRange);
}

function url(protocols: string[]) {
  return z.pipe(
    blankToUndefined,
    z.optional(
      z.string().check(
        z.refine(
          (value) => {
            try {
              return protocols.includes(new URL(value).protocol);
            } catch {
              return false;
            }
          },
          `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
        ),
      ),
    ),
  );
}

const web = ["http:", "https:"];
const MARKET_BASE_URL = "https://api.dexscreener.com";
/** Nothing listens there: a test that sets no market of its own must not reach the real one. */
const NO_PRICE_SOURCE_URL = "http://127.0.0.1:9";
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const environmentSchema = z.object({
  NODE_ENV: text("production").check(
    z.refine(
      (value) => ["production", "development", "test"].includes(value),
      "must be production, development or test",
    ),
  ),
  PORT: numberBetween(3000, 0, 65_535),
  HOST: text("127.0.0.1"),
  DATA_DIR: text("./data"),
  PUBLIC_URL: url(web),
  TRUST_PROXY: blankToUndefined,
  LOG_LEVEL: text("info").check(
    z.refine((value) => LOG_LEVELS.includes(value as never), `must be one of ${LOG_LEVELS.join(", ")}`),
  ),
  DATABASE_URL: url(["postgres:", "postgresql:"]),
  DATABASE_READ_URL: url(["postgres:", "postgresql:"]),
  CONSOLE_DATABASE_URL: url(["postgres:", "postgresql:"]),
  REDIS_URL: url(["redis:", "rediss:"]),
  S3_URL: url(web),
  METRICS_TOKEN: z.pipe(
    blankToUndefined,
    z.optional(z.string().check(z.minLength(16, "must have at least 16 characters"))),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(web),
  OTEL_EXPORTER_OTLP_HEADERS: blankToUndefined,
  OTEL_SERVICE_NAME: blankToUndefined,
  OTEL_TRACES_SAMPLER_ARG: numberBetween(1, 0, 1),
  BACKUP_DIR: blankToUndefined,
  BACKUP_S3_URL: url(web),
  BACKUP_KEEP: numberBetween(7, 1, 1000),
  BACKUP_KEY: z.pipe(
    blankToUndefined,
    z.optional(z.string().check(z.minLength(16, "must have at least 16 characters"))),
  ),
  ADMIN_USERNAME: blankToUndefined,
  ADMIN_PASSWORD: blankToUndefined,
  OIDC_ISSUER: url(web),
  OIDC_CLIENT_ID: blankToUndefined,
  OIDC_CLIENT_SECRET: blankToUndefined,
  SMTP_URL: url(["smtp:", "smtps:"]),
  MAIL_FROM: blankToUndefined,
  SMS_WEBHOOK_URL: url(web),
  VAPID_PUBLIC_KEY: blankToUndefined,
  VAPID_PRIVATE_KEY: blankToUndefined,
  AI_BASE_URL: url(web),
  AI_API_KEY: blankToUndefined,
  AI_TEXT_MODEL: blankToUndefined,
  AI_IMAGE_MODEL: blankToUndefined,
  SPEECH_BASE_URL: url(web),
  SPEECH_API_KEY: blankToUndefined,
  SPEECH_MODEL: blankToUndefined,
  PATH: blankToUndefined,
  MARKET_BASE_URL: url(web),
  SOLANA_RPC_URL: url(web),
  EVM_RPC_URL: url(web),
  DEMO: text("false").check(z.refine((value) => ["true", "false"].includes(value), "must be true or false")),
  STOP_DELAY_SECONDS: numberBetween(0, 0, 120),
  RATE_LIMIT_SCALE: numberBetween(1, 0.001, 1_000_000),
  BUSY_AFTER_MS: numberBetween(500, 100, 60_000),
});

/** A service that speaks the OpenAI protocol; its address has no trailing slash. */
export interface OutsideModel {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

export interface TraceSettings {
  /** Where a collector takes OTLP over HTTP; without a trailing slash. */
  endpoint: string;
  /** Sent with each export; may hold a key. */
  headers: Record<string, string>;
  serviceName: string;
  /** Of all requests, from 0 to 1. */
  share: number;
}

export interface Config {
  mode: "production" | "development" | "test";
  port: number;
  host: string;
  /** Absolute folder of the embedded database and of everything else that must survive a restart. */
  dataDir: string;
  /** Origin under which visitors reach the site, without a trailing slash; undefined means this machine only. */
  publicUrl: string | undefined;
  /** Proxy addresses or CIDR ranges whose X-Forwarded-For is believed; nobody by default. */
  trustProxy: string[];
  logLevel: string;
  databaseUrl: string | undefined;
  /** A streaming standby of `databaseUrl` for what only reads. */
  databaseReadUrl: string | undefined;
  /** The read-only console's own login to the database of `databaseUrl`; the embedded one brings its own. */
  consoleDatabaseUrl: string | undefined;
  /** The Redis or Valkey that several processes share; its address may hold a password. */
  redisUrl: string | undefined;
  /** Where members' files lie instead of `dataDir`; holds a key. */
  s3Url: string | undefined;
  /** What a collector of metrics must show; without one there are none to be had. */
  metricsToken: string | undefined;
  /** Where traces are sent; undefined for none. */
  traces: TraceSettings | undefined;
  /** Absolute folder to which a backup is written every day; undefined for none. */
  backupDir: string | undefined;
  /** The bucket to which one is sent every day; holds a key. */
  backupS3Url: string | undefined;
  /** How many of those backups are kept in each place. */
  backupKeep: number;
  /** Encrypts backups, and opens them again. */
  backupKey: string | undefined;
  admin: { username: string; password: string } | undefined;
  oidc: { issuer: string; clientId: string; clientSecret: string | undefined } | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  smsWebhookUrl: string | undefined;
  /** The pair by which browsers know who pushes news to them. */
  push: PushKeys | undefined;
  ai: OutsideModel | undefined;
  imageModel: OutsideModel | undefined;
  speech: OutsideModel | undefined;
  /** Folders in which a program of this machine is looked for. */
  programFolders: string[];
  /** The market data service, which speaks the DexScreener protocol; without a trailing slash. */
  priceSourceUrl: string;
  /** A service that speaks Solana's JSON-RPC; its address may hold a key and is never logged. */
  solanaRpcUrl: string | undefined;
  /** The same for a community whose chain is an EVM one. */
  evmRpcUrl: string | undefined;
  /** Marks every page as a demo, whose numbers are made up. */
  isDemo: boolean;
  /** So long a stop goes on answering, so that a proxy that asks /readyz sends its visitors elsewhere. */
  stopDelayMs: number;
  /** Multiplies every limit that counts per address or per member. */
  rateLimitScale: number;
  /** The process turns visitors away while whatever comes waits for its turn as long. */
  busyAfterMs: number;
}

export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "ConfigError";
  }
}

/** Names that must be set together: one alone is a mistake, not a choice. */
function findHalfSetGroups(environment: Environment): string[] {
  const isSet = (name: string) => (environment[name] ?? "").trim() !== "";
  const groups: [string, string][] = [
    ["ADMIN_USERNAME", "ADMIN_PASSWORD"],
    ["OIDC_ISSUER", "OIDC_CLIENT_ID"],
    ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"],
    ["SPEECH_BASE_URL", "SPEECH_MODEL"],
    // An image model alone is a choice too.
    ["AI_BASE_URL", isSet("AI_IMAGE_MODEL") && !isSet("AI_TEXT_MODEL") ? "AI_IMAGE_MODEL" : "AI_TEXT_MODEL"],
  ];
  return groups.flatMap(([first, second]) =>
    isSet(first) === isSet(second)
      ? []
      : [`${isSet(first) ? second : first}: is missing, ${first} and ${second} belong together`],
  );
}

function findPublicUrlProblems(publicUrl: string | undefined, mode: string): string[] {
  if (publicUrl === undefined) return [];
  const { protocol, hostname, pathname } = new URL(publicUrl);
  const problems: string[] = [];
  if (pathname !== "/") problems.push("PUBLIC_URL: must not have a path");
  if (protocol === "http:" && !LOOPBACK_HOSTS.has(hostname)) {
    problems.push("PUBLIC_URL: must start with https:// (http:// works for localhost only, or no one could log in)");
  }
  if (mode === "development" && !LOOPBACK_HOSTS.has(hostname)) {
    problems.push("NODE_ENV: development shows reset tokens and must not run on a public address");
  }
  return problems;
}

function splitList(text = ""): string[] {
  return text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
}

const PROXY_RANGE_NAMES = ["loopback", "linklocal", "uniquelocal"];

/** An address, a CIDR range that is not everybody, or one of Fastify's names for ranges. */
function isProxyRange(entry: string): boolean {
  const [address = "", bits, ...rest] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return PROXY_RANGE_NAMES.includes(entry);
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function findProxyProblems(trustProxy: string[]): string[] {
  return trustProxy
    .filter((entry) => !isProxyRange(entry))
    .map(
      (entry) =>
        `TRUST_PROXY: ${JSON.stringify(entry)} is no address and no CIDR range; name your proxy, for example 127.0.0.1`,
    );
}

/** Where visitors reach the site. */
export function getSiteOrigin({ publicUrl, port }: Pick<Config, "publicUrl" | "port">): string {
  return publicUrl ?? `http://localhost:${port}`;
}

function toOutsideModel(
  baseUrl: string | undefined,
  apiKey: string | undefined,
  model: string | undefined,
): OutsideModel | undefined {
  return baseUrl === undefined || model === undefined
    ? undefined
    : { baseUrl: baseUrl.replace(/\/+$/, ""), apiKey, model };
}

/** Names that are nearly settings: the start says them, for nothing else would. */
export function findSettingWarnings(environment: Environment = process.env): string[] {
  return findMisspelledSettings(environment, Object.keys(environmentSchema.shape));
}

function toPushKeys(publicKey: string | undefined, privateKey: string | undefined): PushKeys | undefined {
  return publicKey === undefined || privateKey === undefined ? undefined : { publicKey, privateKey };
}

/** `name=value,name=value`, as OpenTelemetry writes headers. */
function readHeaderPairs(text: string | undefined): Record<string, string> {
  const pairs = splitList(text).map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return [name.trim(), decodeURIComponent(value.join("=").trim())] as const;
  });
  return Object.fromEntries(pairs);
}

function toTraceSettings(values: z.infer<typeof environmentSchema>): TraceSettings | undefined {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  return {
    endpoint: endpoint.replace(/\/+$/, ""),
    headers: readHeaderPairs(values.OTEL_EXPORTER_OTLP_HEADERS),
    serviceName: values.OTEL_SERVICE_NAME ?? pack.id,
    share: values.OTEL_TRACES_SAMPLER_ARG,
  };
}

export function loadConfig(given: Environment = process.env): Config {
  const { environment, problems } = readSecretFiles(given);
  const parsed = z.safeParse(environmentSchema, environment);
  problems.push(...findHalfSetGroups(environment));
  if (!parsed.success) {
    problems.unshift(...parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
    throw new ConfigError(problems);
  }
  const values = parsed.data;
  const trustProxy = splitList(values.TRUST_PROXY);
  problems.push(...findProxyProblems(trustProxy), ...findPublicUrlProblems(values.PUBLIC_URL, values.NODE_ENV));
  if (values.CONSOLE_DATABASE_URL !== undefined && values.DATABASE_URL === undefined) {
    problems.push("CONSOLE_DATABASE_URL: belongs to DATABASE_URL; the embedded database brings a login of its own");
  }
  if (values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined) {
    problems.push("DATABASE_READ_URL: belongs to DATABASE_URL; the embedded database has no standby");
  }
  for (const name of ["S3_URL", "BACKUP_S3_URL"] as const) {
    const address = values[name];
    if (address !== undefined && readS3Address(address) === undefined)
      problems.push(
        `${name}: must name a bucket and a whole key or none: https://KEY:SECRET@HOST/BUCKET?region=REGION`,
      );
  }
  if (values.BACKUP_S3_URL !== undefined && values.BACKUP_KEY === undefined) {
    problems.push("BACKUP_KEY: is missing: a backup holds password hashes and leaves this machine by BACKUP_S3_URL");
  }
  const push = toPushKeys(values.VAPID_PUBLIC_KEY, values.VAPID_PRIVATE_KEY);
  if (push !== undefined && !arePushKeys(push)) {
    problems.push("VAPID_PUBLIC_KEY: is no pair with VAPID_PRIVATE_KEY; npm run keys makes one");
  }
  if (values.NODE_ENV === "development" && !LOOPBACK_HOSTS.has(values.HOST)) {
    problems.push(
      "HOST: development shows reset tokens and has known passwords, and must listen on this machine only (127.0.0.1)",
    );
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    mode: values.NODE_ENV as Config["mode"],
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    trustProxy,
    logLevel: values.LOG_LEVEL,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    consoleDatabaseUrl: values.CONSOLE_DATABASE_URL,
    redisUrl: values.REDIS_URL,
    s3Url: values.S3_URL,
    metricsToken: values.METRICS_TOKEN,
    traces: toTraceSettings(values),
    backupDir: values.BACKUP_DIR && resolve(values.BACKUP_DIR),
    backupS3Url: values.BACKUP_S3_URL,
    backupKeep: values.BACKUP_KEEP,
    backupKey: values.BACKUP_KEY,
    admin:
      values.ADMIN_USERNAME !== undefined && values.ADMIN_PASSWORD !== undefined
        ? { username: values.ADMIN_USERNAME, password: values.ADMIN_PASSWORD }
        : undefined,
    oidc:
      values.OIDC_ISSUER !== undefined && values.OIDC_CLIENT_ID !== undefined
        ? { issuer: values.OIDC_ISSUER, clientId: values.OIDC_CLIENT_ID, clientSecret: values.OIDC_CLIENT_SECRET }
        : undefined,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    smsWebhookUrl: values.SMS_WEBHOOK_URL,
    push,
    ai: toOutsideModel(values.AI_BASE_URL, values.AI_API_KEY, values.AI_TEXT_MODEL),
    imageModel: toOutsideModel(values.AI_BASE_URL, values.AI_API_KEY, values.AI_IMAGE_MODEL),
    speech: toOutsideModel(values.SPEECH_BASE_URL, values.SPEECH_API_KEY, values.SPEECH_MODEL),
    programFolders: (values.PATH ?? "").split(delimiter).filter(isAbsolute),
    priceSourceUrl: (
      values.MARKET_BASE_URL ?? (values.NODE_ENV === "test" ? NO_PRICE_SOURCE_URL : MARKET_BASE_URL)
    ).replace(/\/+$/, ""),
    solanaRpcUrl: values.SOLANA_RPC_URL,
    evmRpcUrl: values.EVM_RPC_URL,
    isDemo: values.DEMO === "true",
    stopDelayMs: values.STOP_DELAY_SECONDS * 1000,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    busyAfterMs: values.BUSY_AFTER_MS,
  };
}
