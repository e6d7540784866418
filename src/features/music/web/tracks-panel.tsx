import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { OrderButtons, type OrderButtonsProps } from "#web/ui/order-buttons.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { formatTime } from "../music.rules.ts";
import type { AddedTrack } from "../music.schema.ts";
import { TrackForm } from "./track-form.tsx";
import { useAddedTracks, useOrderTracks } from "./tracks.api.ts";
import { useQueueName } from "./use-queue-name.ts";
import "./tracks-panel.css";
import { tracksPanelMessages } from "./tracks-panel.messages.ts";

const RemoveTrackDialog = lazyDialog(async () => (await import("./remove-track-dialog.tsx")).RemoveTrackDialog);

/** Rows that are shown at first, and more whenever they are asked for. */
const PART_SIZE = 20;

/** Tracks beside those of the pack: put in, named, ordered and taken out. */
export function TracksPanel() {
  const t = useMessages(tracksPanelMessages);
  const [edited, setEdited] = useState<AddedTrack>();
  return (
    <div className="grid-12">
      <section className="added-form stack">
        <h2 className="display t5 w-84">
          <bdi className="written">{edited ? t("change", { title: edited.title }) : t("add")}</bdi>
        </h2>
        {!edited && <p className="muted">{t("addLead")}</p>}
        <TrackForm key={edited?.id ?? "new"} track={edited} onDone={() => setEdited(undefined)} />
      </section>
      <section className="added-tracks stack" aria-labelledby="added-tracks">
        <h2 id="added-tracks" className="display t5 w-84">
          {t("catalogue")}
        </h2>
        <AddedList onEdit={setEdited} />
      </section>
    </div>
  );
}

function AddedList({ onEdit }: { onEdit: (track: AddedTrack) => void }) {
  const t = useMessages(tracksPanelMessages);
  const { data, isError, refetch } = useAddedTracks();
  const [removed, setRemoved] = useState<AddedTrack>();
  const [shownCount, setShownCount] = useState(PART_SIZE);
  const order = useOrderTracks();
  if (data === undefined) {
    if (!isError) return <Skeleton shape="block" label={t("loading")} />;
    return <LoadFailed text={t("broken")} onRetry={() => void refetch()} />;
  }
  const { tracks } = data;
  if (tracks.length === 0) return <p className="muted">{t("nothing")}</p>;

  function move(from: number, by: -1 | 1): void {
    const ids = tracks.map(({ id }) => id);
    ids.splice(from + by, 0, ...ids.splice(from, 1));
    setShownCount((count) => Math.max(count, from + by + 1));
    order.mutate({ ids }, { onError: (error) => showFailure(error, { description: t("orderFailed") }) });
  }

  return (
    <>
      <p className="cap muted">{t("count", { count: tracks.length })}</p>
      <ol className="added-list">
        {tracks.slice(0, shownCount).map((track, index) => (
          <AddedRow
            key={track.id}
            track={track}
            isFirst={index === 0}
            isLast={index === tracks.length - 1}
            onMove={(by) => move(index, by)}
            onEdit={() => onEdit(track)}
            onRemove={() => setRemoved(track)}
          />
        ))}
      </ol>
      {tracks.length > shownCount && <LoadMore onLoad={() => setShownCount((count) => count + PART_SIZE)} />}
      {removed && <RemoveTrackDialog track={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

interface AddedRowProps extends OrderButtonsProps {
  track: AddedTrack;
}

function AddedRow({ track, ...buttons }: AddedRowProps) {
  const t = useMessages(tracksPanelMessages);
  const nameQueue = useQueueName();
  const { title, artist, category, durationSeconds, coverUrl, file } = track;
  const facts = { artist, category: nameQueue(category), time: formatTime(durationSeconds) };
  const labels = {
    up: t("up", { title }),
    down: t("down", { title }),
    edit: t("edit", { title }),
    remove: t("remove", { title }),
  };
  return (
    <li className="added-row">
      {coverUrl ? (
        <img className="added-cover" src={coverUrl} alt="" width="56" height="56" loading="lazy" />
      ) : (
        <span className="added-cover" aria-hidden="true" />
      )}
      <p className="added-words">
        <a className="text-link" href={`/api/audio/${file}`} target="_blank" rel="noreferrer">
          <bdi>{title}</bdi>
        </a>
        <span className="muted">
          <bdi>{t("facts", facts)}</bdi>
        </span>
      </p>
      <span className="added-buttons">
        <OrderButtons {...buttons} labels={labels} />
      </span>
    </li>
  );
}
