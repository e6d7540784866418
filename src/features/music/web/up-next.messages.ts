import { defineMessages } from "#web/i18n/messages.ts";

export const upNextMessages = defineMessages("music/upNext", {
  title: "Up next",
  titleCount: "Up next: {count}",
  keys: "Keys: ?",
  playNext: "Put {title} first",
  add: "Add {title} to what plays next",
  empty: "Press + beside a track: it plays before the list goes on.",
  after: "After that the list goes on where it was.",
  up: "Move {title} up",
  down: "Move {title} down",
  remove: "Take {title} off",
  clear: "Take all off",
  moved: "{title} is number {place} of {count}",
});
