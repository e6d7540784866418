import { defineErrors } from "#shared/error-catalogue.ts";

export const walletErrors = defineErrors({
  "wallet.address": { status: 400, message: "Please enter a valid {chain} wallet address" },
  "wallet.challenge": { status: 400, message: "This text was signed too late or already used. Start again." },
  "wallet.signature": { status: 400, message: "The signature does not belong to this wallet. Start again." },
  "wallet.guarded": { status: 409, message: "Another wallet was proven just now. Load the page again." },
  "wallet.taken": { status: 409, message: "Another member has already proven this wallet" },
});
