import * as z from "zod/mini";

const day = z.string().check(z.regex(/^\d{4}-(?:0\d|1[0-2])-[0-3]\d$/, "Write the day as 2026-12-31"));

const filters = {
  /** Name of who did it, or `operator`. */
  by: z.optional(z.string().check(z.regex(/^@?[A-Za-z0-9_]{1,20}$/, "Names have letters, digits and underscores"))),
  /** What the action begins with: `months`, or `months.publish`. */
  action: z.optional(
    z.string().check(z.regex(/^[a-z-]{1,30}(?:\.[a-z-]{0,30})?$/, "Actions read like months.publish")),
  ),
  /** First and last day, in UTC. */
  from: z.optional(day),
  to: z.optional(day),
  /** A member's name, an id, or words of the details. */
  q: z.optional(z.string().check(z.maxLength(100, "Look for at most 100 letters"))),
};

export const auditQuerySchema = z.object({
  ...filters,
  cursor: z.optional(z.string().check(z.maxLength(200, "This place in the list is not known"))),
});
export const auditExportSchema = z.object({
  ...filters,
  format: z.enum(["csv", "json"], "format must be csv or json"),
});
export type AuditFilters = Omit<z.infer<typeof auditQuerySchema>, "cursor">;

const entrySchema = z.object({
  id: z.string(),
  at: z.string(),
  /** Null for an account that has left. */
  by: z.nullable(z.string()),
  action: z.string(),
  target: z.string(),
  /** Where the target is a member who is still here. */
  targetName: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof entrySchema>;

export const auditListSchema = z.object({ entries: z.array(entrySchema), next: z.nullable(z.string()) });
export type AuditList = z.infer<typeof auditListSchema>;
