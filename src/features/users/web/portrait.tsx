import { portraits } from "media:portraits";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { reportError } from "#web/lib/report-error.ts";

const portraitIds = Object.keys(portraits).sort();

/** Always the same for the same member. */
function choosePortraitId(userId: string): string | undefined {
  let hash = 0;
  for (const letter of userId) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return portraitIds[hash % portraitIds.length];
}

/** The addresses of twenty faces come with the first member who has one. */
const faces = lazyPart(async () => (await import("media:faces")).faces);

interface PortraitProps {
  userId: string;
  /** What the member wears of what they rolled; one of the house stands in for who wears none. */
  faceId: string | null;
  /** Edge in CSS pixels where it is shown largest. */
  size: number;
  className?: string;
}

/** Decoration: the name beside it says who this is. */
export function Portrait({ userId, faceId, size, className }: PortraitProps) {
  const rolled = useLazyPart(faces, {
    isWanted: faceId !== null,
    onFailure: (error) => reportError(error, "Loading faces"),
  });
  const portrait = rolled?.[faceId?.toLowerCase() ?? ""] ?? portraits[choosePortraitId(userId) ?? ""];
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
