/** What can be said of a site's health: by the server as codes, by the panel in these words. */

/** The worst first. `off`: not set up, which may be meant. */
export const HEALTH_LEVELS = ["fail", "warn", "off", "ok"] as const;
export type HealthLevel = (typeof HEALTH_LEVELS)[number];

export const HEALTH_PARTS = [
  "backups",
  "disk",
  "database",
  "connections",
  "replica",
  "statements",
  "jobs",
  "messages",
  "prices",
  "services",
  "setup",
  "versions",
] as const;
export type HealthPartName = (typeof HEALTH_PARTS)[number];

/** Services of others that the site may call. */
export const OUTSIDE_SERVICES = [
  "prices",
  "sms",
  "push",
  "openid",
  "tweets",
  "pictures",
  "speech",
  "chain",
  "files",
] as const;
export type OutsideServiceName = (typeof OUTSIDE_SERVICES)[number];

/** What a reader should know and what to do about it. Names of values end in their unit: At, Bytes, Ms. */
export const HEALTH_FINDINGS = {
  "part.failed": "This part could not be read: {error}",
  "backups.off": "No backups are made. Set BACKUP_DIR to a folder on another disk, or make one by hand: npm run backup",
  "backups.none": "There is no backup yet. The first one is made within an hour of the start.",
  "backups.old": "The newest backup is of {succeededAt}. The next one should have been there by {nextAt}.",
  "backups.failed": "The last try failed at {failedAt}: {error}",
  "disk.low": "Only {freeBytes} are free. Make room before uploads and backups are refused.",
  "connections.waiting": "Requests wait for a connection to the database: {count}. Look at the slow statements.",
  "connections.crowded": "{open} of {max} connections of the database server are taken.",
  "replica.away":
    "The read replica is not used: {error}. Boards, lists and the console are read from DATABASE_URL meanwhile.",
  "statements.slow": "The slowest statement took {slowestMs}. What takes this long holds a connection meanwhile.",
  "jobs.failed": "“{job}” failed at {failedAt}: {error}",
  "jobs.late": "“{job}” has not run since {startedAt}. Restart the site if this stays.",
  "messages.waiting": "Messages wait: {count}, the oldest since {oldestAt}.",
  "messages.mail_failing": "Mail: the last try failed: {error}. Check SMTP_URL.",
  "messages.sms_failing": "Text messages: the last try failed: {error}. Check SMS_WEBHOOK_URL.",
  "messages.push_failing": "News on devices: the last try failed: {error}. Check VAPID_PUBLIC_KEY and the line out.",
  "messages.expired": "Messages that could not be sent before they were worthless: {count} of the last 200.",
  "prices.none": "No price was ever taken. Last error: {error}",
  "prices.stale": "The newest price is of {succeededAt}. Last error: {error}",
  "services.failing": "{service} failed {count} times in a row, last at {failedAt}: {error}",
  "setup.demo": "Values of the pack that are still the demo's: {count}, such as {example}.",
} as const;
export type HealthFindingCode = keyof typeof HEALTH_FINDINGS;

/** Figures and facts, beside what they are of. Names end in their unit, as above. */
export const HEALTH_FACTS = {
  succeededAt: "Last success",
  error: "Last error",
  nextAt: "Next",
  keptCount: "Kept",
  sizeBytes: "Size",
  freeBytes: "Free",
  totalBytes: "In all",
  tableBytes: "Table {of}",
  openCount: "Open",
  idleCount: "Idle",
  waitingCount: "Waiting",
  maxCount: "At most",
  lagMs: "Behind",
  serverCount: "On the server, by all",
  statementMs: "{of}",
  statementSource: "Measured by",
  runningCount: "Running now",
  lateCount: "Late",
  failedCount: "Failed",
  oldestAt: "Oldest",
  jobAt: "{of}",
  mailSentAt: "Last mail",
  smsSentAt: "Last text message",
  pushSentAt: "Last news to a device",
  serviceSucceededAt: "{of} answered",
  app: "Site",
  node: "Node",
  postgres: "PostgreSQL",
  migration: "Schema",
  startedAt: "Running since",
} as const;
export type HealthFactName = keyof typeof HEALTH_FACTS;
