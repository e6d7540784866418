import { useOpenThing } from "#features/boards/web/thing-link.tsx";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { MEMBER_PARAM } from "../people.rules.ts";

const ProfileDialog = lazyDialog(async () => (await import("./profile-dialog.tsx")).ProfileDialog);

/** The profile that the address names, over a page that shows names. */
export function MemberSlot() {
  const { id, close } = useOpenThing(MEMBER_PARAM);
  return id && <ProfileDialog key={id} username={id} onClose={close} />;
}
