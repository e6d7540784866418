import { LazyPlate } from "#web/ui/lazy-plate.tsx";

/** Address of each picture of the pack's videos and creators, by file name without the folder. */
const videoFiles = import.meta.glob<string>("../../../../packs/bagz/media/video/*.{avif,webp}", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});
const creatorFiles = import.meta.glob<string>("../../../../packs/bagz/media/creators/*.webp", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});
const MEDIA = "../../../../packs/bagz/media";

function listVideoSources(id: string, format: "avif" | "webp"): string | undefined {
  const [small, large] = [480, 960].map((width) => videoFiles[`${MEDIA}/video/${id}-${width}.${format}`]);
  return small && large && `${small} 480w, ${large} 960w`;
}

/** A still of a video, its title beside it; the house villain where the pack brings none. */
export function VideoPicture({ id, sizes }: { id: string; sizes: string }) {
  const avif = listVideoSources(id, "avif");
  const webp = listVideoSources(id, "webp");
  if (webp === undefined) return <LazyPlate className="content-plate" />;
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={videoFiles[`${MEDIA}/video/${id}-480.webp`]}
        srcSet={webp}
        sizes={sizes}
        width={960}
        height={540}
        loading="lazy"
        decoding="async"
        alt=""
      />
    </picture>
  );
}

/** The name beside it says who this is. */
export function CreatorPicture({ id }: { id: string }) {
  const [small, large] = [96, 192].map((width) => creatorFiles[`${MEDIA}/creators/${id}-${width}.webp`]);
  if (small === undefined) return <LazyPlate className="content-plate" />;
  return (
    <img
      src={small}
      srcSet={large && `${small} 1x, ${large} 2x`}
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      alt=""
    />
  );
}
