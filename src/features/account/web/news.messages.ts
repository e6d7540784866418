import { defineMessages } from "#web/i18n/messages.ts";

export const newsMessages = defineMessages("account/news", {
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
  pfps: "{count, plural, one {# new PFP} other {# new PFPs}}",
  templates: "{count, plural, one {# new template} other {# new templates}}",
  tracks: "{count, plural, one {# new track} other {# new tracks}}",
});
