import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { Chip } from "#web/ui/chip.tsx";
import { MEETUP_TAGS, type MeetupTag } from "../meetup-tags.catalog.ts";
import { meetupFormMessages } from "./meetup-form.messages.ts";

interface TagPickerProps {
  tags: MeetupTag[];
  onTags: (tags: MeetupTag[]) => void;
}

/** Any number of the seven. */
export function TagPicker({ tags, onTags }: TagPickerProps) {
  const t = useMessages(meetupFormMessages);
  const nameTag = usePackWords();
  return (
    <fieldset className="tag-picker">
      <legend className="tag-picker-legend">{t("tags")}</legend>
      {MEETUP_TAGS.map((tag) => {
        const isPressed = tags.includes(tag);
        return (
          <Chip
            key={tag}
            isPressed={isPressed}
            onClick={() => onTags(isPressed ? tags.filter((one) => one !== tag) : [...tags, tag])}
          >
            {nameTag(tag)}
          </Chip>
        );
      })}
    </fieldset>
  );
}
