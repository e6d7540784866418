import type { ComponentProps } from "react";
import { getMediaSet, getMediaUrl } from "../lib/media-url.ts";

interface PackPictureProps extends Omit<ComponentProps<"img">, "src" | "srcSet"> {
  /** Path in the pack's `media` without width and ending: `merch/7`. */
  stem: string;
  /** Widths in which the pack has the picture, as AVIF and as WebP. */
  widths: readonly number[];
  /** The one of them for browsers that choose none. */
  plainWidth: number;
  /** Width at which it is drawn. */
  sizes: string;
  alt: string;
}

/** A picture of the pack in the format and the width that suit the visitor. */
export function PackPicture({ stem, widths, plainWidth, sizes, alt, ...image }: PackPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={getMediaSet(stem, widths, "avif")} sizes={sizes} />
      <img
        src={getMediaUrl(`${stem}-${plainWidth}.webp`)}
        srcSet={getMediaSet(stem, widths, "webp")}
        sizes={sizes}
        alt={alt}
        {...image}
      />
    </picture>
  );
}
