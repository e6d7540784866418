function normalise(words: string): string {
  return words
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** Whether every word of the search begins a word of the name; nothing searched for finds everything. */
export function matchesName(name: string, search: string): boolean {
  const words = normalise(name).split(/[\s-]+/);
  return normalise(search)
    .split(/[\s-]+/)
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
}
