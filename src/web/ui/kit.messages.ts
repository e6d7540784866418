import { defineMessages, fit } from "#web/i18n/messages.ts";

/** Words of the development page only; it is not part of the product. */
export const kitMessages = defineMessages(
  "kit",
  { parts: "Parts" },
  {
    leaderboard: fit("LEADERBOARD", 50),
    join: fit("JOIN THE", 50),
    chaos: fit("CHAOS", 62),
    nothing: fit("NOTHING ZIPPED YET", 50),
    wide: fit("ÉLÈVE ÇA", 150),
  },
);
