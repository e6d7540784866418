import { defineMessages } from "#web/i18n/messages.ts";

/** What the legal pages say of reports and moderators. */
const moderationLegalMessages = defineMessages("moderation/moderationLegal", {
  title: "Reports and moderators",
  reports:
    "Reports are read by people. Several reports alone hide something for a day at most, and only once before somebody has decided.",
  decisions:
    "What breaks the rules can be hidden or deleted, and its author warned or locked out. Authors read in their account what was done and why, and may answer once; what was deleted is erased a week later.",
  public: "What moderators decide is told to the author alone. Others see only that a thing is gone.",
});

export const legalTexts = { id: "moderation", paragraphs: ["reports", "decisions"], messages: moderationLegalMessages };
