/** A thing with all that its votes of the week came to. */
export interface Candidate {
  thingId: string;
  authorId: string;
  createdAt: Date;
  score: number;
}

export interface Place extends Candidate {
  place: number;
  points: number;
}

interface WeekRules {
  /** Points of each place, the first one first. */
  points: readonly number[];
  /** Weighed votes that a place takes. */
  minimumVotes: number;
}

/** Most votes first, of equals the earlier thing. */
export function compareCandidates(a: Candidate, b: Candidate): number {
  return b.score - a.score || a.createdAt.getTime() - b.createdAt.getTime() || (a.thingId < b.thingId ? -1 : 1);
}

/** The places of a week: most votes first, of equals the earlier thing, and of each member only the best. */
export function rankWeek(candidates: readonly Candidate[], { points, minimumVotes }: WeekRules): Place[] {
  const ranked = candidates.filter(({ score }) => score >= minimumVotes).sort(compareCandidates);
  const authors = new Set<string>();
  const best = ranked.filter(({ authorId }) => !authors.has(authorId) && authors.add(authorId));
  return best.slice(0, points.length).map((one, index) => ({ ...one, place: index + 1, points: points[index] ?? 0 }));
}

/** Whether a thing could still come to a place, were all its votes to count in full. */
export function canStillWin(next: Candidate, places: readonly Place[], { points }: WeekRules): boolean {
  const last = places.at(-1);
  return last === undefined || places.length < points.length || compareCandidates(next, last) < 0;
}
