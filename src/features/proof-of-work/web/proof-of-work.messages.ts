import { defineMessages } from "#web/i18n/messages.ts";

export const proofOfWorkMessages = defineMessages("proof-of-work/proofOfWork", {
  title: "One moment",
  text: "Proving that you are not a machine. Your browser calculates, you need do nothing. Where many join from one network it can take a minute.",
  cancel: "Cancel",
});
