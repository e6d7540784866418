/** Address of each gallery picture of the pack, by file name: card, width in pixels and format. */
const addresses = import.meta.glob<string>("../../../../packs/bagz/media/movement/*.{avif,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});
const FOLDER = "../../../../packs/bagz/media/movement";
const WIDTHS = [480, 800, 1200] as const;

export type MovementCardId = "rally-scene" | "tactical-bunker" | "street-takeover" | "chaos-collective";

function listSources(id: MovementCardId, format: "avif" | "webp"): string | undefined {
  const sources = WIDTHS.flatMap((width) => {
    const address = addresses[`${FOLDER}/${id}-${width}.${format}`];
    return address === undefined ? [] : `${address} ${width}w`;
  });
  return sources.length === 0 ? undefined : sources.join(", ");
}

interface MovementPictureProps {
  id: MovementCardId;
  /** Width at which the whole 4:3 picture is drawn, cropped or not. */
  sizes: string;
  alt: string;
  /** Before it is near the screen, only readers without script get the picture. */
  isNear: boolean;
}

/** Nothing where the pack brings no picture of this card: its words stand on the plain ground. */
export function MovementPicture({ id, sizes, alt, isNear }: MovementPictureProps) {
  const fallback = addresses[`${FOLDER}/${id}-800.webp`];
  if (fallback === undefined) return null;
  const picture = (
    <picture>
      <source type="image/avif" srcSet={listSources(id, "avif")} sizes={sizes} />
      <img
        src={fallback}
        srcSet={listSources(id, "webp")}
        sizes={sizes}
        width={1200}
        height={900}
        loading="lazy"
        decoding="async"
        alt={alt}
      />
    </picture>
  );
  return isNear ? picture : <noscript>{picture}</noscript>;
}
