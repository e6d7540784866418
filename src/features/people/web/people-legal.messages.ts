import { defineMessages } from "#web/i18n/messages.ts";

/** What the legal pages say of profiles. */
const peopleLegalMessages = defineMessages("people/peopleLegal", {
  title: "Profiles",
  choice: "A profile shows what its member chose. Nobody has one unasked.",
  public:
    "A public profile is there only if you switch it on. Then your name opens your face and what of points, wall, names elsewhere and hosted meetups you let others read.",
});

export const legalTexts = { id: "people", paragraphs: ["choice"], messages: peopleLegalMessages };
