import { defineMessages, fitted } from "#web/i18n/messages.ts";

/** Words of the development page only; it is not part of the product. */
export const kitMessages = defineMessages(
  "site/kit",
  { parts: "Parts" },
  {
    leaderboard: fitted("LEADERBOARD", 50),
    join: fitted("JOIN THE", 50),
    chaos: fitted("CHAOS", 62),
    nothing: fitted("NOTHING SAVED YET", 50),
    wide: fitted("ÉLÈVE ÇA", 150),
  },
);
