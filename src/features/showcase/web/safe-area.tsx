import { banner, bannerFace } from "#pack/brand.catalog.ts";
import { getMediaUrl } from "#web/lib/media-url.ts";

const { width, height, safeArea } = banner;
const { x, y } = safeArea;
/** Two frames, the inner one cut out of the outer. */
const OUTSIDE = `M0 0H${width}V${height}H0ZM${x} ${y}V${y + safeArea.height}H${x + safeArea.width}V${y}Z`;
const PORTRAIT_RADIUS = 92;
const portrait = { x, y: y + safeArea.height + 12, width: 2 * PORTRAIT_RADIUS, height: 2 * PORTRAIT_RADIUS };
const HATCH = Array.from(
  { length: Math.ceil((width + height) / 18) },
  (_, index) => `M${index * 18} 0l${-height} ${height}`,
);

/** Lies over the banner: what may be lost is hatched, and the portrait hangs at the foot. */
export function SafeArea() {
  return (
    <svg className="safe-area" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <clipPath id="safe-area-outside">
        <path d={OUTSIDE} />
      </clipPath>
      <g clipPath="url(#safe-area-outside)">
        <path className="safe-area-shade" d={OUTSIDE} />
        <path className="safe-area-hatch" d={HATCH.join("")} />
      </g>
      <rect className="safe-area-frame" {...safeArea} />
      <clipPath id="safe-area-portrait">
        <circle cx={portrait.x + PORTRAIT_RADIUS} cy={portrait.y + PORTRAIT_RADIUS} r={PORTRAIT_RADIUS} />
      </clipPath>
      <image {...portrait} href={getMediaUrl(`pfps/${bannerFace}-256.webp`)} clipPath="url(#safe-area-portrait)" />
    </svg>
  );
}
