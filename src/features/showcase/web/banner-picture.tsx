import { banner } from "#pack/brand.catalog.ts";
import { getMediaUrl } from "#web/lib/media-url.ts";

/** In its own colours in every theme, because it is a file to take. Only the first on a page is in the first view. */
export function BannerPicture({ alt, isFirst = false }: { alt: string; isFirst?: boolean }) {
  return (
    <img
      className="logo"
      src={getMediaUrl(`banner/banner-${banner.width}x${banner.height}.webp`)}
      width={banner.width}
      height={banner.height}
      alt={alt}
      loading={isFirst ? undefined : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
    />
  );
}
