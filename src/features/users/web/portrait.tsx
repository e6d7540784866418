import { portraits } from "media:portraits";

const portraitIds = Object.keys(portraits).sort();

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
  const portrait = id === undefined ? undefined : portraits[id];
  if (portrait === undefined) return null;
  return (
    <img
      className={className}
      src={portrait.src}
      srcSet={portrait.webp}
      sizes={`${size}px`}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      alt=""
    />
  );
}
