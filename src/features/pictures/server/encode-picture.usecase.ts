import { type EncodedPicture, encodePictures, type PictureSender } from "#server/picture-encoding.ts";

/** Pixels of the longer side of a stored picture. */
const SIDE_MAX = 2048;
const ENCODING = { types: ["PNG", "JPEG", "WebP"], sides: [SIDE_MAX], quality: 90 } as const;

/** A picture as the browser sent it, made anew. */
export async function encodePicture(dataUrl: string, sender: PictureSender): Promise<EncodedPicture> {
  const sent = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  const [picture] = await encodePictures(sent, ENCODING, sender);
  if (picture === undefined) throw new Error("one side makes one picture");
  return picture;
}

/** Where the file of a picture lies. */
export function toPictureKey(hash: string): string {
  return `pictures/${hash.slice(0, 2)}/${hash}.webp`;
}
