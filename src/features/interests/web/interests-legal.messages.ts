import { defineMessages } from "#web/i18n/messages.ts";

/** What the legal pages say of raised hands. */
const interestsLegalMessages = defineMessages("interests/interestsLegal", {
  title: "Raised hands",
  nothing:
    "A hand raised for a zone, the creator program or the merch buys nothing and binds nobody. Letters about it come only after a yes, and end at one press or in Chaos Settings.",
  public: "What you raised a hand for is read by those who run the site, and by nobody else.",
});

export const legalTexts = { id: "interests", paragraphs: ["nothing"], messages: interestsLegalMessages };
