/** What share of the letters' runs of a word must be found in another for both to be meant alike. */
const ALIKE = 0.5;
/** Letters that a word may have more or less. */
const LONGER_MAX = 2;
/** Words of a search that are looked at. */
const WORDS_MAX = 6;

function listWords(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Runs of three letters, with the word's beginning and end: `  s`, ` st`, … , `er `. */
function listRuns(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)));
}

function countShared(one: Set<string>, other: Set<string>): number {
  let count = 0;
  for (const run of one) if (other.has(run)) count += 1;
  return count;
}

/** How alike a word is to the wanted one, from 0 to 1; each word is compared once, however many titles have it. */
function createRating(wanted: string): (word: string) => number {
  const runs = listRuns(wanted);
  const known = new Map<string, number>();
  return (word) => {
    if (Math.abs(word.length - wanted.length) > LONGER_MAX) return 0;
    const rate = known.get(word);
    if (rate !== undefined) return rate;
    const others = listRuns(word);
    const fresh = (2 * countShared(runs, others)) / (runs.size + others.size);
    known.set(word, fresh);
    return fresh;
  };
}

/** The words of a search that are long enough to be misspelt. */
function listWanted(q: string): string[] {
  return listWords(q)
    .filter((word) => word.length > 3)
    .slice(0, WORDS_MAX);
}

/** False for a search that nothing can be similar to. */
export function canBeMisspelt(q: string): boolean {
  return listWanted(q).length > 0;
}

/**
 * Ids of the titles that say almost what is looked for, the most alike first: each of its words is near one of the title.
 */
export function rankSimilar(q: string, titles: readonly { id: string; title: string }[]): string[] {
  const ratings = listWanted(q).map(createRating);
  if (ratings.length === 0) return [];
  return titles
    .map(({ id, title }) => {
      const words = listWords(title);
      return { id, rate: Math.min(...ratings.map((rate) => Math.max(0, ...words.map(rate)))) };
    })
    .filter(({ rate }) => rate >= ALIKE)
    .sort((one, other) => other.rate - one.rate)
    .map(({ id }) => id);
}
