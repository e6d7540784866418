import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { walletErrors } from "../wallet.errors.ts";
import { walletChallengesTable, walletProofsTable } from "./wallet.tables.ts";
import { deleteExpiredChallenges, getWalletProof } from "./wallet-proof.repository.ts";
import { registerWalletProofRoutes } from "./wallet-proof.routes.ts";

export const walletFeature: ServerFeature = {
  name: "wallet",
  errors: walletErrors,
  tables: { walletChallengesTable, walletProofsTable },
  registerRoutes: registerWalletProofRoutes,
  jobs: [{ name: "delete expired wallet texts", run: ({ db, clock }) => deleteExpiredChallenges(db, clock.now()) }],
  memberSheet: async ({ db }, userId) => ({ wallet: (await getWalletProof(db, userId)) ?? null }),
  memberData: {
    rows: [
      { column: walletChallengesTable.userId, onExport: { notExported: "texts of five minutes" }, onErase: "deleted" },
      { column: walletProofsTable.userId, onExport: "exported", onErase: "deleted" },
    ],
    exportFacts: async ({ db }, userId) => ({ wallet: (await getWalletProof(db, userId)) ?? null }),
  },
  consoleViews: [showInConsole(walletProofsTable, "userId", "address", "provenAt")],
};
