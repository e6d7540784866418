/** Entries of the browser's storage that belong to whoever is here. */

/** The member as last seen, so that the first paint already knows them. */
export const SAVED_USER_KEY = "bagz-user";

/** Begins the names of the entries with what was typed and not sent; the member's id ends them. */
export const DRAFTS_PREFIX = "bagz-drafts:";
