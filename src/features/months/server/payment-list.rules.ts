import { base58 } from "@scure/base";
import type { Chain, ChainFamily } from "#shared/chains.ts";
import { toCsv } from "#shared/csv.ts";
import type { PaymentList } from "../review.schema.ts";

const SIGNATURE_BYTES = 64;
/** Characters that so many bytes have in base58 at most; longer ones would only cost time. */
const SIGNATURE_TEXT_MAX = 88;
const HASH = /^0x[0-9a-fA-F]{64}$/;

/** An EVM address is the same on every chain of its kind: there the list says on which one it is paid. */
function listColumns({ family, name }: Chain): string[] {
  const [wallet, transaction] = family === "evm" ? [`${name} wallet`, "transaction hash"] : ["wallet", "signature"];
  const changes = ["wallet changed hours ago", "contacts changed hours ago"];
  return ["rank", "member", "x", "telegram", wallet, "amount", transaction, ...changes];
}

/** Whether a text can be what a transaction of such a chain is found by. */
export function isTransactionId(family: ChainFamily, text: string): boolean {
  return family === "evm" ? HASH.test(text) : isSignature(text);
}

function isSignature(text: string): boolean {
  if (text.length > SIGNATURE_TEXT_MAX) return false;
  try {
    return base58.decode(text).length === SIGNATURE_BYTES;
  } catch {
    return false;
  }
}

/** The list for a spreadsheet; its last row is the sum. */
export function writePaymentCsv({ payments, total }: PaymentList, chain: Chain): string {
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
  return toCsv([listColumns(chain), ...rows, [null, "total", null, null, null, total, null, null, null]]);
}
