import { defineMessages } from "#web/i18n/messages.ts";

export const playerMessages = defineMessages("music/player", {
  player: "Music player",
  needsTouch: "Click to enable audio",
  play: "Play",
  pause: "Pause",
  next: "Next track",
  mute: "Mute",
  unmute: "Unmute",
  minimise: "Minimise",
  expand: "Expand",
  count: "{n} / {total}",
  nowAt: "{title}, {n} / {total}",
  playingTime: "Playing time",
});
