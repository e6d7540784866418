import { defineMessages } from "#web/i18n/messages.ts";
import { TOOL_IDS, TOOLS, type ToolId } from "./tool-editors.ts";

const toolLabels = Object.fromEntries(TOOL_IDS.map((id) => [id, TOOLS[id].label])) as Record<ToolId, string>;

export const toolsMessages = defineMessages("tools", {
  heading: "Chaos tools",
  ...toolLabels,
  opening: "Opening the tool",
});
