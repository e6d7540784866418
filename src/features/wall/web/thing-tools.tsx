import { itemKinds } from "#features/vault/item-kinds.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { IconButton, IconLink } from "#web/ui/icon-button.tsx";
import type { WallThing } from "../wall.schema.ts";
import { wallMessages } from "./wall.messages.ts";

export interface ThingHandlers {
  onShare: (thing: WallThing) => void;
  onReport: (thing: WallThing) => void;
  onRemove: (thing: WallThing) => void;
}

interface ThingToolsProps extends ThingHandlers {
  thing: WallThing;
  isOwn: boolean;
}

/** The row under a card: go on with it, pass it on; report it, or take one's own down. */
export function ThingTools({ thing, isOwn, onShare, onReport, onRemove }: ThingToolsProps) {
  const t = useMessages(wallMessages);
  const { title } = thing;
  const { remixPath } = itemKinds[thing.kind];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className="wall-card-tools" role="group" aria-label={t("actions", { title })}>
      {remixPath !== undefined && (
        <IconLink icon="edit" href={`${remixPath}${thing.id}`} label={t("remix", { title })} />
      )}
      <IconButton icon="share" label={t("share", { title })} onClick={() => onShare(thing)} />
      {isOwn ? (
        <IconButton icon="trash" label={t("remove", { title })} onClick={() => onRemove(thing)} />
      ) : (
        <IconButton icon="flag" label={t("report", { title })} onClick={() => onReport(thing)} />
      )}
    </div>
  );
}
