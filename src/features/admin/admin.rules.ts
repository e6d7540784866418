/** Characters of a console query. */
export const QUERY_MAX = 5000;
