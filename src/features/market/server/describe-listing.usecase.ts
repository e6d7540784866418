import { toBoardImage } from "#features/boards/server/board-images.repository.ts";
import type { AppDeps, ThingHead } from "#server/deps.ts";
import { getShownListing } from "./listings.repository.ts";

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
