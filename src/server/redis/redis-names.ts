import { pack } from "#pack/pack.ts";

/** What the site keeps in a Redis that others may use too begins with this, whatever the number of the database. */
export const REDIS_PREFIX = `${pack.id}:`;

/** Written for a second to see whether the server takes writes. */
export const LOOK_KEY = `${REDIS_PREFIX}look`;

/** Redis's own errors begin with their code: `WRONGPASS invalid username-password pair`. */
export function nameRedisError(error: unknown): unknown {
  const code = error instanceof Error ? /^[A-Z]{4,}(?= )/.exec(error.message)?.[0] : undefined;
  return code === undefined ? error : Object.assign(new Error("Redis refuses"), { code });
}
