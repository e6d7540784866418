/** Characters of a username, from the specification. */
export const USERNAME_MIN = 3;

export const USERNAME_MAX = 20;

const USERNAME_PATTERN = /^[A-Za-z0-9_]{3,20}$/;

export function isUsername(text: string): boolean {
  return USERNAME_PATTERN.test(text);
}
