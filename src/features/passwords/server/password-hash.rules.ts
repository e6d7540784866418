/** Floor of the OWASP password storage cheat sheet for argon2id (the default kind): 19 MiB, two passes, one lane. */
export const HASH_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * What a hash may cost to compare: generous for hashes that came from elsewhere, and little enough that a row that was
 * tampered with cannot take the memory or the time of the whole server.
 */
const COST_MAX = { memoryCost: 131_072, timeCost: 6, parallelism: 8 };

/** Salt and tag in base64 without padding: 8 to 64 bytes each. */
const PHC_STRING =
  /^\$argon2(id|i|d)\$v=(?:16|19)\$m=(\d{1,10}),t=(\d{1,10}),p=(\d{1,10})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{11,86}$/;

interface HashCost {
  kind: string;
  memoryCost: number;
  timeCost: number;
}

/** What a stored hash asks for; undefined for one that is broken or asks for too much. */
function readHashCost(passwordHash: string): HashCost | undefined {
  const [, kind = "", memory, time, lanes] = PHC_STRING.exec(passwordHash) ?? [];
  const memoryCost = Number(memory ?? 0);
  const timeCost = Number(time ?? 0);
  const parallelism = Number(lanes ?? 0);
  const isWithin =
    memoryCost >= 8 * parallelism &&
    memoryCost <= COST_MAX.memoryCost &&
    timeCost >= 1 &&
    timeCost <= COST_MAX.timeCost &&
    parallelism >= 1 &&
    parallelism <= COST_MAX.parallelism;
  return isWithin ? { kind, memoryCost, timeCost } : undefined;
}

/** False for a hash that no password may be compared with. */
export function isUsableHash(passwordHash: string): boolean {
  return readHashCost(passwordHash) !== undefined;
}

/** True for a hash with less work than new ones get. */
export function isWeakHash(passwordHash: string): boolean {
  const cost = readHashCost(passwordHash);
  if (cost === undefined || cost.kind !== "id") return true;
  return cost.memoryCost < HASH_OPTIONS.memoryCost || cost.timeCost < HASH_OPTIONS.timeCost;
}
