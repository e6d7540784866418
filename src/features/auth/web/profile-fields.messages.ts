import { defineMessages } from "#web/i18n/messages.ts";

export const profileFieldsMessages = defineMessages("profileFields", {
  optional: "optional",
  xUsername: "X",
  telegramUsername: "Telegram",
  solanaWallet: "Solana wallet",
  walletPlaceholder: "{min}-{max} characters",
});
