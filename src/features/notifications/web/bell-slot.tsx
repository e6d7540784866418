import { useUser } from "#features/users/web/user-context.tsx";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { reportError } from "#web/lib/report-error.ts";
import "./bell-slot.css";

const bellPart = lazyPart(async () => (await import("./bell.tsx")).Bell);

/** The bell of a member, whose place is kept until its code is here; visitors do not fetch it. */
export function BellSlot() {
  const { user, isConfirmed } = useUser();
  const Bell = useLazyPart(bellPart, { isWanted: isConfirmed && user !== null, onFailure: reportError });
  if (user === null) return null;
  return <div className="bell">{Bell && <Bell key={user.id} userId={user.id} />}</div>;
}
