import { base58 } from "@scure/base";
import { toCsv } from "#shared/csv.ts";
import type { PaymentList } from "../review.schema.ts";

const SIGNATURE_BYTES = 64;
/** Characters that so many bytes have in base58 at most; longer ones would only cost time. */
const SIGNATURE_TEXT_MAX = 88;
const COLUMNS = [
  "rank",
  "member",
  "x",
  "telegram",
  "wallet",
  "amount",
  "signature",
  "wallet changed hours ago",
  "contacts changed hours ago",
];

/** Whether a text can be a signature of a Solana transaction. */
export function isTransactionSignature(text: string): boolean {
  if (text.length > SIGNATURE_TEXT_MAX) return false;
  try {
    return base58.decode(text).length === SIGNATURE_BYTES;
  } catch {
    return false;
  }
}

/** The list for a spreadsheet; its last row is the sum. */
export function writePaymentCsv({ payments, total }: PaymentList): string {
  const rows = payments.map(({ rank, username, xUsername, telegramUsername, wallet, amount, signature, changed }) => [
    rank,
    username,
    xUsername,
    telegramUsername,
    wallet,
    amount,
    signature,
    changed.wallet,
    changed.contacts,
  ]);
  return toCsv([COLUMNS, ...rows, [null, "total", null, null, null, total, null, null, null]]);
}
