import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { memeMessages } from "./meme.messages.ts";
import type { MemeEditor } from "./use-meme-editor.ts";

/** Steps back and forth over all that the meme is made of: words, look, picture and places. */
export function MemeSteps({ editor }: { editor: MemeEditor }) {
  const t = useMessages(memeMessages);
  const { undo, redo, canUndo, canRedo } = editor;
  const [said, setSaid] = useState("");

  return (
    <div className="meme-steps">
      <IconButton
        icon="undo"
        label={t("undo")}
        isFramed
        aria-disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        onClick={() => {
          undo();
          setSaid(canUndo ? t("undone") : "");
        }}
      />
      <IconButton
        icon="redo"
        label={t("redo")}
        isFramed
        aria-disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => {
          redo();
          setSaid(canRedo ? t("redone") : "");
        }}
      />
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}
