import { publicProfileFields } from "#features/users/profile-fields.catalog.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { RankedPlace } from "../months.schema.ts";
import { findPlace, findPseudonym, listFrozenPlaces, listSettledPlaces } from "./month-places.repository.ts";
import { getClosedMonth } from "./months.repository.ts";

interface ClosedEntry {
  rank: number;
  totalPoints: number;
  provenPoints: number;
  user: NonNullable<RankedPlace["user"]>;
  prize: number;
}

/** The places of a month that is over, as frozen and then as published; undefined while it runs. */
export async function readClosedRanking(
  db: Queries,
  monthYear: string,
  limit: number,
): Promise<{ isPublished: boolean; entries: ClosedEntry[] } | undefined> {
  const month = await getClosedMonth(db, monthYear);
  if (month === undefined) return undefined;
  const isPublished = month.publishedAt !== null;
  const places = await (isPublished ? listSettledPlaces : listFrozenPlaces)(db, { monthYear, limit });
  const entries = places.map(({ place, rank, prize, user }) => {
    const profile = Object.fromEntries(publicProfileFields.map(({ name }) => [name, user[name]]));
    return {
      rank: (isPublished ? rank : place.frozenRank) ?? 0,
      totalPoints: place.points,
      provenPoints: place.provenPoints,
      user: { id: user.id, username: user.username, faceId: user.faceId, ...profile } as ClosedEntry["user"],
      prize: isPublished ? (prize ?? 0) : 0,
    };
  });
  return { isPublished, entries };
}

/** A member's place in a month, null for none, and once the month is published its prize. */
export interface OwnPlace {
  rank: number | null;
  prize?: number;
}

/** The member's place in a month that is over; undefined while it runs. */
export async function findClosedPlace(
  db: Queries,
  { userId, monthYear }: { userId: string; monthYear: string },
): Promise<OwnPlace | undefined> {
  const month = await getClosedMonth(db, monthYear);
  if (month === undefined) return undefined;
  const pseudonym = await findPseudonym(db, monthYear, userId);
  const found = pseudonym === undefined ? undefined : await findPlace(db, monthYear, pseudonym);
  if (found === undefined) return { rank: null };
  if (month.publishedAt === null) return { rank: found.place.frozenRank };
  return { rank: found.rank, prize: found.prize ?? 0 };
}
