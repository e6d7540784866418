import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { meetupMessages } from "./meetups.messages.ts";

/** Beyond this many characters, or this many lines, a description starts folded. */
const FOLD_CHARACTERS = 260;
const FOLD_LINES = 3;

/** What the creator wrote; a long one opens on demand, so that the board stays a list. */
export function MeetupDescription({ text, titleId }: { text: string; titleId: string }) {
  const t = useMessages(meetupMessages);
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > FOLD_CHARACTERS || text.split("\n").length > FOLD_LINES;
  return (
    <>
      <p className={classNames("meetup-description", isLong && !isOpen && "meetup-description-folded")} dir="auto">
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className="meetup-description-more text-link"
          aria-expanded={isOpen}
          aria-describedby={titleId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? "less" : "more")}
        </button>
      )}
    </>
  );
}
