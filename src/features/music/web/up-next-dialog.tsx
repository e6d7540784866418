import { useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Icon, Sign } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { formatTime, type ListedTrack } from "../music.rules.ts";
import { moveBy, putFirst, takeOff, type UpNextChange } from "../up-next.rules.ts";
import { upNextMessages } from "./up-next.messages.ts";
import "./up-next-dialog.css";
import { changeUpNext } from "./change-up-next.ts";
import { UP_NEXT_SIGNS } from "./up-next-signs.ts";
import { usePlayerState, useTracks } from "./use-player.ts";

interface RowProps {
  track: ListedTrack;
  place: number;
  count: number;
  onChange: (what: UpNextChange, track: ListedTrack) => void;
}

function Row({ track, place, count, onChange }: RowProps) {
  const t = useMessages(upNextMessages);
  const { id, title, durationSeconds } = track;
  return (
    <li className="up-next-row" data-track={id}>
      <span className="up-next-title display w-75">
        <bdi>{title}</bdi> <span className="data tabular">{formatTime(durationSeconds)}</span>
      </span>
      <IconButton
        icon={<Sign path={UP_NEXT_SIGNS.up} />}
        label={t("up", { title })}
        data-key="up"
        aria-disabled={place === 1 || undefined}
        onClick={() => onChange(moveBy(id, -1), track)}
      />
      <IconButton
        icon="arrow-down"
        label={t("down", { title })}
        data-key="down"
        aria-disabled={place === count || undefined}
        onClick={() => onChange(moveBy(id, 1), track)}
      />
      <IconButton
        icon={<Sign path={UP_NEXT_SIGNS.first} />}
        label={t("playNext", { title })}
        data-key="first"
        aria-disabled={place === 1 || undefined}
        onClick={() => onChange(putFirst(id), track)}
      />
      <IconButton
        icon="close"
        label={t("remove", { title })}
        data-key="off"
        onClick={() => onChange(takeOff(id), track)}
      />
    </li>
  );
}

/** What plays next, in an order that is changed by buttons, so by keyboard and by thumb alike. */
export function UpNextDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(upNextMessages);
  const { upNext } = usePlayerState();
  const shelf = useTracks();
  const listRef = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<{ id: string; key: string; index: number; title: string }>();
  const tracks = upNext.flatMap((id) => shelf.find((track) => track.id === id) ?? []);
  const count = tracks.length;

  function handleChange(what: UpNextChange, { id, title }: ListedTrack) {
    const key = (document.activeElement as HTMLElement | null)?.dataset.key ?? "up";
    setPressed({ id, key, index: upNext.indexOf(id), title });
    changeUpNext(what);
  }

  // A row that moves loses the focus, and one that goes takes it along: it stays with the same button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order
  useLayoutEffect(() => {
    if (pressed === undefined) return;
    const rows = [...(listRef.current?.querySelectorAll<HTMLElement>("[data-track]") ?? [])];
    const row =
      rows.find(({ dataset }) => dataset.track === pressed.id) ?? rows[Math.min(pressed.index, rows.length - 1)];
    (row?.querySelector<HTMLElement>(`[data-key="${pressed.key}"]`) ?? listRef.current)?.focus();
  }, [upNext]);

  const place = tracks.findIndex(({ id }) => id === pressed?.id) + 1;
  return (
    <Dialog isOpen onClose={onClose} label={t("title")} className="up-next">
      <h2 className="display t3">{t("title")}</h2>
      <div ref={listRef} tabIndex={-1}>
        {count === 0 ? (
          <p>
            <Icon name="plus" /> {t("empty")}
          </p>
        ) : (
          <ol>
            {tracks.map((track, index) => (
              <Row key={track.id} track={track} place={index + 1} count={count} onChange={handleChange} />
            ))}
          </ol>
        )}
      </div>
      {count > 0 && (
        <div className="row up-next-end">
          <p className="muted">{t("after")}</p>
          <Button variant="line" size="medium" icon="close" onClick={() => changeUpNext(() => [])}>
            {t("clear")}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {pressed && place > 0 && t("moved", { title: pressed.title, place, count })}
      </p>
    </Dialog>
  );
}
