import { toBoardImage } from "#features/boards/server/board-images.repository.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { AppDeps, ThingHead } from "#server/deps.ts";
import { readCursor, writeCursor } from "#server/list-cursor.ts";
import type { ListingList, ListingQuery } from "../listing.schema.ts";
import { canBeMisspelt, rankSimilar } from "../similar-words.rules.ts";
import { type FoundListing, toListing } from "./listing-answer.rules.ts";
import {
  getShownListing,
  type ListingPage,
  listListings,
  listListingsById,
  listNewestTitles,
} from "./listings.repository.ts";

interface Viewing {
  viewerId: string | undefined;
  now: Date;
}

function toPage(query: ListingQuery, { viewerId, now }: Viewing): ListingPage {
  const { sort, q, category, hasImages, own, saved, limit } = query;
  return {
    sort,
    q,
    category: category === "all" ? undefined : category,
    hasImages: hasImages === "true",
    isOwnOnly: own === "true",
    isSavedOnly: saved === "true",
    isSold: false,
    viewerId,
    now,
    limit,
  };
}

/** What is named almost like what nothing is named like, the most alike first; all on one page. */
async function listSimilar(db: Queries, page: ListingPage): Promise<FoundListing[]> {
  const ids = rankSimilar(page.q, await listNewestTitles(db, page)).slice(0, page.limit);
  if (ids.length === 0) return [];
  const rows = await listListingsById(db, ids, page.viewerId);
  return ids.flatMap((id) => rows.find(({ listing }) => listing.id === id) ?? []);
}

/** One page: what is offered, and behind all of it what was sold. */
export async function readListingList(db: Queries, query: ListingQuery, viewing: Viewing): Promise<ListingList> {
  const { sort, limit, cursor } = query;
  const page = toPage(query, viewing);
  const lists = [sort, `${sort}-sold`] as const;
  // A position of the other order is none of this list.
  const position = cursor === undefined ? undefined : readCursor(cursor, { lists });
  const entries: { list: (typeof lists)[number]; found: FoundListing }[] = [];
  for (const list of position?.list === lists[1] ? lists.slice(1) : lists) {
    // One more than asked for tells whether there is another page.
    const missing = limit + 1 - entries.length;
    if (missing === 0) break;
    const after = position?.list === list ? position : undefined;
    const rows = await listListings(db, { ...page, isSold: list !== sort, after, limit: missing });
    entries.push(...rows.map((found) => ({ list, found })));
  }
  const shown = entries.slice(0, limit);
  const last = entries.length > limit ? shown.at(-1) : undefined;
  const isNothing = shown.length === 0 && position === undefined;
  const found = isNothing && canBeMisspelt(page.q) ? await listSimilar(db, page) : shown.map((entry) => entry.found);
  const { createdAt: at, id } = last?.found.listing ?? {};
  return {
    listings: found.map((one) => toListing(one, viewing.viewerId, viewing.now)),
    nextCursor: last && at && id ? writeCursor({ list: last.list, at, id }) : null,
  };
}

/** What a preview says of a listing that everybody may see. */
export async function describeListing(
  { db, clock }: Pick<AppDeps, "db" | "clock">,
  listingId: string,
): Promise<ThingHead | undefined> {
  const found = await getShownListing(db, { listingId, viewerId: undefined, now: clock.now() });
  if (found === undefined) return undefined;
  const { title, description, priceText, soldAt } = found.listing;
  const [image] = found.images;
  const facts = [soldAt !== null && "Sold", priceText].filter(Boolean).map((fact) => `${fact}. `);
  return { title, description: `${facts.join("")}${description}`, picture: image && toBoardImage(image) };
}

/** A listing that can still be had, for those who want to write to its seller. */
export async function findOffered(
  db: Queries,
  listingId: string,
  now: Date,
): Promise<{ ownerId: string; title: string } | undefined> {
  const found = await getShownListing(db, { listingId, viewerId: undefined, now });
  if (found === undefined || found.listing.soldAt !== null) return undefined;
  return { ownerId: found.listing.sellerId, title: found.listing.title };
}
