/** Entries of the browser's storage that belong to whoever is here. */

/** The member as last seen, so that the first paint already knows them. */
export const SAVED_USER_KEY = "site-user";

/** Begins the names of what is kept of a person, whose id follows: what they typed and did not send, and lists they saw. */
export const DRAFTS_PREFIX = "site-drafts:";
