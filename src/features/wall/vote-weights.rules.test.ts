import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createVoteWeights, type VoteTie } from "./vote-weights.rules.ts";

/** `ab` says that a voted for b. */
function toTies(pairs: string): VoteTie[] {
  return pairs
    .split(" ")
    .filter(Boolean)
    .map((pair) => ({ voterId: pair.charAt(0), authorId: pair.charAt(1) }));
}

describe("the weight of a vote", () => {
  it.each([
    ["that was never returned", "ab", "ab", 1],
    ["of a crowd for one author", "ab cb db", "cb", 1],
    ["of a pair that votes for each other", "ab ba", "ab", 1 / 2],
    ["of a pair, seen from the other side", "ab ba", "ba", 1 / 2],
    ["of a ring of three", "ab ba bc cb ca ac", "ab", 1 / 3],
    ["of a ring of four", "ab ba ac ca ad da bc cb bd db cd dc", "cd", 1 / 4],
    ["that a ring's member gives to somebody outside", "ab ba ax", "ax", 1],
    ["that somebody outside gives to a ring's member", "ab ba xa", "xa", 1],
    ["of two whose partners are others", "ab ba ac ca bd db", "ab", 1 / 2],
    ["of a chain that comes back by a third", "ab bc ca", "ab", 1],
  ])("%s", (_name, ties, vote, weight) => {
    const [tie] = toTies(vote);
    expect(tie && createVoteWeights(toTies(ties))(tie)).toBeCloseTo(weight, 10);
  });

  it("lets no closed ring, however large, come to a whole vote for one of its members", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), (size) => {
        const members = Array.from({ length: size }, (_, index) => `m${index}`);
        const ties = members.flatMap((voterId) =>
          members.filter((authorId) => authorId !== voterId).map((authorId) => ({ voterId, authorId })),
        );
        const weigh = createVoteWeights(ties);
        const sum = ties.filter(({ authorId }) => authorId === "m0").reduce((all, tie) => all + weigh(tie), 0);
        expect(sum).toBeLessThan(1);
      }),
    );
  });

  it("is above nothing and at most one, whoever voted for whom", () => {
    const member = fc.constantFrom("a", "b", "c", "d", "e");
    const ties = fc.array(fc.record({ voterId: member, authorId: member }), { maxLength: 30 });
    fc.assert(
      fc.property(ties, (all) => {
        const weigh = createVoteWeights(all);
        for (const tie of all) {
          expect(weigh(tie)).toBeGreaterThan(0);
          expect(weigh(tie)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
