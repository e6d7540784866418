import type { FormEvent } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { splitCaptions } from "../captions.rules.ts";
import { TYPED_MAX } from "../voice.rules.ts";
import type { VoiceMeme } from "../voice.schema.ts";
import { voiceMessages } from "./voice.messages.ts";

interface TypedLinesProps {
  text: string;
  onEdit: (text: string) => void;
  onLines: (meme: VoiceMeme) => void;
}

/** What would have been said, typed: it becomes lines by the same rules, without anybody listening. */
export function TypedLines({ text, onEdit, onLines }: TypedLinesProps) {
  const t = useMessages(voiceMessages);
  const isBlank = text.trim() === "";

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBlank) onLines({ ...splitCaptions(text), generatedImageUrl: "", transcript: text.trim() });
  }

  return (
    <form className="voice-typed" onSubmit={handleSubmit}>
      <TextAreaField
        label={t("typed")}
        hint={t("typedHint")}
        rows={2}
        dir="auto"
        maxLength={TYPED_MAX}
        value={text}
        onChange={(event) => onEdit(event.target.value)}
      />
      <Button type="submit" size="medium" variant="bone" icon="arrow-down" disabled={isBlank}>
        {t("typedDone")}
      </Button>
    </form>
  );
}
