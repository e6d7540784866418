import { useEffect, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { onFirstInteraction } from "#web/lib/first-interaction.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { reportError } from "#web/lib/report-error.ts";
import { Chip } from "#web/ui/chip.tsx";
import { countMinutes, listQueue, TRACK_CATEGORIES, type TrackFilter } from "../music.rules.ts";
import { musicMessages } from "./music.messages.ts";
import "./track-list.css";
import { TrackRow } from "./track-row.tsx";
import { usePlayerState, useTracks } from "./use-player.ts";
import { useQueueName } from "./use-queue-name.ts";

/** As long as the floating player waits: what comes then takes nothing from the first load. */
const QUIET_MS = 3000;

/** True from the first touch on, or once the page has been here for a moment. */
function useQuietMoment(): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    const handleQuiet = () => setIsQuiet(true);
    const timer = setTimeout(handleQuiet, QUIET_MS);
    const stopListening = onFirstInteraction(handleQuiet);
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, []);
  return isQuiet;
}

const FILTERS = ["all", ...TRACK_CATEGORIES] as const;

interface TrackListProps {
  filter: TrackFilter;
  onFilter: (filter: TrackFilter) => void;
}

const upNext = lazyPart(() => import("./up-next-parts.tsx"));

export function TrackList({ filter, onFilter }: TrackListProps) {
  const t = useMessages(musicMessages);
  const nameQueue = useQueueName();
  const { trackId, isPlaying } = usePlayerState();
  const tracks = useTracks();
  const shown = listQueue(tracks, filter);
  const parts = useLazyPart(upNext, {
    isWanted: useQuietMoment(),
    onFailure: (error) => reportError(error, "Loading what plays next"),
  });
  return (
    <section className="tracks wrap" aria-labelledby="tracks">
      <h2 className="visually-hidden" id="tracks">
        {t("tracks")}
      </h2>
      <div className="tracks-head">
        <fieldset className="tracks-filters">
          <legend className="visually-hidden">{t("categories")}</legend>
          {FILTERS.map((name) => (
            <Chip key={name} isPressed={name === filter} onClick={() => onFilter(name)}>
              {nameQueue(name)} <b>{listQueue(tracks, name).length}</b>
            </Chip>
          ))}
        </fieldset>
        <p className="tracks-sum data muted" role="status">
          <span>{t("trackCount", { count: shown.length })}</span>
          <span>{t("minutes", { count: countMinutes(shown) })}</span>
          <span>{t("moods", { count: new Set(shown.map(({ category }) => category)).size })}</span>
        </p>
      </div>
      <div className="tracks-tools">{parts && <parts.UpNextBar />}</div>
      <ol>
        {shown.map((track, index) => (
          <TrackRow
            key={track.id}
            track={track}
            n={index + 1}
            isCurrent={track.id === trackId}
            isPlaying={track.id === trackId && isPlaying}
            shown={filter}
            Keys={parts?.UpNextKeys}
          />
        ))}
      </ol>
      <p className="tracks-hint cap muted-3">{t("queueHint")}</p>
    </section>
  );
}
