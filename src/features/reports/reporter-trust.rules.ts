/** Whose reports can take a thing off the lists before a person has looked, and for how long. */

const DAY_MS = 24 * 60 * 60 * 1000;
/** Accounts younger than this can be made for the purpose. */
export const TRUSTED_AFTER_DAYS = 7;
/** Points for works that the server saw, of all months: what nobody has after one idle week. */
export const TRUSTED_POINTS = 10;
/** Trusted reporters, each from a network of their own. */
export const HIDING_REPORTERS = 3;
/** What reports have hidden is shown again after this, unless a person has confirmed it. */
export const HIDDEN_MS = DAY_MS;

export interface Reporter {
  id: string;
  /** Of the account. */
  createdAt: Date;
  isDisabled: boolean;
  provenPoints: number;
  /** Keyed hashes of where the member came from lately. */
  networks: readonly string[];
  reportedAt: Date;
}

/** Whether the report counts: the age is that of the day it was made, so that waiting makes no crowd of it. */
export function isTrusted({ createdAt, isDisabled, provenPoints, networks, reportedAt }: Reporter): boolean {
  const isOldEnough = reportedAt.getTime() - createdAt.getTime() >= TRUSTED_AFTER_DAYS * DAY_MS;
  return !isDisabled && isOldEnough && provenPoints >= TRUSTED_POINTS && networks.length > 0;
}

/** Reporters that share networks, also through others, are one group: one hand may hold them. */
export function groupByNetwork<One extends Pick<Reporter, "networks">>(reporters: readonly One[]): One[][] {
  let groups: { members: One[]; networks: Set<string> }[] = [];
  for (const reporter of reporters) {
    const isTouched = ({ networks }: { networks: Set<string> }) => reporter.networks.some((one) => networks.has(one));
    const touched = groups.filter(isTouched);
    const joined = {
      members: [...touched.flatMap(({ members }) => members), reporter],
      networks: new Set([...touched.flatMap(({ networks }) => [...networks]), ...reporter.networks]),
    };
    groups = [...groups.filter((group) => !touched.includes(group)), joined];
  }
  return groups.map(({ members }) => members);
}

/** How many of the reporters count: trusted ones, one of each group, with reports made after a person last decided. */
export function countTrusted(reporters: readonly Reporter[], clearedAt: Date | null): number {
  const isCounted = (reporter: Reporter) =>
    isTrusted(reporter) && (clearedAt === null || reporter.reportedAt > clearedAt);
  return groupByNetwork(reporters.filter(isCounted)).length;
}
