import { isUsername } from "#features/users/users.rules.ts";
import { listProvenWallets } from "#features/wallet/server/wallet-proof.repository.ts";
import type { Queries } from "#server/db/open-database.ts";
import { createError } from "#server/errors.ts";
import { monthsErrors } from "../months.errors.ts";
import type { PaymentList } from "../review.schema.ts";
import { listPrizes } from "./month-places.repository.ts";
import { requireClosedMonth } from "./read-months.usecase.ts";

/** Who is to be paid what, and where; what is noted as paid. */
export async function readPayments(db: Queries, monthYear: string): Promise<PaymentList> {
  const month = await requireClosedMonth(db, monthYear);
  if (month.publishedAt === null) throw createError(monthsErrors, "months.not_published");
  const places = await listPrizes(db, monthYear);
  const wallets = await listProvenWallets(
    db,
    places.map(({ user }) => user.id),
  );
  const payments = places.map(({ place, rank, prize, user, signature }) => ({
    rank: rank ?? 0,
    pseudonym: place.pseudonym,
    username: isUsername(user.username) ? user.username : null,
    xUsername: user.xUsername,
    telegramUsername: user.telegramUsername,
    wallet: wallets.get(user.id) ?? null,
    amount: prize ?? 0,
    signature,
  }));
  const sum = (list: typeof payments) => list.reduce((total, { amount }) => total + amount, 0);
  const paid = sum(payments.filter(({ signature }) => signature !== null));
  return { monthYear, count: payments.length, total: sum(payments), paid, payments };
}
