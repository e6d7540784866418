import type { ItemType } from "#features/vault/item-kinds.catalog.ts";
import { pack } from "#pack/pack.ts";
import { recordEvent } from "#web/lib/record-event.ts";
import { hasShareSheet, openShareSheet } from "#web/lib/share-sheet.ts";
import { composePost, createIntentUrl } from "../tweet/tweet.rules.ts";

/** `opened`: the sheet was used or the window is there. `cancelled`: the visitor changed their mind. `blocked`: by the browser. */
type ShareOutcome = "opened" | "cancelled" | "blocked";

interface Post {
  kind: ItemType;
  text: string;
  /** The PNG that goes along where the device's sheet takes pictures. */
  getPicture?: () => Promise<File>;
  /** Address that shows the picture where it cannot travel itself; only asked for there. */
  getLink?: (() => Promise<string | undefined>) | undefined;
}

/** Whether a picture travels with the post itself; elsewhere it needs an address of its own. */
export function canSendPictures(): boolean {
  if (!hasShareSheet()) return false;
  const probe = new File([], "picture.png", { type: "image/png" });
  return navigator.canShare?.({ files: [probe] }) === true;
}

async function openSheet({ text, getPicture }: Post): Promise<ShareOutcome> {
  const data = getPicture ? { files: [await getPicture()], text } : { text: composePost(text, pack.hashtags) };
  return (await openShareSheet(data)) ? "opened" : "cancelled";
}

async function openIntent({ text, getLink }: Post): Promise<ShareOutcome> {
  // NOTE: with a link to wait for, the window opens empty and at once: after the wait, browsers no longer take it for the
  // visitor's own wish. With "noopener" they would answer null always, and a blocked window could not be told from an open one.
  const opened = window.open(getLink ? "" : createIntentUrl(text, pack.hashtags), "_blank");
  if (opened === null) return "blocked";
  opened.opener = null;
  if (getLink === undefined) return "opened";
  const link = await getLink();
  if (opened.closed) return "cancelled";
  opened.location.replace(createIntentUrl(link === undefined ? text : `${text}\n${link}`, pack.hashtags));
  return "opened";
}

/** The device's share sheet on phones, X's own page otherwise or where the sheet refuses. */
export async function sharePost(post: Post): Promise<ShareOutcome> {
  const hasSheet = post.getPicture ? canSendPictures() : hasShareSheet();
  const outcome = await (hasSheet ? openSheet(post).catch(() => openIntent(post)) : openIntent(post));
  if (outcome === "opened") recordEvent("content_shared", { kind: post.kind });
  return outcome;
}
