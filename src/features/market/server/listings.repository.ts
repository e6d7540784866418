import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, like, or, type SQL, sql } from "drizzle-orm";
import { deleteImagesOf, selectImagesOf, toBoardImage } from "#features/boards/server/board-images.repository.ts";
import { isIndexed, SEARCH_WINDOW, toSearchPattern } from "#features/boards/server/search-text.rules.ts";
import { publicUserColumns, usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { ShownThing } from "#server/deps.ts";
import type { ListPosition } from "#server/list-cursor.ts";
import { getListingPath, SOLD_SHOWN_DAYS } from "../listing.rules.ts";
import type { ListingSort } from "../listing.schema.ts";
import type { ListingCategory } from "../listing-categories.catalog.ts";
import type { FoundListing, ListingRow } from "./listing-answer.rules.ts";
import { listingsTable } from "./listings.tables.ts";

const { id, sellerId, category, searchText, hasImages, createdAt, expiresAt, soldAt, hiddenAt } = listingsTable;

const SOLD_SHOWN_MS = SOLD_SHOWN_DAYS * 24 * 60 * 60 * 1000;

export interface ListingPage {
  sort: ListingSort;
  q: string;
  category: ListingCategory | undefined;
  hasImages: boolean;
  viewerId: string | undefined;
  /** The viewer's own ones only, whatever has become of them. */
  isOwnOnly: boolean;
  /** What the viewer keeps for later only. */
  isSavedOnly: boolean;
  /** What is sold, or what is not: each is a stretch of its own. */
  isSold: boolean;
  now: Date;
  after?: ListPosition | undefined;
  limit: number;
}

function isSavedBy(viewerId: string | undefined): SQL<boolean> {
  return sql`EXISTS (SELECT FROM saved_listings AS s WHERE s.listing_id = ${id} AND s.user_id = ${viewerId ?? null}::uuid)`;
}

function selectFound(viewerId: string | undefined) {
  return {
    listing: listingsTable,
    seller: publicUserColumns,
    images: selectImagesOf(id),
    isSaved: isSavedBy(viewerId),
  };
}

function isJustSold(now: Date): SQL {
  return gt(soldAt, new Date(now.getTime() - SOLD_SHOWN_MS));
}

function isOffered(now: Date): SQL | undefined {
  return and(isNull(soldAt), gt(expiresAt, now));
}

/** What reports have hidden is its owner's only. */
function isShownTo(viewerId: string | undefined): SQL | undefined {
  const isOwn = viewerId === undefined ? undefined : eq(sellerId, viewerId);
  return and(or(isNull(hiddenAt), isOwn), isNull(usersTable.disabledAt));
}

/** The stretch of a list: of the market what is offered or was just sold, of one's own all that is sold or is not. */
function isOfStretch({ isOwnOnly, isSold, viewerId, now }: ListingPage): SQL | undefined {
  if (isOwnOnly) return and(eq(sellerId, viewerId ?? ""), isSold ? isNotNull(soldAt) : isNull(soldAt));
  return and(isSold ? and(isNotNull(soldAt), isJustSold(now)) : isOffered(now), isShownTo(viewerId));
}

/** Where a list is read from: the whole table, or its newest rows for a text that no index knows. */
function chooseSource(
  db: Queries,
  { q, isOwnOnly, isSold, viewerId, category: kind }: ListingPage,
): typeof listingsTable {
  if (q === "" || isIndexed(q)) return listingsTable;
  const newest = db
    .select()
    .from(listingsTable)
    .where(
      and(
        isOwnOnly ? eq(sellerId, viewerId ?? "") : undefined,
        isSold ? isNotNull(soldAt) : undefined,
        kind && eq(category, kind),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(SEARCH_WINDOW);
  // Under the name of the table, whose columns it has.
  return newest.as("listings") as unknown as typeof listingsTable;
}

/** One walk along an index. */
export async function listListings(db: Queries, page: ListingPage): Promise<FoundListing[]> {
  const { sort, q, after } = page;
  const isNewestFirst = sort === "newest";
  const operator = isNewestFirst ? sql`<` : sql`>`;
  const toOrder = isNewestFirst ? desc : asc;
  return db
    .select(selectFound(page.viewerId))
    .from(chooseSource(db, page))
    .innerJoin(usersTable, eq(usersTable.id, sellerId))
    .where(
      and(
        isOfStretch(page),
        page.isSavedOnly ? isSavedBy(page.viewerId) : undefined,
        page.category && eq(category, page.category),
        page.hasImages ? eq(hasImages, true) : undefined,
        q === "" ? undefined : like(searchText, toSearchPattern(q)),
        after && sql`(${createdAt}, ${id}) ${operator} (${after.at.toISOString()}, ${after.id})`,
      ),
    )
    .orderBy(toOrder(createdAt), toOrder(id))
    .limit(page.limit);
}

/** The newest of the market that are titled, whatever else is asked: what a search for a misspelt word looks through. */
export async function listNewestTitles(db: Queries, page: ListingPage): Promise<{ id: string; title: string }[]> {
  return db
    .select({ id, title: listingsTable.title })
    .from(listingsTable)
    .innerJoin(usersTable, eq(usersTable.id, sellerId))
    .where(
      and(
        isOfStretch(page),
        page.isSavedOnly ? isSavedBy(page.viewerId) : undefined,
        page.category && eq(category, page.category),
        page.hasImages ? eq(hasImages, true) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(SEARCH_WINDOW);
}

/** These, in no order. */
export async function listListingsById(
  db: Queries,
  ids: readonly string[],
  viewerId: string | undefined,
): Promise<FoundListing[]> {
  return db
    .select(selectFound(viewerId))
    .from(listingsTable)
    .innerJoin(usersTable, eq(usersTable.id, sellerId))
    .where(inArray(id, [...ids]));
}

/** Undefined where there is none that this viewer may see. */
export async function getShownListing(
  db: Queries,
  { listingId, viewerId, now }: { listingId: string; viewerId: string | undefined; now: Date },
): Promise<FoundListing | undefined> {
  const isOwn = viewerId === undefined ? undefined : eq(sellerId, viewerId);
  const [row] = await db
    .select(selectFound(viewerId))
    .from(listingsTable)
    .innerJoin(usersTable, eq(usersTable.id, sellerId))
    .where(and(eq(id, listingId), or(and(or(isOffered(now), isJustSold(now)), isShownTo(viewerId)), isOwn)))
    .limit(1);
  return row;
}

export async function getListing(db: Queries, listingId: string): Promise<FoundListing | undefined> {
  const [row] = await db
    .select(selectFound(undefined))
    .from(listingsTable)
    .innerJoin(usersTable, eq(usersTable.id, sellerId))
    .where(eq(id, listingId))
    .limit(1);
  return row;
}

/** Until the transaction ends nobody else can change the listing. */
export async function lockListingRow(tx: Transaction, listingId: string): Promise<ListingRow | undefined> {
  const [row] = await tx.select().from(listingsTable).where(eq(id, listingId)).for("update");
  return row;
}

export async function createListing(tx: Transaction, values: ListingRow): Promise<void> {
  await tx.insert(listingsTable).values(values);
}

export async function updateListing(
  tx: Transaction,
  listingId: string,
  values: Partial<Omit<ListingRow, "id" | "sellerId">>,
): Promise<void> {
  await tx.update(listingsTable).set(values).where(eq(id, listingId));
}

export async function deleteListing(tx: Transaction, listingId: string): Promise<void> {
  await deleteImagesOf(tx, [listingId]);
  await tx.delete(listingsTable).where(eq(id, listingId));
}

/** Everything that the member offers or has offered. */
export async function exportListings(db: Queries, userId: string) {
  const listings = await db
    .select()
    .from(listingsTable)
    .where(eq(listingsTable.sellerId, userId))
    .orderBy(listingsTable.id);
  return listings.map(({ searchText: _search, sellerId: _seller, ...listing }) => listing);
}

export async function showListings(db: Queries, ids: readonly string[]): Promise<ShownThing[]> {
  const { id, sellerId } = listingsTable;
  const rows = await db
    .select({ listing: listingsTable, username: usersTable.username, images: selectImagesOf(id) })
    .from(listingsTable)
    .innerJoin(usersTable, eq(usersTable.id, sellerId))
    .where(inArray(id, [...ids]));
  return rows.map(({ listing, username, images }) => ({
    id: listing.id,
    title: listing.title,
    text: listing.description,
    facts: [listing.priceText, listing.contact].filter(Boolean),
    pictures: images.map(toBoardImage),
    author: { id: listing.sellerId, username },
    path: getListingPath(listing.id),
    createdAt: listing.createdAt,
    hiddenAt: listing.hiddenAt,
  }));
}
