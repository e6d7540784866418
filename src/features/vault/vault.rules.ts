/** Longest title of a saved thing, in code points. */
export const ITEM_TITLE_MAX = 120;
/** Longest saved tweet, in code points: beyond any tweet, as long as the tweet tool lets people write. */
export const TWEET_TEXT_MAX = 1000;
/** Longest text of one line of a meme, in code points. */
export const MEME_TEXT_MAX = 200;
/** Largest picture that can be saved, in bytes of the file (a data address is a third longer). */
export const ITEM_IMAGE_MAX_BYTES = 2_000_000;

/** Where the public page of a shared thing lies. */
export function getSharePath(shareToken: string): string {
  return `/api/share/${shareToken}`;
}

/** Where a member's own picture lies; `source` is the one that was uploaded into a meme. */
export function getPicturePath(item: { id: string; userId: string }, kind: "picture" | "source"): string {
  return `/api/users/${item.userId}/content/${item.id}/${kind}`;
}
