import { useMessages } from "#web/i18n/messages.ts";
import { RemoveDialog } from "#web/ui/remove-dialog.tsx";
import type { AddedTrack } from "../music.schema.ts";
import { useRemoveTrack } from "./tracks.api.ts";
import { tracksPanelMessages } from "./tracks-panel.messages.ts";

/** Asks once more before a track leaves the catalogue. */
export function RemoveTrackDialog({ track: { id, title }, onClose }: { track: AddedTrack; onClose: () => void }) {
  const t = useMessages(tracksPanelMessages);
  const { mutateAsync } = useRemoveTrack();
  const words = {
    question: t("removeQuestion", { title }),
    yes: t("removeYes"),
    no: t("removeNo"),
    doneTitle: t("removedTitle"),
    doneText: t("removedText", { title }),
    failed: t("removeFailed"),
  };
  return (
    <RemoveDialog words={words} remove={() => mutateAsync(id)} onClose={onClose}>
      <p>{t("removeText")}</p>
    </RemoveDialog>
  );
}
