/** Address of each picture in the pack, by file name; the number at its end is the width in pixels. */
const pictures = import.meta.glob<string>("../../../../packs/bagz/media/portraits/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});
const WIDTHS = [136, 272] as const;

const addresses = new Map(
  Object.entries(pictures).map(([path, address]) => [path.replace(/^.*\/|\.webp$/g, ""), address]),
);
const portraitIds = [...new Set([...addresses.keys()].map((name) => name.replace(/-\d+$/, "")))].sort();

/** Always the same face for the same member. */
function choosePortraitId(userId: string): string | undefined {
  let hash = 0;
  for (const letter of userId) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return portraitIds[hash % portraitIds.length];
}

interface PortraitProps {
  userId: string;
  /** Edge in CSS pixels where it is shown largest. */
  size: number;
  className?: string;
}

/** Decoration: the name beside it says who this is. */
export function Portrait({ userId, size, className }: PortraitProps) {
  const id = choosePortraitId(userId);
  const [small, large] = WIDTHS.map((width) => addresses.get(`${id}-${width}`));
  if (small === undefined) return null;
  return (
    <img
      className={className}
      src={small}
      srcSet={large && `${small} ${WIDTHS[0]}w, ${large} ${WIDTHS[1]}w`}
      sizes={`${size}px`}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      alt=""
    />
  );
}
