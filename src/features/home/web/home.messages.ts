import { defineMessages, fit } from "#web/i18n/messages.ts";

export const homeMessages = defineMessages(
  "home",
  {
    sleeveNumber: "BGZ-001",
    sleeveNote: "Stereo. Play loud.",
    figure: "The Bagz Reaper: a grinning skull in a black hood with a gold zip for a mouth",
    buy: "Buy {ticker}",
    viewChart: "View chart",
    address: "The one true address",
    copyAddress: "Copy the {token} address",
    copied: "Copied",
    copyFailed: "Copying is blocked here. Select the address and copy it by hand.",
  },
  {
    headlineOpening: fit("THE", 150),
    headlineWord: fit("VILLAIN", 70),
    headlineWordOnPhones: fit("VILLAIN", 50),
    headlineEnding: fit("ERA HAS BEGUN", 50),
  },
);
