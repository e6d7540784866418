import { HEALTH_FACTS, HEALTH_FINDINGS } from "#shared/health.catalog.ts";
import { defineMessages } from "#web/i18n/messages.ts";

/** The findings and facts have their words where the server's programs find them too. */
export const healthMessages = defineMessages("health", {
  loading: "Asking every part of the site",
  unread: "The site did not say how it is.",
  allGood: "All good",
  needYou: { one: "{count} part needs you", other: "{count} parts need you" },
  takenAt: "As of {date}",
  refresh: "Ask again",
  copyReport: "Copy for a bug report",
  copied: "Copied",
  notCopied: "This browser lets nobody copy.",
  reportTitle: "Health as of {date}",
  todo: "What needs you",
  parts: "Every part of the site",
  doctor: "Every setting",
  doctorLead: "Looks at what each setting names, as npm run doctor does: folders, mail, services. It takes seconds.",
  askDoctor: "Look at every setting",
  doctorFailed: "The settings could not be looked at.",
  never: "never",
  more: { one: "{count} more", other: "{count} more" },
  times: { one: "{value}, once", other: "{value}, {count} times" },

  level_fail: "Broken",
  level_warn: "Look at it",
  level_off: "Not all set up",
  level_ok: "Good",

  part_backups: "Backups",
  part_disk: "Disk",
  part_database: "Database",
  part_connections: "Connections",
  part_statements: "Slow statements",
  part_jobs: "Work of its own",
  part_messages: "Messages",
  part_market: "Market",
  part_services: "Outside services",
  part_setup: "Setup",
  part_versions: "Versions",

  service_market: "Market data",
  service_sms: "Text messages",
  service_openid: "OpenID provider",
  service_tweets: "Text model",
  service_pictures: "Picture model",
  service_speech: "Speech service",
  service_chain: "Solana service",
  service_files: "File store",

  ...HEALTH_FINDINGS,
  ...HEALTH_FACTS,
});
