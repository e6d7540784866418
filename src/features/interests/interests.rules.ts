/** Characters of the subject of a letter. */
export const LETTER_SUBJECT_MAX = 120;
/** Characters of a letter. */
export const LETTER_TEXT_MAX = 4000;
/** Those who raised a hand, on one page of the list. */
export const HANDS_PAGE_SIZE = 50;
