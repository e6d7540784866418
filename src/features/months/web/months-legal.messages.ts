import { defineMessages } from "#web/i18n/messages.ts";

/** What the legal pages say of the months. */
const monthsLegalMessages = defineMessages("months/monthsLegal", {
  title: "The month's close",
  review:
    "A month is frozen at its end and looked at by people. Whoever is disqualified reads the reason and can answer until the month is published. Then places and prizes stand.",
  public:
    "The files of a published month hold points and places under a random name, another one each month; only you and we know whose it is. They stay as they are when you leave, and lead to nobody then.",
});

export const legalTexts = { id: "months", paragraphs: ["review"], messages: monthsLegalMessages };
