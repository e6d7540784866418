/** Characters of the reason for which an account is closed or opened. */
export const BAN_REASON_MAX = 200;
