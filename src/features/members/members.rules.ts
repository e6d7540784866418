/** Characters of the reason for which an account is closed or opened. */
export const BAN_REASON_MAX = 200;

/** Days of a ban that ends by itself. */
export const BAN_DAYS_MAX = 365;

/** Characters of a note that administrators leave on a member's page. */
export const NOTE_MAX = 1000;

/** Members on one page of the list. */
export const MEMBERS_PAGE_SIZE = 50;
