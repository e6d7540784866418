/** What the environment's names say before its values are read: secrets that lie in files, and names that are nearly ours. */
import { readFileSync } from "node:fs";
import { pack } from "#pack/pack.ts";

export type Environment = Record<string, string | undefined>;

/** Each may be given as a file instead, whose path is in NAME_FILE: so service managers and containers hand secrets over. */
export const SECRET_SETTINGS = [
  "DATABASE_URL",
  "DATABASE_READ_URL",
  "CONSOLE_DATABASE_URL",
  "REDIS_URL",
  "S3_URL",
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "BACKUP_S3_URL",
  "BACKUP_KEY",
  "ADMIN_PASSWORD",
  "OIDC_CLIENT_SECRET",
  "SMTP_URL",
  "SMS_WEBHOOK_URL",
  "VAPID_PUBLIC_KEY",
  "VAPID_PRIVATE_KEY",
  "AI_API_KEY",
  "SPEECH_API_KEY",
  "SOLANA_RPC_URL",
  "EVM_RPC_URL",
] as const;

const FILE_SUFFIX = "_FILE";

function isSet(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== "";
}

function readSecret(name: string, path: string): string | { problem: string } {
  try {
    const text = readFileSync(path, "utf8").replace(/\r?\n$/, "");
    return text === "" ? { problem: `${name}: the file is empty` } : text;
  } catch (error) {
    return { problem: `${name}: the file cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}

/** The environment with what stands in the files of secrets, one line of end trimmed, and what is wrong with those. */
export function readSecretFiles(environment: Environment): { environment: Environment; problems: string[] } {
  const filled = { ...environment };
  const problems: string[] = [];
  for (const name of SECRET_SETTINGS) {
    const fileName = name + FILE_SUFFIX;
    const path = environment[fileName];
    if (!isSet(path)) continue;
    if (isSet(environment[name])) {
      problems.push(`${fileName}: is set beside ${name}; keep one of the two`);
      continue;
    }
    const secret = readSecret(fileName, path);
    if (typeof secret === "string") filled[name] = secret;
    else problems.push(secret.problem);
  }
  return { environment: filled, problems };
}

/** How many letters must be put in, taken out or changed to make one name of the other. */
export function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** A short name is near to too many others. */
const NAME_MIN = 7;
const EDITS_MAX = 2;
/** Some write the name of the site before each setting. */
const PREFIX = `${pack.id.toUpperCase().replaceAll("-", "_")}_`;

/** The setting that was probably meant by a name that is none of ours, if it looks like one. */
function findMeant(name: string, known: readonly string[]): string | undefined {
  const bare = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name;
  if (bare !== name && known.includes(bare)) return bare;
  const near = known
    .filter((setting) => setting.length >= NAME_MIN && Math.abs(setting.length - bare.length) <= EDITS_MAX)
    .map((setting) => ({ setting, edits: countEdits(bare, setting) }))
    .sort((a, b) => a.edits - b.edits);
  return near[0] !== undefined && near[0].edits <= EDITS_MAX ? near[0].setting : undefined;
}

/** One line for each name of the environment that is nearly one of the known settings; nothing reads it. */
export function findMisspelledSettings(environment: Environment, settings: readonly string[]): string[] {
  const known = [...settings, ...SECRET_SETTINGS.map((name) => name + FILE_SUFFIX)];
  return Object.keys(environment)
    .filter((name) => /^[A-Z][A-Z0-9_]+$/.test(name) && isSet(environment[name]) && !known.includes(name))
    .flatMap((name) => {
      const meant = findMeant(name, known);
      return meant === undefined ? [] : [`${name}: is no setting of this site and is not read; ${meant} is one`];
    });
}
