import { getMediaSet, getMediaUrl } from "#shared/media-url.ts";
import type { Pfp } from "#shared/pack-media.schema.ts";

/** Widths in which the pack has each face. */
const WIDTHS = [256, 1024] as const;
/** Edge of the downloaded file, in pixels. */
const FILE_EDGE = 1024;

interface PfpPictureProps {
  pfp: Pfp;
  alt: string;
  /** Width in CSS pixels where it is shown largest, or a `sizes` list. */
  sizes: string;
  /** Edge that is reserved before the picture is there. */
  edge: number;
  isLazy?: boolean;
  className?: string;
  onError?: () => void;
}

export function PfpPicture({ pfp, alt, sizes, edge, isLazy = false, className, onError }: PfpPictureProps) {
  const stem = `pfps/${pfp.id}`;
  return (
    <picture>
      <source type="image/avif" srcSet={getMediaSet(stem, WIDTHS, "avif")} sizes={sizes} />
      <img
        className={className}
        src={getMediaUrl(`${stem}-256.webp`)}
        srcSet={getMediaSet(stem, WIDTHS, "webp")}
        sizes={sizes}
        width={edge}
        height={edge}
        alt={alt}
        loading={isLazy ? "lazy" : undefined}
        decoding="async"
        onError={onError}
      />
    </picture>
  );
}

/** Fetches the picture as the page will show it, so that the bag opens on a face and not on a hole. Never fails. */
export async function preloadPicture(pfp: Pfp, sizes: string): Promise<void> {
  const picture = document.createElement("picture");
  const source = document.createElement("source");
  source.type = "image/avif";
  source.srcset = getMediaSet(`pfps/${pfp.id}`, WIDTHS, "avif");
  source.sizes = sizes;
  const image = document.createElement("img");
  picture.append(source, image);
  image.sizes = sizes;
  image.srcset = getMediaSet(`pfps/${pfp.id}`, WIDTHS, "webp");
  await image.decode().catch(() => undefined);
}

/** The face as a PNG, which every service takes. */
export async function drawPng(pfp: Pfp): Promise<Blob> {
  const image = new Image();
  image.src = getMediaUrl(`pfps/${pfp.id}-1024.webp`);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = FILE_EDGE;
  canvas.height = FILE_EDGE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, FILE_EDGE, FILE_EDGE);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("the canvas gave no picture")) : resolve(blob)),
      "image/png",
    );
  });
}
