import { type ComponentType, memo } from "react";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { IconLink } from "#web/ui/icon-button.tsx";
import { formatTime, type ListedTrack, type TrackFilter } from "../music.rules.ts";
import { musicMessages } from "./music.messages.ts";
import "./track-list.css";
import { Written } from "#web/ui/written.tsx";
import { player } from "./use-player.ts";
import { useQueueName } from "./use-queue-name.ts";

type TrackKeys = ComponentType<{ track: ListedTrack }>;

interface TrackRowProps {
  track: ListedTrack;
  /** Its place in the list that is shown. */
  n: number;
  isCurrent: boolean;
  isPlaying: boolean;
  shown: TrackFilter;
  /** The way to what plays next, which comes after the page. */
  Keys: TrackKeys | undefined;
}

/** The whole row plays; the link at its end saves the file, without script too. */
export const TrackRow = memo(function TrackRow({ track, n, isCurrent, isPlaying, shown, Keys }: TrackRowProps) {
  const t = useMessages(musicMessages);
  const nameQueue = useQueueName();
  const inWords = usePackWords();
  const { id, title, artist, description, category, durationSeconds, file } = track;
  const savedName = `${title}${file.slice(file.lastIndexOf("."))}`;
  return (
    <li className={classNames("track", isCurrent && "track-current gold-block")} aria-current={isCurrent || undefined}>
      <span className="track-number display w-62" aria-hidden="true">
        {isCurrent ? <Icon name={isPlaying ? "pause" : "play"} /> : n}
      </span>
      <button type="button" className="track-play display w-75" onClick={() => player.pressTrack(id, shown)}>
        <span className="visually-hidden">{t(isPlaying ? "pause" : "play")} </span>
        <Written>{title}</Written>
      </button>
      <span className="track-description">{artist ? t("byArtist", { artist }) : inWords(description)}</span>
      <span className="track-category cap">{nameQueue(category)}</span>
      <span className="track-time data tabular">{formatTime(durationSeconds)}</span>
      <span className="track-queue">{Keys && <Keys track={track} />}</span>
      <IconLink
        className="track-download"
        icon="download"
        href={`/api/audio/${file}`}
        download={savedName}
        label={t("download", { file: savedName })}
      />
    </li>
  );
});
