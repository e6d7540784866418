import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { Sign } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { ListedTrack } from "../music.rules.ts";
import { putFirst, putLast, takeOff } from "../up-next.rules.ts";
import { changeUpNext } from "./change-up-next.ts";
import { upNextMessages } from "./up-next.messages.ts";
import { UP_NEXT_SIGNS } from "./up-next-signs.ts";
import { usePlayerState } from "./use-player.ts";

const UpNextDialog = lazyDialog(async () => (await import("./up-next-dialog.tsx")).UpNextDialog);
const PlayerHelp = lazyDialog(async () => (await import("./player-help.tsx")).PlayerHelp);

/** Puts one track up next, at the front or at the end, or takes it off again. */
export function UpNextKeys({ track: { id, title } }: { track: ListedTrack }) {
  const t = useMessages(upNextMessages);
  const isWaiting = usePlayerState().upNext.includes(id);
  return (
    <>
      <IconButton
        className="track-queue-first"
        icon={<Sign path={UP_NEXT_SIGNS.first} />}
        label={t("playNext", { title })}
        onClick={() => changeUpNext(putFirst(id))}
      />
      <IconButton
        icon={isWaiting ? "check" : "plus"}
        label={t("add", { title })}
        aria-pressed={isWaiting}
        onClick={() => changeUpNext(isWaiting ? takeOff(id) : putLast(id))}
      />
    </>
  );
}

/** The ways to what plays next and to the keys. */
export function UpNextBar() {
  const t = useMessages(upNextMessages);
  const count = usePlayerState().upNext.length;
  const [open, setOpen] = useState<"queue" | "help">();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button variant="line" size="medium" icon={null} onClick={() => setOpen("queue")}>
        {count === 0 ? t("title") : t("titleCount", { count })}
      </Button>
      <Button variant="line" size="medium" icon={null} onClick={() => setOpen("help")}>
        {t("keys")}
      </Button>
      {open === "queue" && <UpNextDialog onClose={close} />}
      {open === "help" && <PlayerHelp onClose={close} />}
    </>
  );
}
