/** Notifications of a page. */
export const NOTIFICATIONS_PAGE_SIZE = 30;

const DAY_MS = 24 * 60 * 60 * 1000;
/** What was told is forgotten after this, read or not. */
export const NOTIFICATION_LIFE_MS = 90 * DAY_MS;
