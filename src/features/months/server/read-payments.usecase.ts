import { NO_YOUNG_CHANGES } from "#features/recovery-contacts/account-changes.rules.ts";
import { listYoungChanges } from "#features/recovery-contacts/server/account-changes.repository.ts";
import { isUsername } from "#features/users/users.rules.ts";
import { listProvenWallets } from "#features/wallet/server/wallet-proof.repository.ts";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { monthsErrors } from "../months.errors.ts";
import type { PaymentList } from "../review.schema.ts";
import { listPrizes } from "./month-places.repository.ts";
import { requireClosedMonth } from "./read-months.usecase.ts";

/** Who is to be paid what, and where; what is noted as paid. */
export async function readPayments(
  { db, clock }: Pick<AppDeps, "db" | "clock">,
  monthYear: string,
): Promise<PaymentList> {
  const month = await requireClosedMonth(db, monthYear);
  if (month.publishedAt === null) throw createError(monthsErrors, "months.not_published");
  const places = await listPrizes(db, monthYear);
  const userIds = places.map(({ user }) => user.id);
  const wallets = await listProvenWallets(db, userIds);
  const changed = await listYoungChanges(db, userIds, clock.now());
  const payments = places.map(({ place, rank, prize, user, signature }) => ({
    rank: rank ?? 0,
    pseudonym: place.pseudonym,
    username: isUsername(user.username) ? user.username : null,
    xUsername: user.xUsername,
    telegramUsername: user.telegramUsername,
    wallet: wallets.get(user.id) ?? null,
    changed: changed.get(user.id) ?? NO_YOUNG_CHANGES,
    amount: prize ?? 0,
    signature,
  }));
  const sum = (list: typeof payments) => list.reduce((total, { amount }) => total + amount, 0);
  const paid = sum(payments.filter(({ signature }) => signature !== null));
  return { monthYear, count: payments.length, total: sum(payments), paid, payments };
}
