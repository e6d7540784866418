interface ClaimDates {
  checkedAt?: string | undefined;
  expiresAt?: string | undefined;
}

/** What the date beside a claim says: how long it held, how long it will hold, or when someone last looked. */
export type ClaimState = { kind: "passed" | "until" | "checked"; day: string } | { kind: "undated" };

const DAY_MS = 24 * 60 * 60 * 1000;

/** A promise holds to the end of its last day in UTC. Without a `now` the prerendered page takes it at its word. */
export function getClaimState({ checkedAt, expiresAt }: ClaimDates, now: Date | undefined): ClaimState {
  if (expiresAt !== undefined) {
    const hasPassed = now !== undefined && now.getTime() >= Date.parse(`${expiresAt}T00:00:00Z`) + DAY_MS;
    return { kind: hasPassed ? "passed" : "until", day: expiresAt };
  }
  return checkedAt === undefined ? { kind: "undated" } : { kind: "checked", day: checkedAt };
}
