import { lockMember } from "#features/account/server/member-lock.repository.ts";
import { findWarnings } from "#features/boards/scam.rules.ts";
import { setImages } from "#features/boards/server/board-images.repository.ts";
import { takeDayAllowance } from "#features/boards/server/day-limits.ts";
import { joinSearchTexts } from "#features/boards/server/search-text.ts";
import { queueWarnings } from "#features/reports/server/reports.repository.ts";
import type { Config } from "#server/config.ts";
import type { Transaction } from "#server/db/open-database.ts";
import { AppError, createForbiddenError } from "#server/errors.ts";
import { createId } from "#shared/ids.ts";
import { LISTING_DAYS } from "../listing.rules.ts";
import type { Listing, ListingBody } from "../listing.schema.ts";
import { type ListingRow, toListing } from "./listing-item.ts";
import { createListing, deleteListing, getListing, holdListing, updateListing } from "./listings.repository.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export const MISSING_LISTING = "There is no such listing";

interface Own {
  listingId: string;
  userId: string;
  now: Date;
}

function createMissingListingError(): AppError {
  return new AppError(404, "market.not_found", MISSING_LISTING);
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
async function readListing(tx: Transaction, { listingId, userId, now }: Own): Promise<Listing> {
  const found = await getListing(tx, listingId);
  if (found === undefined) throw createMissingListingError();
  return toListing(found, userId, now);
}

async function finish(
  tx: Transaction,
  own: Own,
  { images, warnings }: Pick<ListingBody, "images"> & Pick<ListingRow, "warnings">,
): Promise<Listing> {
  const { listingId: refId, userId: ownerId, now } = own;
  await setImages(tx, { ownerId, refId, imageIds: images });
  await queueWarnings(tx, { type: "listing", refId, warnings, now });
  return readListing(tx, own);
}

export async function postListing(
  tx: Transaction,
  config: Config,
  { userId, body, now }: { userId: string; body: ListingBody; now: Date },
): Promise<Listing> {
  const fields = toFields(body);
  await lockMember(tx, userId);
  await takeDayAllowance(tx, config, { userId, kind: "listing", now });
  const listingId = createId();
  const times = { createdAt: now, expiresAt: getExpiry(now), soldAt: null, hiddenAt: null };
  await createListing(tx, { ...fields, ...times, id: listingId, sellerId: userId });
  return finish(tx, { listingId, userId, now }, { images: body.images, warnings: fields.warnings });
}

function getExpiry(now: Date): Date {
  return new Date(now.getTime() + LISTING_DAYS * DAY_MS);
}

/** The listing, held until the transaction ends, if it is this member's to change. */
async function holdOwnListing(tx: Transaction, { listingId, userId }: Own): Promise<ListingRow> {
  await lockMember(tx, userId);
  const row = await holdListing(tx, listingId);
  if (row === undefined) throw createMissingListingError();
  if (row.sellerId !== userId) throw row.hiddenAt === null ? createForbiddenError() : createMissingListingError();
  return row;
}

function refuseSold({ soldAt }: ListingRow): void {
  if (soldAt !== null) throw new AppError(409, "market.sold", "This is sold already: make a new listing");
}

export async function changeListing(tx: Transaction, own: Own, body: ListingBody): Promise<Listing> {
  refuseSold(await holdOwnListing(tx, own));
  const fields = toFields(body);
  await updateListing(tx, own.listingId, fields);
  return finish(tx, own, { images: body.images, warnings: fields.warnings });
}

/** Again changes nothing. */
export async function sellListing(tx: Transaction, own: Own): Promise<Listing> {
  const { soldAt } = await holdOwnListing(tx, own);
  if (soldAt === null) await updateListing(tx, own.listingId, { soldAt: own.now });
  return readListing(tx, own);
}

/** Its days begin anew; its place in the list stays, or renewing would be the way to the top. */
export async function renewListing(tx: Transaction, own: Own): Promise<Listing> {
  refuseSold(await holdOwnListing(tx, own));
  await updateListing(tx, own.listingId, { expiresAt: getExpiry(own.now) });
  return readListing(tx, own);
}

export async function removeListing(tx: Transaction, own: Own): Promise<void> {
  await holdOwnListing(tx, own);
  await deleteListing(tx, own.listingId);
}
