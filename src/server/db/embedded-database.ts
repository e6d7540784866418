import {
  connectEmbedded,
  type EmbeddedOptions,
  type EmbeddedPostgres,
  PostgresStartError,
} from "#embedded-postgres/embedded-postgres.ts";
import { EMBEDDED_LOGINS, type EmbeddedLogin, ensureRoles } from "./app-roles.ts";
import { DatabaseStartError } from "./database-start-error.ts";

/** The database inside the data folder with the application's roles in it. */
export async function startEmbeddedDatabase(
  options: Pick<EmbeddedOptions<EmbeddedLogin>, "dataDir" | "log" | "attach" | "isDurable">,
): Promise<EmbeddedPostgres<EmbeddedLogin>> {
  try {
    return await connectEmbedded({ ...options, logins: EMBEDDED_LOGINS, prepare: ensureRoles });
  } catch (error) {
    throw error instanceof PostgresStartError ? new DatabaseStartError(error.message, { cause: error.cause }) : error;
  }
}
