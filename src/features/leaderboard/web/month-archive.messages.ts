import { defineMessages } from "#web/i18n/messages.ts";

/** The months that are over, at the end of the page. */
export const monthArchiveMessages = defineMessages("leaderboard/month-archive", {
  title: "Past months",
  text: "Closed, sealed and published, with whoever won them.",
  empty: "No month has closed yet. The first one will stand here.",
  error: "The past months did not load.",
  tryAgain: "Try again",
  loading: "Looking up past months",
  frozen: "Under review",
  published: "Published",
  paid: "Paid",
  champion: "#{rank} @{name}",
  gone: "#{rank} deleted",
  members: "{count, plural, one {# member} other {# members}}",
});
