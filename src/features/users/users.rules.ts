/** Characters of a username, from the specification. */
export const USERNAME_MIN = 3;

export const USERNAME_MAX = 20;

const USERNAME_PATTERN = /^[A-Za-z0-9_]{3,20}$/;

export function isUsername(text: string): boolean {
  return USERNAME_PATTERN.test(text);
}

/** What a member may do for the site, the least first. */
export const ROLES = ["member", "moderator", "administrator"] as const;
export type Role = (typeof ROLES)[number];

export function findRole({ isAdmin, isModerator }: { isAdmin: boolean; isModerator: boolean }): Role {
  if (isAdmin) return "administrator";
  return isModerator ? "moderator" : "member";
}
