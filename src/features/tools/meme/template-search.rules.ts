function normalise(words: string): string {
  return words
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** These scripts put no space between words: a word may begin anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function matchesWord(word: string, wanted: string): boolean {
  return UNSPACED.test(wanted) ? word.includes(wanted) : word.startsWith(wanted);
}

/** Whether every word of the search begins a word of the name; nothing searched for finds everything. */
export function matchesName(name: string, search: string): boolean {
  const words = normalise(name).split(/[\s-]+/);
  return normalise(search)
    .split(/[\s-]+/)
    .every((wanted) => words.some((word) => matchesWord(word, wanted)));
}
