import { defineMessages } from "#web/i18n/messages.ts";

export const weekWinnersMessages = defineMessages("wall/weekWinners", {
  title: "The wall's best of the week",
  points: "{count, plural, one {+# point} other {+# points}}",
  seeWall: "See the wall",
});
