import { defineErrors } from "#shared/error-catalogue.ts";

export const moderationErrors = defineErrors({
  "moderation.not_found": { status: 404, message: "Nobody has reported this" },
  "moderation.own_thing": { status: 409, message: "This is yours: leave it to another moderator" },
  "moderation.staff": { status: 409, message: "Moderators and administrators are locked by nobody but administrators" },
  "moderation.gone": { status: 409, message: "This is not there any more" },
  "moderation.not_possible": { status: 409, message: "This cannot be done with it as it is now. Look again." },
  "moderation.no_words": { status: 400, message: "Write what the other one should know" },
  "moderation.too_late": { status: 409, message: "This can be undone for ten minutes only" },
  "moderation.not_last": { status: 409, message: "Something was done after it: undo that first" },
  "moderation.answered": { status: 409, message: "You have answered this already" },
});
