import { getMediaSet, getMediaUrl } from "#shared/media-url.ts";

const STEM = "art/staking";
/** Widths in which the pack has the picture, 4:3. */
const WIDTHS = [600, 1200] as const;
const SIZES = "(max-width: 960px) 100vw, 44vw";

export function StakingPicture({ alt }: { alt: string }) {
  return (
    <picture className="staking-picture">
      <source type="image/avif" srcSet={getMediaSet(STEM, WIDTHS, "avif")} sizes={SIZES} />
      <img
        src={getMediaUrl(`${STEM}-600.webp`)}
        srcSet={getMediaSet(STEM, WIDTHS, "webp")}
        sizes={SIZES}
        width={1200}
        height={900}
        loading="lazy"
        decoding="async"
        alt={alt}
      />
    </picture>
  );
}
