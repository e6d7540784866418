import type { Pfp } from "#shared/pack-media.schema.ts";
import { drawPng } from "#web/lib/draw-png.ts";
import { getMediaSet, getMediaUrl } from "#web/lib/media-url.ts";
import { PackPicture } from "#web/ui/pack-picture.tsx";

/** Widths in which the pack has each face. */
const WIDTHS = [256, 1024] as const;

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

export function PfpPicture({ pfp, edge, isLazy = false, ...image }: PfpPictureProps) {
  return (
    <PackPicture
      stem={`pfps/${pfp.id}`}
      widths={WIDTHS}
      plainWidth={256}
      width={edge}
      height={edge}
      loading={isLazy ? "lazy" : undefined}
      decoding="async"
      {...image}
    />
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

/** The face as the file that is downloaded and shared. */
export function drawFile({ id }: Pfp): Promise<Blob> {
  return drawPng(getMediaUrl(`pfps/${id}-1024.webp`));
}
