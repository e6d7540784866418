import { defineMessages } from "#web/i18n/messages.ts";

export const wallSidesMessages = defineMessages("wall/wallSides", {
  sides: "Sides of the leaderboard",
  board: "Board",
  wall: "The wall",
  opening: "Opening the wall",
});
