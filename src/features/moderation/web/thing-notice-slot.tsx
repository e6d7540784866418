import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { reportError } from "#web/lib/report-error.ts";

const noticePart = lazyPart(async () => (await import("./author-notices.tsx")).ThingNotice);

interface ThingNoticeSlotProps {
  refId: string;
  /** What stands there until more is known. */
  fallback: string;
}

/** Comes for the few authors whose thing is hidden. */
export function ThingNoticeSlot(props: ThingNoticeSlotProps) {
  const ThingNotice = useLazyPart(noticePart, { onFailure: (error) => reportError(error, "Loading a notice") });
  return ThingNotice ? <ThingNotice {...props} /> : props.fallback;
}
