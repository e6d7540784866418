import { defineMessages } from "#web/i18n/messages.ts";

export const weekWinnersMessages = defineMessages("weekWinners", {
  title: "The wall's best of the week",
  points: { one: "+{count} point", other: "+{count} points" },
  seeWall: "See the wall",
});
