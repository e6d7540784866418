import { useOpenThing } from "#features/boards/web/thing-link.tsx";
import { MEMBER_PARAM } from "../people.rules.ts";
import { ProfileDialog } from "./profile-dialog.tsx";

/** Closed by the way back, like everything that an address opens. */
export function OpenProfile() {
  const { id, close } = useOpenThing(MEMBER_PARAM);
  return id && <ProfileDialog key={id} username={id} onClose={close} />;
}
