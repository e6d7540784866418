import { and, eq, isNotNull } from "drizzle-orm";
import type { Queries } from "#server/db/open-database.ts";
import type { ContactMethod } from "../recovery-contacts.schema.ts";
import { recoveryContactsTable } from "./recovery-contacts.tables.ts";

interface ConfirmedContact {
  id: string;
  method: ContactMethod;
  contact: string;
}

export async function listConfirmedContacts(db: Queries, userId: string): Promise<ConfirmedContact[]> {
  const { id, method, contact, confirmedAt } = recoveryContactsTable;
  return db
    .select({ id, method, contact })
    .from(recoveryContactsTable)
    .where(and(eq(recoveryContactsTable.userId, userId), isNotNull(confirmedAt)));
}
