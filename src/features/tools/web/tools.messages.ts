import { defineMessages } from "#web/i18n/messages.ts";

export const toolsMessages = defineMessages("tools", {
  heading: "Chaos tools",
  tweet: "Tweet gen",
  meme: "Meme factory",
  pfp: "PFP chaos",
  opening: "Opening the tool",
  save: "Save to vault",
  saved: "Saved",
  inVault: "Saved to your vault",
});
