import { useEffect, useRef } from "react";
import { getMediaUrl } from "#shared/media-url.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ZipProgress } from "#web/ui/zip-progress.tsx";
import type { PlayerEvent, PlayerState } from "../music.rules.ts";
import "./player.css";
import { playerMessages } from "./player.messages.ts";
import { useMediaSession } from "./use-media-session.ts";
import { usePlayer } from "./use-player.ts";

export interface PlayerProps {
  /** Whether the visitor has touched the page. */
  isUnlocked: boolean;
}

/** The floating player. */
export function Player({ isUnlocked }: PlayerProps) {
  const { audioRef, audioEvents, state, dispatch, track, trackCount, seconds } = usePlayer(isUnlocked);
  const asideRef = useRef<HTMLElement>(null);
  const t = useMessages(playerMessages);
  const { isMinimised } = state;
  const shownMinimised = useRef(isMinimised);
  const coverUrl = track ? getMediaUrl(`covers/${track.coverId}.webp`) : "";
  useMediaSession({ ...state, title: track?.title ?? "", coverUrl, dispatch });

  // The pressed button is gone: its opposite takes the focus.
  useEffect(() => {
    if (shownMinimised.current === isMinimised) return;
    shownMinimised.current = isMinimised;
    asideRef.current?.querySelector("button")?.focus();
  }, [isMinimised]);

  if (track === undefined) return null;
  const place = { n: state.trackIndex + 1, total: trackCount };
  return (
    <aside ref={asideRef} className={classNames("player", isMinimised && "player-minimised")} aria-label={t("player")}>
      <audio ref={audioRef} src={`/api/audio/${track.file}`} preload="none" {...audioEvents} />
      <p className="visually-hidden" role="status">
        {state.turn > 0 && t("nowAt", { title: track.title, ...place })}
      </p>
      <div className="player-body paper">
        {isMinimised ? (
          <IconButton icon="play" label={t("expand")} className="player-expand" onClick={() => dispatch("expand")} />
        ) : (
          <>
            <img className="player-cover" src={coverUrl} alt="" width="76" height="76" />
            <div className="player-text">
              <p className="player-title display w-62" dir="auto">
                {state.isLocked ? t("locked") : track.title}
              </p>
              <p className="cap muted" dir="ltr">
                {t("count", place)}
              </p>
            </div>
            <PlayerControls state={state} dispatch={dispatch} />
            <ZipProgress
              className="player-time"
              label={t("playingTime")}
              value={Math.min(1, seconds / track.durationSeconds)}
            />
          </>
        )}
      </div>
    </aside>
  );
}

function PlayerControls({ state, dispatch }: { state: PlayerState; dispatch: (event: PlayerEvent) => void }) {
  const t = useMessages(playerMessages);
  const { isMuted, isPlaying } = state;
  return (
    <div className="player-controls">
      <IconButton icon="minus" label={t("minimise")} className="player-minimise" onClick={() => dispatch("minimise")} />
      <IconButton
        icon={isMuted ? "muted" : "sound"}
        label={t(isMuted ? "unmute" : "mute")}
        onClick={() => dispatch("mute")}
      />
      <IconButton
        icon={isPlaying ? "pause" : "play"}
        label={t(isPlaying ? "pause" : "play")}
        onClick={() => dispatch("toggle")}
      />
      <IconButton icon="next" label={t("next")} onClick={() => dispatch("next")} />
    </div>
  );
}
