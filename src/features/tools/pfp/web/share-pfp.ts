import { pack } from "#shared/pack.ts";
import type { Pfp } from "#shared/pack-media.schema.ts";
import { type ShareOutcome, sharePost } from "../../tweet/web/share-post.ts";
import { nameFile } from "../pfp.rules.ts";
import { drawPng } from "./pfp-picture.tsx";

interface Share {
  pfp: Pfp;
  text: string;
  /** Address that shows the face to whoever reads the post; asked for only where the picture itself cannot travel. */
  getLink: () => Promise<string>;
}

function canShareFiles(): boolean {
  const probe = new File([], "face.png", { type: "image/png" });
  return window.matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [probe] }) === true;
}

/** The picture itself through a phone's share sheet; elsewhere a post with a link to it. */
export async function sharePfp({ pfp, text, getLink }: Share): Promise<ShareOutcome> {
  if (!canShareFiles()) return sharePost(`${text}\n${await getLink()}`, pack.hashtags);
  const file = new File([await drawPng(pfp)], nameFile(pfp), { type: "image/png" });
  try {
    await navigator.share({ files: [file], text });
    return "opened";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    return sharePost(`${text}\n${await getLink()}`, pack.hashtags);
  }
}
