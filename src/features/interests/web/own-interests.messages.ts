import { defineMessages } from "#web/i18n/messages.ts";

export const ownInterestsMessages = defineMessages("interests/raisedHands", {
  title: "Raised hands",
  lead: "What you raised a hand for. The team reads these lists; letters come only where you said yes.",
  leadWithoutMail: "What you raised a hand for. The team reads these lists. This site sends no letters about them.",
  creator: "Creator program",
  merch: "Merch",
  since: "Hand up since {date}",
  letters: "Letters",
  lettersNamed: "Letters about {name}",
  address: "Letters go to {address}.",
  noAddress: "Letters need a confirmed e-mail address: add one under Ways back in.",
  lower: "Lower hand",
  lowerNamed: "Lower your hand for {name}",
  lowered: "Hand lowered",
  loweredText: "{name} has your name no more, and no letters come about it.",
  failed: "That was not saved. Please try again.",
  broken: "Your raised hands did not load.",
});
