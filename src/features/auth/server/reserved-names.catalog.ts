import { pack } from "#pack/pack.ts";

/** Names that would pass for the site itself, or for nobody; lower case. */
const RESERVED_NAMES = new Set([
  "admin",
  "administrator",
  "anonymous",
  "deleted",
  "everyone",
  "guest",
  "help",
  "me",
  "moderator",
  "nobody",
  "null",
  "official",
  "owner",
  "root",
  "security",
  "staff",
  "support",
  "system",
  "team",
  "undefined",
  "unknown",
  pack.id.toLowerCase(),
  pack.name.toLowerCase(),
]);

export function isReservedName(username: string): boolean {
  return RESERVED_NAMES.has(username.toLowerCase());
}
