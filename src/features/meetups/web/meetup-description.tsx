import { FoldedText } from "#features/boards/web/folded-text.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { meetupMessages } from "./meetups.messages.ts";

/** Lines of a description that are seen before somebody reads more. */
const FOLD_LINES = 3;

export function MeetupDescription({ text, titleId }: { text: string; titleId: string }) {
  const t = useMessages(meetupMessages);
  return (
    <FoldedText
      text={text}
      lines={FOLD_LINES}
      openLabel={t("more")}
      closeLabel={t("less")}
      titleId={titleId}
      className="meetup-description"
      buttonClass="meetup-description-more"
    />
  );
}
