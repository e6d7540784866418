import type { ZoneActivity } from "#shared/pack-lists.schema.ts";

/** The shape of an activity, around 0, 0: it tells without its colour. */
export function ZoneShape({ activity }: { activity: ZoneActivity }) {
  const className = `zones-shape zones-shape-${activity}`;
  if (activity === "extreme") return <rect className={className} x={-10} y={-10} width={20} height={20} />;
  if (activity === "high") return <path className={className} d="M0-10 10 0 0 10-10 0z" />;
  return <circle className={className} r={7} />;
}

/** The shape on its own; the words beside it say the same. */
export function ZoneMark({ activity }: { activity: ZoneActivity }) {
  return (
    <svg className="zones-mark" viewBox="-12 -12 24 24" width={24} height={24} aria-hidden="true">
      <ZoneShape activity={activity} />
    </svg>
  );
}
