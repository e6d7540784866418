import { sleeve as label } from "media:sleeve";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { classNames } from "#web/ui/class-names.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { findPlace } from "../music.rules.ts";
import { getCoverUrl } from "./added-tracks.ts";
import { musicMessages } from "./music.messages.ts";
import { useQueueName } from "./use-queue-name.ts";
import "./sleeve.css";
import { Written } from "#web/ui/written.tsx";
import { usePlayerState, useTracks } from "./use-player.ts";

const bars = lazyPart(async () => (await import("./loudness-bars.tsx")).LoudnessBars);

/** The record slides out from behind the title; it turns while it plays. */
export function Sleeve() {
  const t = useMessages(musicMessages);
  const nameQueue = useQueueName();
  const inWords = usePackWords();
  const state = usePlayerState();
  const { track, n, total } = findPlace(useTracks(), state);
  const Bars = useLazyPart(bars, { isWanted: state.isPlaying, onFailure: () => undefined });
  return (
    <header className="sleeve hero-block">
      <div className="wrap">
        <p className="cap sleeve-plain-name">{t("music")}</p>
        <FitTitle as="h1" title={t.title("title")} />
      </div>
      <div className="record" aria-hidden="true">
        <div className={classNames("record-disc", state.isPlaying && "record-turning")}>
          <picture>
            {label.avif && <source type="image/avif" srcSet={label.avif} />}
            <img className="record-label" src={label.src} width="600" height="600" alt="" />
          </picture>
        </div>
      </div>
      {track && (
        <div className="wrap sleeve-now">
          <img className="sleeve-cover" src={getCoverUrl(track)} width="512" height="512" loading="lazy" alt="" />
          <div>
            <p className="cap sleeve-now-label">
              {t(state.isPlaying ? "nowPlaying" : "onTheTurntable")}
              {Bars && <Bars trackId={track.id} durationSeconds={track.durationSeconds} />}
            </p>
            <p className="display t3 w-62 sleeve-track">
              <Written>{track.title}</Written>
            </p>
            <p className="sleeve-description">
              {track.artist ? t("byArtist", { artist: track.artist }) : inWords(track.description)}
            </p>
            <p className="data">
              <bdi dir="ltr">{t("place", { n, total })}</bdi> · <bdi>{nameQueue(state.queueId)}</bdi>
            </p>
          </div>
          <p className="visually-hidden" role="status">
            {state.turn > 0 && track.title}
          </p>
        </div>
      )}
    </header>
  );
}
