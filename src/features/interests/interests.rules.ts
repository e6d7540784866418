/** Characters of the subject of a letter. */
export const LETTER_SUBJECT_MAX = 120;
/** Characters of a letter. */
export const LETTER_TEXT_MAX = 4000;
/** Those who are interested, on one page of the list. */
export const INTERESTS_PAGE_SIZE = 50;
