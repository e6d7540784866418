/** Where the public page of a shared thing lies. */
export function getSharePath(shareToken: string): string {
  return `/api/share/${shareToken}`;
}

/** Where a member's own picture lies; `source` is the one that was uploaded into a meme. */
export function getPicturePath(item: { id: string; userId: string }, kind: "picture" | "source"): string {
  return `/api/users/${item.userId}/content/${item.id}/${kind}`;
}
