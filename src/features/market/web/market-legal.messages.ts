import { defineMessages } from "#web/i18n/messages.ts";

/** What the legal pages say of the market. */
const marketLegalMessages = defineMessages("market/marketLegal", {
  title: "The market",
  trading: "Peer-to-peer trading at your own risk. No escrow. Verify before meeting or trading.",
  listings:
    "Listings are made by members. We are no party to a sale, hold no money, check no goods and settle no quarrel. A warning beside a text is made by rules and may be missing. Report what looks wrong.",
  public: "Listings are public too, with your username, your pictures and the contact you write.",
});

export const legalTexts = { id: "market", paragraphs: ["trading", "listings"], messages: marketLegalMessages };
