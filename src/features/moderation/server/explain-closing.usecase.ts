import type { AccountClosing, AppDeps } from "#server/deps.ts";
import { listTold } from "./moderation-actions.repository.ts";

/** The newest lock or ban that stands, and whether the member may still say something to it. */
export async function explainClosing({ db }: Pick<AppDeps, "db">, userId: string): Promise<AccountClosing | undefined> {
  const told = await listTold(db, userId);
  const closing = told.find(({ action }) => action === "lock" || action === "ban");
  if (closing === undefined) return undefined;
  const { id, refId, reason, note, createdAt } = closing;
  const isAnswered = told.some((other) => other.refId === refId && other.answer !== null);
  return { closedAt: createdAt, reason, words: note, actionId: isAnswered ? null : id };
}
