import type { ComponentType } from "react";

export const TOOL_IDS = ["tweet", "meme", "pfp"] as const;
export type ToolId = (typeof TOOL_IDS)[number];

/** Each tool's bench is a chunk of its own; the first one's file stands in the route's `firstParts`. */
const LOADS: Record<ToolId, () => Promise<ComponentType>> = {
  tweet: async () => (await import("../tweet/web/tweet-tool.tsx")).TweetTool,
  meme: async () => (await import("../meme/web/meme-tool.tsx")).MemeTool,
  pfp: async () => (await import("../pfp/web/pfp-tool.tsx")).PfpTool,
};

const loadedBenches: Partial<Record<ToolId, ComponentType>> = {};

export async function loadBench(id: ToolId): Promise<ComponentType> {
  const bench = loadedBenches[id] ?? (await LOADS[id]());
  loadedBenches[id] = bench;
  return bench;
}

export function getLoadedBench(id: ToolId): ComponentType | undefined {
  return loadedBenches[id];
}

/** The tool that an address asks for: by name, or by naming a saved meme to open. */
export function findTool(search: string): ToolId {
  const query = new URLSearchParams(search);
  if (query.has("meme")) return "meme";
  return TOOL_IDS.find((id) => id === query.get("tool")) ?? "tweet";
}
