/** Everything that is noted of a visit; what has another name is dropped. */
export const VISIT_EVENTS = [
  "page_view",
  "scroll_depth",
  "tool_used",
  "content_saved",
  "content_shared",
  "address_copied",
  "track_played",
  "outbound_click",
  "registered",
  "logged_in",
] as const;

export type VisitEvent = (typeof VISIT_EVENTS)[number];

/** Flat and short: facts about what was done, nothing about who. */
export type EventProperties = Record<string, string | number | boolean>;
