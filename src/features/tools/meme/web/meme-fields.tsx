import type { RefObject } from "react";
import { MEME_TEXT_MAX } from "#features/vault/vault.rules.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { changeText, TEXT_SPOTS, type TextSpot } from "../meme.rules.ts";
import { memeMessages } from "./meme.messages.ts";
import type { MemeEditor } from "./use-meme-editor.ts";

interface MemeFieldsProps {
  editor: MemeEditor;
  fieldRefs: Record<TextSpot, RefObject<HTMLInputElement | null>>;
}

/** Typing is undone word by word. */
function createTag(spot: TextSpot, content: string): string {
  return `type-${spot}-${content.split(" ").length}`;
}

export function MemeFields({ editor, fieldRefs }: MemeFieldsProps) {
  const t = useMessages(memeMessages);
  const { texts } = editor.project;
  return TEXT_SPOTS.map((spot) => {
    const { content } = texts[spot];
    const isOptional = content === "" && spot === "center";
    const aside = isOptional ? t("optional") : t("count", { count: content.length, max: MEME_TEXT_MAX });
    return (
      <Field key={spot} label={t(`text_${spot}`)} aside={aside}>
        {(control) => (
          <Input
            {...control}
            ref={fieldRefs[spot]}
            dir="auto"
            autoComplete="off"
            maxLength={MEME_TEXT_MAX}
            placeholder={t(`placeholder_${spot}`)}
            value={content}
            onChange={({ target: { value } }) =>
              editor.change((shown) => changeText(shown, spot, { content: value }), createTag(spot, value))
            }
          />
        )}
      </Field>
    );
  });
}
