import { pack } from "#shared/pack.ts";

/** Longest part of a title in a file name, in letters. */
const NAME_MAX = 60;

/** A title as a file name that every system takes: letters and digits of any language, joined by hyphens. */
export function getPictureName(title: string): string {
  const words =
    title
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join("-")].slice(0, NAME_MAX).join("").replace(/-$/, "");
  return `${[pack.name.toLowerCase(), name].filter(Boolean).join("-")}.png`;
}

async function drawAsPng(address: string): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("The picture is empty")) : resolve(blob)), "image/png");
  });
}

/** Downloads a picture of this site as PNG, whatever it is stored as. */
export async function downloadPicture(address: string, title: string): Promise<void> {
  const objectUrl = URL.createObjectURL(await drawAsPng(address));
  const link = document.createElement("a");
  link.href = objectUrl;
  link.download = getPictureName(title);
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 60_000);
}
