import { Readable } from "node:stream";
import { pack } from "#pack/pack.ts";
import { recordAdminAction } from "#server/admin-audit.ts";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { readFor } from "#server/read-position.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { auditExportSchema, auditListSchema, auditQuerySchema } from "../audit.schema.ts";
import { readAudit, walkAudit } from "./read-audit.usecase.ts";
import { AUDIT_FILES } from "./write-audit-file.usecase.ts";

const LOOKS_PER_MINUTE = 120;
const EXPORTS_PER_HOUR = 30;

export function registerAuditRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;
  app.get(
    "/api/admin/audit",
    {
      config: { access: "admin", rateLimit: limitMemberTo(config, LOOKS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "What staff and the operator did, the newest first",
        querystring: auditQuerySchema,
        response: { 200: auditListSchema, "4xx": errorBodySchema },
      },
    },
    (request) => readFor(deps, request, (reader) => readAudit(reader, request.query)),
  );

  app.get(
    "/api/admin/audit/export",
    {
      // HEAD would leave an entry for a file that nobody got.
      exposeHeadRoute: false,
      config: { access: "admin", rateLimit: limitMemberTo(config, EXPORTS_PER_HOUR, "1 hour") },
      schema: { summary: "The same as a file, CSV or JSON; this too is noted", querystring: auditExportSchema },
    },
    async (request, reply) => {
      const { format, ...filters } = request.query;
      const now = clock.now();
      const { id: adminId } = requireUser(request);
      await db.transaction((tx) =>
        recordAdminAction(tx, { adminId, action: "audit.export", target: format, details: filters, now }),
      );
      const { type, write } = AUDIT_FILES[format];
      const name = `${pack.id}-audit-${now.toISOString().slice(0, 10)}.${format}`;
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="${name}"`)
        .type(type)
        .send(Readable.from(write(walkAudit(db, filters))));
    },
  );
}
