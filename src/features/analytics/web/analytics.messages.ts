import { defineMessages } from "#web/i18n/messages.ts";

export const analyticsMessages = defineMessages("analytics", {
  loading: "Counting the visits",
  failed: "The counts did not load.",
  emptyFact: "Nobody yet",
  emptyText: "Nothing was counted in the last thirty days. The first visit shows up here within half a minute.",

  days: "Thirty days, in UTC",
  daysChart: "Bars of page views and other events per day; the table below has the same figures.",
  most: "{count} events on the busiest day",
  views: "Page views",
  others: "Other events",
  day: "Day",
  all: "All",
  dayTable: "Figures per day",

  funnel: "What visits lead to",
  funnelNote:
    "Each visit is one browser tab and counts once per step. Whoever asks not to be tracked is in the daily counts only.",
  step_visit: "Visits",
  step_tool: "Used a tool",
  step_keep: "Saved or shared",
  step_register: "Registered",
  share: "{percent} of visits",

  events: "Events",
  event_page_view: "Page views",
  event_scroll_depth: "A quarter scrolled",
  event_tool_used: "Tool used",
  event_content_saved: "Saved to a vault",
  event_content_shared: "Shared",
  event_address_copied: "Address copied",
  event_track_played: "Track played",
  event_outbound_click: "Link out followed",
  event_registered: "Registered",
  event_logged_in: "Logged in",

  pages: "Top pages",
  noPages: "No page views with a path yet.",
});
