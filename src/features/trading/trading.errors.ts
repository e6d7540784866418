import { defineErrors } from "#shared/error-catalogue.ts";

export const tradingErrors = defineErrors({
  "trading.unavailable": {
    status: 503,
    message: "The market data service does not answer. Look at the charts, or try again in a minute.",
  },
});
