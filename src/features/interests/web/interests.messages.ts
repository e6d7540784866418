import { defineMessages } from "#web/i18n/messages.ts";

export const interestMessages = defineMessages("interests", {
  zoneTitle: "Zone joined",
  zoneText: "{name} has your name now. The team reads these lists.",
  zoneAgainTitle: "Already in",
  zoneAgainText: "{name} had your name. It still has.",
  creatorTitle: "You are on the list",
  creatorText: "Keep making noise. We ask before we show any of it.",
  creatorAgainTitle: "Already on the list",
  creatorAgainText: "Once was enough. Keep making noise.",
  merchTitle: "You are first in line",
  merchText: "The team knows what to make first. Until it is here, nobody may sell you any.",
  merchAgainTitle: "Already in line",
  merchAgainText: "Your place is kept. Pushing does not help.",
  failedTitle: "Not joined",
  failedText: "That was not saved. Please try again.",
});
