import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { vaultErrors } from "../vault.errors.ts";
import { registerItemPictureRoutes } from "./item-pictures.routes.ts";
import { removeShare, showShares } from "./item-share.repository.ts";
import { registerItemShareRoutes } from "./item-share.routes.ts";
import { deleteOldItems } from "./items.repository.ts";
import { registerItemRoutes } from "./items.routes.ts";
import { exportItems, listItemFiles } from "./items-export.repository.ts";
import { registerSaveItemRoutes } from "./save-item.routes.ts";
import { vaultItemsTable } from "./vault.tables.ts";

export const vaultFeature: ServerFeature = {
  name: "vault",
  errors: vaultErrors,
  tables: { vaultItemsTable },
  registerRoutes(app, deps) {
    registerItemRoutes(app, deps);
    registerSaveItemRoutes(app, deps);
    registerItemPictureRoutes(app, deps);
    registerItemShareRoutes(app, deps);
  },
  jobs: [{ name: "delete what was removed", run: ({ db, clock }) => deleteOldItems(db, clock.now()) }],
  pictureColumns: [vaultItemsTable.pictureHash, vaultItemsTable.sourceHash],
  reportable: [
    {
      type: "share",
      table: vaultItemsTable,
      authorColumn: vaultItemsTable.userId,
      show: showShares,
      remove: removeShare,
    },
  ],
  memberData: {
    rows: [{ column: vaultItemsTable.userId, onExport: "exported", onErase: "deleted" }],
    exportLists: (db, userId) => ({ content: exportItems(db, userId) }),
    exportFiles: listItemFiles,
  },
  consoleViews: [
    {
      ...showInConsole(vaultItemsTable, "id", "userId", "contentType", "isFavorite", "createdAt"),
      where: "deleted_at IS NULL",
    },
  ],
};
