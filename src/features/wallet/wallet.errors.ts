import { defineErrors } from "#shared/error-catalogue.ts";

export const walletErrors = defineErrors({
  "wallet.address": { status: 400, message: "Please enter a valid {chain} wallet address" },
  "wallet.challenge": { status: 400, message: "This text was signed too late or already used. Start again." },
  "wallet.signature": { status: 400, message: "The signature does not belong to this wallet. Start again." },
  "wallet.chain": {
    status: 503,
    message: "The chain cannot be asked about this wallet right now. Start again in a minute.",
  },
  "wallet.guarded": { status: 409, message: "Another wallet was proven just now. Load the page again." },
  "wallet.taken": { status: 409, message: "Another member has already proven this wallet" },
});
