import { isClockwork } from "#features/proof-of-work/proof-of-work.rules.ts";
import type { SIGNAL_CODES } from "./signals.catalog.ts";

/** What looks like one hand on many accounts, or like a machine. Reasons for a person to look, and nothing else. */

export interface Signal {
  code: (typeof SIGNAL_CODES)[number];
  /** Ids of the other members, the closest first. */
  with: string[];
  /** Of what the code names: wallets, networks, pictures, works, votes, or days. */
  count: number;
}

type Finding = Omit<Signal, "code"> | undefined;

/** Other members that one finding names; a whole school behind one address needs no longer list. */
const NAMED_MAX = 50;

/** Something that a member has in common with another, and how often. */
export interface Shared {
  otherId: string;
  count: number;
}

/** With whom something is shared. `count` is the most that is shared with any one of them. */
export function findShared(shared: readonly Shared[]): Finding {
  if (shared.length === 0) return undefined;
  const closest = [...shared].sort((a, b) => b.count - a.count || a.otherId.localeCompare(b.otherId));
  return { with: closest.slice(0, NAMED_MAX).map(({ otherId }) => otherId), count: closest[0]?.count ?? 0 };
}

/** Works of one kind, the oldest first, that are looked at together. */
const WORKS_IN_A_ROW = 8;

/** How many works of any one kind stand in rows as regular as a clock. */
export function findClockwork(rows: readonly (readonly Date[])[]): Finding {
  let count = 0;
  for (const moments of rows) {
    const regular = new Set<number>();
    for (let start = 0; start + WORKS_IN_A_ROW <= moments.length; start += 1) {
      if (!isClockwork(moments.slice(start, start + WORKS_IN_A_ROW))) continue;
      for (let index = start; index < start + WORKS_IN_A_ROW; index += 1) regular.add(index);
    }
    count += regular.size;
  }
  return count === 0 ? undefined : { with: [], count };
}

export interface DayOfWorks {
  /** Works in the first ten minutes after midnight of New York. */
  early: number;
  works: number;
}

const EARLY_DAYS = 5;

/** Days that began with most of their works, where there are many such days. */
export function findMidnightBursts(days: readonly DayOfWorks[]): Finding {
  const count = days.filter(({ early, works }) => early * 2 > works && early > 1).length;
  return count < EARLY_DAYS ? undefined : { with: [], count };
}

/** Votes between a member and one other. */
export interface VotePair {
  otherId: string;
  given: number;
  received: number;
  /** All votes that the other gave. */
  ofOther: number;
  /** Those of them that went to the member, or to somebody who votes for the member. */
  inCircle: number;
}

/** How many votes somebody gave to somebody. */
export interface Votes {
  voter: string;
  author: string;
  votes: number;
}

/** All votes that somebody gave, and how many of them to whom, as far as it matters. */
export interface VotesOfVoter {
  voter: string;
  total: number;
  byAuthor: Readonly<Record<string, number>> | null;
}

function groupBy(list: readonly Votes[], side: "voter" | "author"): Map<string, Votes[]> {
  const groups = new Map<string, Votes[]>();
  for (const one of list) {
    const group = groups.get(one[side]);
    if (group) group.push(one);
    else groups.set(one[side], [one]);
  }
  return groups;
}

/** With whom each of the members exchanged votes. A member's circle are the member and those who vote for the member. */
export function pairVotes(
  userIds: readonly string[],
  votes: { given: readonly Votes[]; received: readonly Votes[]; ofVoters: readonly VotesOfVoter[] },
): Map<string, VotePair[]> {
  const [given, received] = [groupBy(votes.given, "voter"), groupBy(votes.received, "author")];
  const ofVoters = new Map(votes.ofVoters.map((one) => [one.voter, one]));
  const pairs = new Map<string, VotePair[]>();
  for (const own of userIds) {
    const givenTo = new Map((given.get(own) ?? []).map((one) => [one.author, one.votes]));
    const receivedFrom = new Map((received.get(own) ?? []).map((one) => [one.voter, one.votes]));
    const countInCircle = ({ byAuthor }: VotesOfVoter) =>
      Object.entries(byAuthor ?? {}).reduce(
        (sum, [author, count]) => sum + (author === own || receivedFrom.has(author) ? count : 0),
        0,
      );
    const others = [...new Set([...givenTo.keys(), ...receivedFrom.keys()])].map((otherId) => {
      const other = receivedFrom.has(otherId) ? ofVoters.get(otherId) : undefined;
      return {
        otherId,
        given: givenTo.get(otherId) ?? 0,
        received: receivedFrom.get(otherId) ?? 0,
        ofOther: other?.total ?? 0,
        inCircle: other ? countInCircle(other) : 0,
      };
    });
    if (others.length > 0) pairs.set(own, others);
  }
  return pairs;
}

const RING_VOTES = 3;

/** At least three votes go each way, or the other gives two of three votes to the member's circle and hardly any outside it. */
function isClose({ given, received, ofOther, inCircle }: VotePair): boolean {
  if (received === 0) return false;
  return Math.min(given, received) >= RING_VOTES || (ofOther >= RING_VOTES && inCircle * 3 >= ofOther * 2);
}

/** Others of the member's ring, where at least three votes and half of all that the member received come from such. */
export function findVoteRing(pairs: readonly VotePair[]): Finding {
  const close = pairs.filter(isClose);
  const sum = (list: readonly VotePair[]) => list.reduce((votes, { received }) => votes + received, 0);
  const fromRing = sum(close);
  if (fromRing < RING_VOTES || fromRing * 2 < sum(pairs)) return undefined;
  const shared = findShared(close.map(({ otherId, received }) => ({ otherId, count: received })));
  return shared && { ...shared, count: fromRing };
}
