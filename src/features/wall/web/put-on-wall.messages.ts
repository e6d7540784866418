import { defineMessages } from "#web/i18n/messages.ts";

export const putOnWallMessages = defineMessages("wall/putOnWall", {
  put: "Hang {title} on the wall",
  hang: "Hang it on the wall",
  needsLogin: "Log in to hang it on the wall, where members vote.",
  done: "On the wall",
  doneText: "{title} hangs there for all to judge.",
  see: "See the wall",
  failed: "It could not be hung. Try again.",
});
