import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import type { Meetup } from "../meetup.schema.ts";

const attendancePart = lazyPart(async () => (await import("./attendance.tsx")).Attendance);

interface AttendanceSlotProps {
  meetup: Meetup;
  titleId: string;
}

/** The host's code and the guest's word come for the few hours of a meetup, and only to those concerned. */
export function AttendanceSlot(props: AttendanceSlotProps) {
  const Attendance = useLazyPart(attendancePart, { isWanted: props.meetup.attendance !== null });
  return Attendance && <Attendance {...props} />;
}
