import * as z from "zod/mini";

/** What a backup is, said in its first part: `backup.json`. */
export const archiveHeaderSchema = z.object({
  /** Raised when older releases could not read it any more. */
  format: z.number(),
  /** The pack's id. */
  site: z.string(),
  createdAt: z.string(),
  /** The last migration of the database. */
  schema: z.object({ tag: z.string(), when: z.number() }),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});

/** What it holds, said in its last part: `end.json`. */
export const archiveEndingSchema = z.object({
  partCount: z.number(),
  /** SHA-256 over the line `name size sha256` of each part before this one, the header's too. */
  digest: z.string(),
  rowCount: z.number(),
  fileCount: z.number(),
  /** Where each sequence stands, by its name; one that was never asked is not named. */
  sequences: z.record(z.string(), z.string()),
});

export type ArchiveHeader = z.infer<typeof archiveHeaderSchema>;
export type ArchiveEnding = z.infer<typeof archiveEndingSchema>;
export type ArchivedTable = ArchiveHeader["tables"][number];
