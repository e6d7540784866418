/** Things a member can save in a minute: an auto-saving tool in a hurry, but no program. */
export const SAVES_PER_MINUTE = 40;
/** Lists a member can read in a minute: a page of them can be megabytes of descriptions. */
export const LISTS_PER_MINUTE = 120;
/** Bytes of the body of a save: two pictures as data addresses and a meme's description. */
export const SAVE_BODY_MAX_BYTES = 6 * 1024 * 1024;
/** Exports of one member in an hour: each reads everything there is. */
export const EXPORTS_PER_HOUR = 5;
/** Wallet messages a member can ask for in an hour. */
export const WALLET_CHALLENGES_PER_HOUR = 30;
/** Changes of one profile in an hour: a change of the wallet sends a message. */
export const PROFILE_CHANGES_PER_HOUR = 30;
/** Tries of a member to delete the account in an hour. */
export const DELETIONS_PER_HOUR = 20;
