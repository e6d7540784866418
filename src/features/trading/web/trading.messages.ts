import { defineMessages } from "#web/i18n/messages.ts";

export const tradingMessages = defineMessages("trading", {
  title: "The tape",
  label: "Trading data",
  intro: "Both tokens, one feed. We print what the market says, not what we wish.",
  chart: "Chart",
  chartOf: "Chart of {token}",
  pool: "{exchange} pool {pair}",
  marketCap: "Market cap",
  volume: "Volume, 24 h",
  sparkline: "{token}: price over the last 24 hours",
  noHistory: "The line begins here. A day from now it is full.",
  loading: "Fetching live data from both tokens...",
  failed: "Data temporarily unavailable - check DexScreener for live charts",
  live: "Live data from a market data service - updates every minute",
  source: "Source: {source}",
  recording: "Source: a recording, for the demo",
  lastValue: "Last value",
  justNow: "less than a minute old",
  minutesOld: "{count, plural, one {# minute old} other {# minutes old}}",
  hoursOld: "{count, plural, one {# hour old} other {# hours old}}",
});
