import { publicProfileFields } from "#features/users/profile-fields.catalog.ts";
import { isUsername } from "#features/users/users.rules.ts";
import type { Queries } from "#server/db/open-database.ts";
import { createError } from "#server/errors.ts";
import { monthsErrors } from "../months.errors.ts";
import type { MonthDetail, MonthList, MonthState, RankedPlace } from "../months.schema.ts";
import { type FoundPlace, listFrozenPlaces, listPrizes, listSettledPlaces } from "./month-places.repository.ts";
import { getClosedMonth, listClosedMonths } from "./months.repository.ts";
import { countDecisions } from "./review.repository.ts";
import type { MonthRow } from "./seal-ledger.repository.ts";

/** Places that a month's page shows. */
const SHOWN_PLACES = 25;
const CHAMPIONS = 3;

/** What everybody may see of the member; nothing once the account is deleted, whose row has no member's name. */
function toPublicUser({ user }: FoundPlace): RankedPlace["user"] {
  if (!isUsername(user.username)) return null;
  const { id, username, faceId } = user;
  const fields = Object.fromEntries(publicProfileFields.map(({ name }) => [name, user[name]]));
  return { id, username, faceId, ...fields } as RankedPlace["user"];
}

function toRankedPlace(place: FoundPlace, isPublished: boolean): RankedPlace {
  const { pseudonym, frozenRank, points, provenPoints } = place.place;
  return {
    rank: (isPublished ? place.rank : frozenRank) ?? 0,
    pseudonym,
    user: toPublicUser(place),
    points,
    provenPoints,
    prize: isPublished ? (place.prize ?? 0) : 0,
    isPaid: place.signature !== null,
  };
}

async function listShownPlaces(db: Queries, month: MonthRow, limit: number): Promise<RankedPlace[]> {
  const isPublished = month.publishedAt !== null;
  const list = isPublished ? listSettledPlaces : listFrozenPlaces;
  const places = await list(db, { monthYear: month.monthYear, limit });
  return places.map((place) => toRankedPlace(place, isPublished));
}

export async function readMonths(db: Queries): Promise<MonthList> {
  const months = await listClosedMonths(db);
  const summaries = months.map(async (month) => ({
    monthYear: month.monthYear,
    state: month.state as MonthState,
    members: month.memberCount,
    entries: month.entryCount,
    publishedAt: month.publishedAt?.toISOString() ?? null,
    root: month.root,
    champions: month.publishedAt === null ? [] : await listShownPlaces(db, month, CHAMPIONS),
  }));
  return { months: await Promise.all(summaries) };
}

export async function requireClosedMonth(db: Queries, monthYear: string): Promise<MonthRow> {
  const month = await getClosedMonth(db, monthYear);
  if (month === undefined) throw createError(monthsErrors, "months.not_found");
  return month;
}

/** Undefined for a month that runs, is still to come, or was over before the first close. */
export async function readMonth(db: Queries, monthYear: string): Promise<MonthDetail | undefined> {
  const month = await getClosedMonth(db, monthYear);
  if (month === undefined) return undefined;
  const isPublished = month.publishedAt !== null;
  const prizes = isPublished ? await listPrizes(db, monthYear) : [];
  const sum = (places: FoundPlace[]) => places.reduce((tokens, { prize }) => tokens + (prize ?? 0), 0);
  return {
    monthYear,
    state: month.state as MonthState,
    frozenAt: month.frozenAt?.toISOString() ?? "",
    publishedAt: month.publishedAt?.toISOString() ?? null,
    paidAt: month.paidAt?.toISOString() ?? null,
    members: month.memberCount,
    entries: month.entryCount,
    standings: await listShownPlaces(db, month, SHOWN_PLACES),
    prizes: {
      count: prizes.length,
      total: sum(prizes),
      paid: sum(prizes.filter(({ signature }) => signature !== null)),
    },
    decisions: isPublished ? await countDecisions(db, monthYear) : [],
    record: month.record === null ? null : JSON.parse(month.record),
    root: month.root,
  };
}
