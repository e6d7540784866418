import * as z from "zod/mini";
import { requiredText } from "#shared/text.schema.ts";
import { SAVED_NAME_MAX } from "./console.rules.ts";

/** Rows of a result; one more tells that there were more. */
export const RESULT_ROWS_MAX = 1000;

// Any text at all: what is wrong with it is said, and recorded, by the console itself.
export const consoleQuerySchema = z.object({ query: z.string("Send the query as a text") });

const cellSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type ResultCell = z.infer<typeof cellSchema>;

export const consoleResultSchema = z.object({
  columns: z.array(z.string()),
  /** One value per column: names may repeat. */
  rows: z.array(z.array(cellSchema)),
  rowCount: z.int(),
  /** There was more than an answer may hold, in rows or in bytes. */
  truncated: z.boolean(),
  durationMs: z.int(),
});
export type ConsoleResult = z.infer<typeof consoleResultSchema>;

/** Whether there was a query to be cancelled. */
export const consoleCancelSchema = z.object({ cancelled: z.boolean() });

const consoleViewSchema = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});
export const consoleViewsSchema = z.object({ views: z.array(consoleViewSchema) });
export type ConsoleViews = z.infer<typeof consoleViewsSchema>;

export const consoleHistorySchema = z.object({
  /** Each text once, the last one asked first. */
  queries: z.array(z.object({ query: z.string(), startedAt: z.iso.datetime() })),
});
export type ConsoleHistory = z.infer<typeof consoleHistorySchema>;

const savedQuerySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.string(),
  /** Other administrators read it too, and change nothing of it. */
  isShared: z.boolean(),
  isOwn: z.boolean(),
  author: z.string(),
  updatedAt: z.iso.datetime(),
});
export type SavedQuery = z.infer<typeof savedQuerySchema>;

/** In the order of their names. */
export const savedQueriesSchema = z.object({ queries: z.array(savedQuerySchema) });
export type SavedQueries = z.infer<typeof savedQueriesSchema>;

export const saveQuerySchema = z.object({
  name: requiredText(SAVED_NAME_MAX, "Give the query a name"),
  query: consoleQuerySchema.shape.query,
  isShared: z._default(z.boolean("isShared must be true or false"), false),
});
export type SaveQuery = z.infer<typeof saveQuerySchema>;
