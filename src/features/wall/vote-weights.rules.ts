/** Somebody has given a vote to something of somebody, within the last 30 days. */
export interface VoteTie {
  voterId: string;
  authorId: string;
}

function toPartners(ties: readonly VoteTie[]): Map<string, Set<string>> {
  const given = new Set(ties.map(({ voterId, authorId }) => `${voterId} ${authorId}`));
  const partners = new Map<string, Set<string>>();
  for (const { voterId, authorId } of ties) {
    if (voterId === authorId || !given.has(`${authorId} ${voterId}`)) continue;
    partners.set(voterId, (partners.get(voterId) ?? new Set()).add(authorId));
  }
  return partners;
}

/**
 * How much each vote counts. A vote that was never returned counts 1. Two who vote for each other are partners, and a vote
 * between partners counts 1 / (2 + the partners that both have in common): a pair 1/2, a circle of three 1/3, of ten 1/10.
 * So the votes of a closed ring, however large it is, come to less than one honest vote for each of its members.
 */
export function createVoteWeights(ties: readonly VoteTie[]): (tie: VoteTie) => number {
  const partners = toPartners(ties);
  return ({ voterId, authorId }) => {
    const ofVoter = partners.get(voterId);
    const ofAuthor = partners.get(authorId);
    if (ofVoter === undefined || ofAuthor === undefined || !ofVoter.has(authorId)) return 1;
    let shared = 0;
    for (const partner of ofVoter) if (ofAuthor.has(partner)) shared += 1;
    return 1 / (2 + shared);
  };
}
