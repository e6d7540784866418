import { composePost, createIntentUrl } from "../tweet.rules.ts";

/** `opened`: the sheet was used or the window is there. `cancelled`: the visitor changed their mind. `blocked`: by the browser. */
export type ShareOutcome = "opened" | "cancelled" | "blocked";

/** A desktop's share sheet knows mail and the printer; a phone's knows the apps that people post with. */
function hasPhoneSheet(): boolean {
  return typeof navigator.share === "function" && window.matchMedia("(pointer: coarse)").matches;
}

async function openSheet(text: string, hashtags: readonly string[]): Promise<ShareOutcome> {
  try {
    await navigator.share({ text: composePost(text, hashtags) });
    return "opened";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    return openIntent(text, hashtags);
  }
}

function openIntent(text: string, hashtags: readonly string[]): ShareOutcome {
  // NOTE: with "noopener" the browser would answer null always, and a blocked window could not be told from an open one.
  const opened = window.open(createIntentUrl(text, hashtags), "_blank");
  if (opened === null) return "blocked";
  opened.opener = null;
  return "opened";
}

/** The device's share sheet on phones, X's own page otherwise or where the sheet refuses. */
export async function sharePost(text: string, hashtags: readonly string[]): Promise<ShareOutcome> {
  return hasPhoneSheet() ? openSheet(text, hashtags) : openIntent(text, hashtags);
}
