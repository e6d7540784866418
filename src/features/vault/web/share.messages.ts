import { defineMessages } from "#web/i18n/messages.ts";

export const shareMessages = defineMessages("vault/share", {
  title: "Let it out",
  promise: "Anyone with the link sees the picture, its title and your @name. Nothing else leaves the vault.",
  create: "Make a link",
  address: "The link",
  copy: "Copy the link",
  copied: "Copied",
  send: "Send it",
  open: "Look at its page",
  revoke: "Kill the link",
  revoked: "The link is dead. Whoever opens it finds nothing.",
  failed: "The link could not be changed. Try again.",
  copyFailedTitle: "Copy Failed",
  copyFailed: "Copying is blocked here. Select the link and copy it by hand.",
  sharedTitle: "Out in the wild",
  sharedEarned: "{points} points on the ledger. {total} this month.",
});
