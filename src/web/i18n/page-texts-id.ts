/** Of the element that holds the texts of a page in another language than English. */
export const PAGE_TEXTS_ID = "page-texts";
