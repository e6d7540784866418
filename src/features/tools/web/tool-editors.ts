import type { ComponentType } from "react";
import { type LazyPart, lazyPart } from "#web/lib/lazy-part.ts";

interface Tool {
  /** English. */
  label: string;
  /** A chunk of its own; the first tool's file stands in the route's `firstParts`. */
  editor: LazyPart<ComponentType>;
}

/** In the order of their tabs. */
export const TOOLS = {
  tweet: { label: "Tweet gen", editor: lazyPart(async () => (await import("../tweet/web/tweet-tool.tsx")).TweetTool) },
  meme: { label: "Meme factory", editor: lazyPart(async () => (await import("../meme/web/meme-tool.tsx")).MemeTool) },
  pfp: { label: "PFP chaos", editor: lazyPart(async () => (await import("../pfp/web/pfp-tool.tsx")).PfpTool) },
} satisfies Record<string, Tool>;

export type ToolId = keyof typeof TOOLS;

export const TOOL_IDS = Object.keys(TOOLS) as [ToolId, ...ToolId[]];

export const FIRST_TOOL = TOOL_IDS[0];

/** The tool that an address asks for: by name, or by naming a saved thing of its kind to open. */
export function findTool(search: string): ToolId {
  const query = new URLSearchParams(search);
  return TOOL_IDS.find((id) => query.has(id)) ?? TOOL_IDS.find((id) => id === query.get("tool")) ?? FIRST_TOOL;
}
