/** Entries of a page. */
export const AUDIT_PAGE_SIZE = 50;
/** Entries among which a text is looked for, the newest that the other filters leave. */
export const AUDIT_TEXT_WINDOW = 5000;
/** Entries of one file; dates ask for the rest. */
export const AUDIT_EXPORT_MAX = 50_000;
/** How the programs of the machine are called, where nobody is logged in. */
export const OPERATOR = "operator";
