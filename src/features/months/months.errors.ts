import { defineErrors } from "#shared/error-catalogue.ts";

export const monthsErrors = defineErrors({
  "months.not_found": { status: 404, message: "There is no such month, or it has not ended yet" },
  "months.member_not_found": { status: 404, message: "Nobody of this pseudonym has a place in the month" },
  "months.no_points": { status: 404, message: "You have no points in this month" },
  "months.no_decision": { status: 404, message: "Nothing was decided about this member" },
  "months.no_prize": { status: 404, message: "No prize goes to this member" },
  "months.not_in_review": { status: 409, message: "The month is not in review: nothing about it can change any more" },
  "months.settled": { status: 409, message: "The review has ended: reopen it first" },
  "months.not_settled": { status: 409, message: "End the review first: then places and prizes are settled" },
  "months.holdings_unknown": {
    status: 409,
    message: "{count} wallets that decide a prize cannot be read right now: try again, or end the review without them",
  },
  "months.not_published": { status: 409, message: "The month is still in review: proofs come with its publishing" },
  "months.already_decided": { status: 409, message: "This member is disqualified already" },
  "months.other_totals": { status: 409, message: "{count} prizes, {total} tokens in all: look at them again" },
  "months.bad_signature": { status: 400, message: "This is no signature of a {chain} transaction: 64 bytes in base58" },
  "months.bad_hash": {
    status: 400,
    message: "This is no hash of a {chain} transaction: 0x and 64 hexadecimal digits",
  },
});
