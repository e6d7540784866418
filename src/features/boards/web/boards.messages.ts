import { defineMessages } from "#web/i18n/messages.ts";

export const boardMessages = defineMessages("boards", {
  missingTitle: "Missing Information",
  missing: "Please fill in all required fields.",
  optional: "optional",
  count: "{count} / {max}",

  pictures: "Pictures",
  picturesAdd: "Add pictures",
  picturesHint: "Choose, drop or paste. JPEG, PNG, WebP or GIF, up to {size} MB each.",
  pictureNumber: "Picture {number} of {title}",
  pictureUntitled: "Picture {number}",
  pictureUploading: "Uploading {name}",
  pictureRemove: "Remove picture {number}",
  picturesReady: "{count, plural, one {# picture ready} other {# pictures ready}}",
  uploadFailedTitle: "Upload Failed",
  uploadFailed: "{name} did not make it. Please try again.",
  uploadKind: "{name} is not a JPEG, PNG, WebP or GIF picture.",
  uploadLarge: "{name} is larger than {size} MB.",
  uploadMany: "{count, plural, one {Only # picture fits here.} other {Only # pictures fit here.}}",

  pictureOpen: "Open picture {number} of {title}",
  picturePrevious: "Previous picture",
  pictureNext: "Next picture",
  pictureOf: "{number} / {total}",

  warnings: "Look twice",
  "warning_foreign-address": "Holds a contract address that is not ours. The only two are on the home page.",
  "warning_look-alike": "Names an account that looks like ours and is not.",
  "warning_seed-phrase": "Mentions seed phrases or keys. Nobody needs yours. Ever.",
  "warning_too-good": "Promises money for money. It does not come back.",
});
