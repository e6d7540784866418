import * as z from "zod/mini";
import { EXPORTS_PER_HOUR } from "#features/vault/server/vault-limits.rules.ts";
import { pack } from "#pack/pack.ts";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { openFileStore } from "#server/file-store.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { createExport } from "./export-member-data.usecase.ts";

export function registerExportRoutes(app: App, deps: AppDeps): void {
  const files = openFileStore(deps.config);

  app.get(
    "/api/users/:id/export",
    {
      // HEAD would do the whole work, and count by itself.
      exposeHeadRoute: false,
      config: { access: "self", rateLimit: limitMemberTo(deps.config, EXPORTS_PER_HOUR, "1 hour") },
      schema: {
        summary: "All data of the member as a zip: data.json and the pictures",
        params: z.object({ id: z.string() }),
      },
    },
    async (request, reply) => {
      const { id, username } = requireUser(request);
      const archive = await createExport(deps, files, id);
      const day = deps.clock.now().toISOString().slice(0, 10);
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="${pack.id}-${username}-${day}.zip"`)
        .type("application/zip")
        .send(archive);
    },
  );
}
