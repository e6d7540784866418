import { defineMessages } from "#web/i18n/messages.ts";

export const prizeMessages = defineMessages("prizes", {
  title: "Before a prize is paid",
  loading: "Looking at what a prize needs",
  broken: "What a prize needs could not be read.",
  tryAgain: "Try again",
  complete: "Nothing is missing. Earn the rank and the prize is yours.",
  stillMissing:
    "{count, plural, one {# thing is missing. Better now than on the last evening.} other {# things are missing. Better now than on the last evening.}}",
  completeInReview: "Nothing is missing. The review does the rest.",
  missingInReview:
    "{count, plural, one {# thing is missing. Prizes go to whoever has all of it when the review ends.} other {# things are missing. Prizes go to whoever has all of it when the review ends.}}",
  contact: "A recovery contact that you have confirmed",
  contactAction: "Confirm a contact",
  wallet: "A wallet on {chain} that you have proven by signature, yours alone",
  walletAction: "Prove a wallet",
  workDays: "Points that our server saw being earned, on {days} days of the month. You have {count}.",
  workDaysAction: "Make something",
  holding: "{minimum} {symbol} in the proven wallet",
  holdingAction: "See {symbol}",
  holdingUnknown:
    "{minimum} {symbol} in the proven wallet: the chain does not answer right now. Nothing is lost, look again later.",
  age: "{count, plural, one {An account older than # day at the close. Yours is on {date}: in time for the next month.} other {An account older than # days at the close. Yours is on {date}: in time for the next month.}}",
  ageInReview:
    "{count, plural, one {An account older than # day when the month closed. Yours was on {date}: in time for the next month.} other {An account older than # days when the month closed. Yours was on {date}: in time for the next month.}}",
});
