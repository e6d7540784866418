import { type AppError, createError } from "#server/errors.ts";
import { consoleErrors } from "../console.errors.ts";
import { isBlankQuery, QUERY_MAX } from "../console.rules.ts";

/** What is wrong with a query before any database has seen it. */
export function findTextProblem(query: string): AppError | undefined {
  const field = "query";
  if (query.length > QUERY_MAX) {
    return createError(consoleErrors, "console.too_long", { field, details: { max: QUERY_MAX } });
  }
  if (isBlankQuery(query)) return createError(consoleErrors, "console.empty", { field });
  if (/\0|\p{Surrogate}/u.test(query)) return createError(consoleErrors, "console.text", { field });
  return undefined;
}
