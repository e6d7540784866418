import { defineMessages, fitted } from "#web/i18n/messages.ts";

/** Comes with the form. */
export const listingFormMessages = defineMessages(
  "market/marketForm",
  {
    create: "Create listing",
    edit: "Edit",
    formTitle: "Title",
    formCategory: "Category",
    formDescription: "Description",
    formPrice: "Price",
    formPricePlaceholder: "A figure, a trade, a favour",
    formContact: "Contact",
    formContactPlaceholder: "@name or telegram:@name",
    formContactHint: "Left blank, the contact of your profile is used. Only an @name becomes a link.",
    optional: "optional",
    count: "{count} / {max}",
    picturesBusy: "Wait until the pictures have arrived.",
    publish: "Publish listing",
    save: "Save changes",
    cancel: "Cancel",
    loading: "Setting the type",
    notYours: "This ad is not yours to change, or not there any more.",
    proof: "Proof",
    proofTitle: "Your title",
    proofText: "What it is, what is wrong with it, how it travels.",
    createdTitle: "Listing Created!",
    createdText: "Your listing is now live on the marketplace.",
    createFailed: "Failed to create listing. Please try again.",
    changeFailed: "Failed to update listing. Please try again.",
    savedTitle: "Listing saved",
    savedText: "The ad reads as you left it.",
  },
  {
    listing: fitted("SELL SOMETHING", 62),
    fix: fitted("MEND THE AD", 62),
  },
);
