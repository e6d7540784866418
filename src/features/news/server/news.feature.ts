import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { newsErrors } from "../news.errors.ts";
import { listUploadUses } from "./news.repository.ts";
import { registerNewsRoutes } from "./news.routes.ts";
import { newsItemsTable } from "./news.tables.ts";

export const newsFeature: ServerFeature = {
  name: "news",
  errors: newsErrors,
  tables: { newsItemsTable },
  registerRoutes: registerNewsRoutes,
  uploadUses: listUploadUses,
  consoleViews: [
    showInConsole(newsItemsTable, "id", "kind", "title", "line", "link", "fromAt", "untilAt", "createdAt"),
  ],
};
