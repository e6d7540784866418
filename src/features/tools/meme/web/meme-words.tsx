import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { changeTexts, isMoved, resetPlace, TEXT_SPOTS } from "../meme.rules.ts";
import { memeMessages } from "./meme.messages.ts";
import type { MemeEditor } from "./use-meme-editor.ts";

const CANNED = ["canned1", "canned2", "canned3", "canned4", "canned5"] as const;

/** Any of the five, but never the one that is shown. */
function pickCanned(shown: number | undefined): number {
  const others = CANNED.map((_, index) => index).filter((index) => index !== shown);
  return others[Math.floor(Math.random() * others.length)] ?? 0;
}

/** Below the fields: words from the site, texts put back where they began. */
export function MemeWords({ editor }: { editor: MemeEditor }) {
  const t = useMessages(memeMessages);
  const { project, change } = editor;
  const [cannedIndex, setCannedIndex] = useState<number>();
  const moved = TEXT_SPOTS.filter((spot) => isMoved(project, spot));

  function getCanned(index: number) {
    const key = CANNED[index] ?? "canned1";
    return { top: t(`${key}_top`), center: t(`${key}_center`), bottom: t(`${key}_bottom`) };
  }

  function surprise() {
    const index = pickCanned(cannedIndex);
    setCannedIndex(index);
    change((shown) => changeTexts(shown, getCanned(index)));
  }

  return (
    <div className="row">
      <Button size="medium" variant="line" icon="refresh" onClick={surprise}>
        {t("surprise")}
      </Button>
      <span className="visually-hidden" role="status">
        {cannedIndex !== undefined && Object.values(getCanned(cannedIndex)).filter(Boolean).join(". ")}
      </span>
      {moved.length > 0 && (
        <Button
          size="medium"
          variant="quiet"
          icon={null}
          onClick={() => change((shown) => moved.reduce((put, spot) => resetPlace(put, spot), shown))}
        >
          {t("putBack")}
        </Button>
      )}
    </div>
  );
}
