import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { recoveryContactsErrors } from "../recovery-contacts.errors.ts";
import { maskContact } from "../recovery-contacts.rules.ts";
import { forgetPastWallets, listAccountChanges } from "./account-changes.repository.ts";
import { deleteExpiredResets } from "./password-reset.repository.ts";
import { eraseContacts, listContacts } from "./recovery-contacts.repository.ts";
import { registerRecoveryContactRoutes } from "./recovery-contacts.routes.ts";
import { accountChangesTable, passwordResetsTable, recoveryContactsTable } from "./recovery-contacts.tables.ts";

export const recoveryContactsFeature: ServerFeature = {
  name: "recovery-contacts",
  errors: recoveryContactsErrors,
  tables: { accountChangesTable, passwordResetsTable, recoveryContactsTable },
  registerRoutes: registerRecoveryContactRoutes,
  jobs: [
    { name: "delete expired resets", run: ({ db, clock }) => deleteExpiredResets(db, clock.now()) },
    { name: "forget past wallets", run: ({ db, clock }) => forgetPastWallets(db, clock.now()) },
  ],
  memberSheet: async ({ db }, userId) => ({
    contacts: (await listContacts(db, userId)).map(({ method, contact, isConfirmed }) => ({
      method,
      masked: maskContact(method, contact),
      isConfirmed,
    })),
  }),
  memberData: {
    rows: [
      { column: recoveryContactsTable.userId, onExport: "exported", onErase: "changed" },
      { column: accountChangesTable.userId, onExport: "exported", onErase: "deleted" },
      { column: passwordResetsTable.userId, onExport: { notExported: "secrets" }, onErase: "deleted" },
    ],
    exportFacts: async ({ db }, userId) => ({
      recoveryContacts: await listContacts(db, userId),
      accountChanges: await listAccountChanges(db, userId),
    }),
    erase: eraseContacts,
  },
  consoleViews: [showInConsole(accountChangesTable, "id", "userId", "kind", "changedAt")],
};
