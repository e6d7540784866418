import { defineMessages } from "#web/i18n/messages.ts";

export const worldMapMessages = defineMessages("zones/worldMap", {
  map: "Map of the chaos zones",
  howTo: "Arrow keys move the map, + and − zoom, 0 shows the whole of it again. Tab walks through the zones.",
  hint: "Drag to move. Pinch, or wheel with Ctrl, to zoom.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  reset: "Show the whole map",
  outlines: "Outlines: Natural Earth",
});
