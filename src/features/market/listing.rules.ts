/** Longest texts in code points; title and description are the specification's. */
export const LISTING_TITLE_MAX = 100;
export const LISTING_DESCRIPTION_MAX = 2000;
export const LISTING_PRICE_MAX = 60;
export const LISTING_CONTACT_MAX = 100;
export const LISTING_IMAGES_MAX = 6;
/** Days a listing is on the market before it has to be renewed. */
export const LISTING_DAYS = 60;
/** Days for which everybody still sees what was sold. */
export const SOLD_SHOWN_DAYS = 7;
/** What one member can keep for later. */
export const SAVED_MAX = 200;

/** The parameter that names one listing on the page. */
export const LISTING_PARAM = "listing";

/** The address of one listing. */
export function getListingPath(id: string): string {
  return `/market?${LISTING_PARAM}=${id}`;
}
