import { pack } from "#shared/pack.ts";
import { createIntentUrl } from "../../tweet/tweet.rules.ts";
import type { ShareOutcome } from "../../tweet/web/share-post.ts";

interface Share {
  file: File;
  text: string;
  /** Address of a page that shows the meme to whoever reads the post; undefined for a visitor, who has none. */
  getLink: (() => Promise<string | undefined>) | undefined;
}

/** A desktop's share sheet knows mail and the printer; a phone's knows the apps that people post with. */
function canSendFile(file: File): boolean {
  return window.matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] }) === true;
}

async function openIntent(text: string, getLink: Share["getLink"]): Promise<ShareOutcome> {
  // NOTE: opened empty and at once: after the wait for the link, browsers no longer take it for the visitor's own wish.
  const tab = window.open("", "_blank");
  if (tab === null) return "blocked";
  tab.opener = null;
  const link = await getLink?.();
  if (tab.closed) return "cancelled";
  tab.location.replace(createIntentUrl(link === undefined ? text : `${text}\n${link}`, pack.hashtags));
  return "opened";
}

/** The picture itself through a phone's share sheet; elsewhere a post on X, with a link to the picture where there is one. */
export async function shareMeme({ file, text, getLink }: Share): Promise<ShareOutcome> {
  if (!canSendFile(file)) return openIntent(text, getLink);
  try {
    await navigator.share({ files: [file], text });
    return "opened";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    return openIntent(text, getLink);
  }
}
