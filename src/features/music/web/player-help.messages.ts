import { defineMessages } from "#web/i18n/messages.ts";

export const playerHelpMessages = defineMessages("music/playerHelp", {
  title: "Keys of the player",
  space: "Space",
  playOrPause: "Play or pause",
  scrub: "{seconds} seconds back or on",
  next: "Next track",
  mute: "Sound off or on",
  help: "This list",
  where:
    "Space and arrows work on the music page and inside the player, the others everywhere. None of them while you type.",
  switch: "Keys outside the player",
});
