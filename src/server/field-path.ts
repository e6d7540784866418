/** Longest name that a field of ours may have. */
const NAME = /^\w[\w-]{0,63}$/;

/** The path as an answer and the log name it, up to the first part that can be no name of ours but only what was sent. */
export function toFieldPath(parts: readonly string[], whole: string): string {
  const firstOdd = parts.findIndex((part) => !NAME.test(part));
  const known = firstOdd === -1 ? parts : parts.slice(0, firstOdd);
  return known.join(".") || whole;
}
