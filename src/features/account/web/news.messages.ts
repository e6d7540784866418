import { defineMessages } from "#web/i18n/messages.ts";

export const newsMessages = defineMessages("news", {
  climbedTitle: "You Climbed",
  climbed: "Rank {rank} this month, up from {before}.",
  passedTitle: "Somebody Passed You",
  passed: "Rank {rank} this month, down from {before}.",
  inTitle: "In the Money",
  in: "Rank {rank} is paid, if you still stand there when the month ends.",
  outTitle: "Out of the Money",
  out: "Rank {rank} is not paid. Make something.",
  arrivedTitle: "New in the House",
  arrived: "{list} since your last visit.",
  pfps: { one: "{count} new PFP", other: "{count} new PFPs" },
  templates: { one: "{count} new template", other: "{count} new templates" },
  tracks: { one: "{count} new track", other: "{count} new tracks" },
});
