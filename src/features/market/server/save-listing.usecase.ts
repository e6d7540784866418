import { findWarnings } from "#features/boards/scam.rules.ts";
import { setImages } from "#features/boards/server/board-images.repository.ts";
import { type DayAllowance, takeDayAllowance } from "#features/boards/server/limit-daily-posts.usecase.ts";
import { joinSearchTexts } from "#features/boards/server/search-text.rules.ts";
import { queueWarnings } from "#features/reports/server/reports.repository.ts";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import type { Config } from "#server/config.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { type AppError, createError, createForbiddenError } from "#server/errors.ts";
import { createId } from "#shared/ids.ts";
import { LISTING_DAYS } from "../listing.rules.ts";
import type { Listing, ListingBody } from "../listing.schema.ts";
import { marketErrors } from "../market.errors.ts";
import { type ListingRow, toListing } from "./listing-answer.rules.ts";
import { createListing, deleteListing, getListing, lockListingRow, updateListing } from "./listings.repository.ts";

const LISTING_ALLOWANCE: DayAllowance = {
  kind: "listing",
  perDay: 40,
  createLimitError: (max) => createError(marketErrors, "market.day_limit", { details: { max } }),
};

const DAY_MS = 24 * 60 * 60 * 1000;

interface Own {
  listingId: string;
  userId: string;
  now: Date;
}

function createMissingListingError(): AppError {
  return createError(marketErrors, "market.not_found");
}

/** The fields of a row that the form decides. */
function toFields({ images, ...body }: ListingBody) {
  const { title, description } = body;
  const priceText = body.priceText ?? "";
  const contact = body.contact ?? "";
  return {
    ...body,
    priceText,
    contact,
    hasImages: images.length > 0,
    warnings: findWarnings([title, description, priceText, contact]),
    searchText: joinSearchTexts(title, description),
  };
}

/** The listing as its owner sees it now. */
export async function readListing(db: Queries, { listingId, userId, now }: Own): Promise<Listing> {
  const found = await getListing(db, listingId);
  if (found === undefined) throw createMissingListingError();
  return toListing(found, userId, now);
}

async function finish(
  tx: Transaction,
  own: Own,
  { images, warnings }: Pick<ListingBody, "images"> & Pick<ListingRow, "warnings">,
): Promise<void> {
  const { listingId: refId, userId: ownerId, now } = own;
  await setImages(tx, { ownerId, refId, imageIds: images });
  await queueWarnings(tx, { type: "listing", refId, authorId: ownerId, warnings, now });
}

/** Offers something and answers the listing's id. */
export async function postListing(
  tx: Transaction,
  config: Config,
  { userId, body, now }: { userId: string; body: ListingBody; now: Date },
): Promise<string> {
  const fields = toFields(body);
  await lockMemberRow(tx, userId);
  await takeDayAllowance(tx, config, { userId, allowance: LISTING_ALLOWANCE, now });
  const listingId = createId();
  const times = { createdAt: now, expiresAt: getExpiry(now), soldAt: null, hiddenAt: null };
  await createListing(tx, { ...fields, ...times, id: listingId, sellerId: userId });
  await finish(tx, { listingId, userId, now }, { images: body.images, warnings: fields.warnings });
  return listingId;
}

function getExpiry(now: Date): Date {
  return new Date(now.getTime() + LISTING_DAYS * DAY_MS);
}

/** The listing, held until the transaction ends, if it is this member's to change. */
async function lockOwnListing(tx: Transaction, { listingId, userId }: Own): Promise<ListingRow> {
  await lockMemberRow(tx, userId);
  const row = await lockListingRow(tx, listingId);
  if (row === undefined) throw createMissingListingError();
  if (row.sellerId !== userId) throw row.hiddenAt === null ? createForbiddenError() : createMissingListingError();
  return row;
}

function refuseSold({ soldAt }: ListingRow): void {
  if (soldAt !== null) throw createError(marketErrors, "market.sold");
}

export async function changeListing(tx: Transaction, own: Own, body: ListingBody): Promise<Listing> {
  refuseSold(await lockOwnListing(tx, own));
  const fields = toFields(body);
  await updateListing(tx, own.listingId, fields);
  await finish(tx, own, { images: body.images, warnings: fields.warnings });
  return readListing(tx, own);
}

/** Again changes nothing. */
export async function sellListing(tx: Transaction, own: Own): Promise<Listing> {
  const { soldAt } = await lockOwnListing(tx, own);
  if (soldAt === null) await updateListing(tx, own.listingId, { soldAt: own.now });
  return readListing(tx, own);
}

/** Takes the stamp off again; its days went on meanwhile. Again changes nothing. */
export async function unsellListing(tx: Transaction, own: Own): Promise<Listing> {
  await lockOwnListing(tx, own);
  await updateListing(tx, own.listingId, { soldAt: null });
  return readListing(tx, own);
}

/** Its days begin anew; its place in the list stays, or renewing would be the way to the top. */
export async function renewListing(tx: Transaction, own: Own): Promise<Listing> {
  refuseSold(await lockOwnListing(tx, own));
  await updateListing(tx, own.listingId, { expiresAt: getExpiry(own.now) });
  return readListing(tx, own);
}

export async function removeListing(tx: Transaction, own: Own): Promise<void> {
  await lockOwnListing(tx, own);
  await deleteListing(tx, own.listingId);
}
