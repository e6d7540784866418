import { DrizzleQueryError } from "drizzle-orm";

interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  constraint?: unknown;
  stack: string;
  cause?: LoggedError;
}

/** Why something failed, in one sentence; of a statement the database's own word, never the statement. */
export function describeFailure(error: unknown): string {
  return describeError(error instanceof DrizzleQueryError ? error.cause : error).message;
}

/**
 * What of an error may be logged. A failed query carries its parameters in its message and stack, and PostgreSQL's
 * details quote the row: both hold names, contacts and hashes of members.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: "" };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const calls = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return {
    type: error.name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message,
    code,
    constraint,
    stack: calls.join("\n"),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
