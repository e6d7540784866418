import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Sign } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { useCssVariable } from "#web/ui/use-css-variable.ts";
import { findPlace, type PlayerState } from "../music.rules.ts";
import { getCoverUrl } from "./added-tracks.ts";
import "./player.css";
import { Written } from "#web/ui/written.tsx";
import { LoudnessBars } from "./loudness-bars.tsx";
import { playerMessages } from "./player.messages.ts";
import { PLAYER_SIGNS } from "./player-signs.ts";
import { useClearance } from "./use-clearance.ts";
import { useMediaSession } from "./use-media-session.ts";
import { player, usePlayerState, usePlayerTime, useTracks } from "./use-player.ts";
import { usePlayerKeys } from "./use-player-keys.ts";
import { useWaveform } from "./use-waveform.ts";

/** The page that has the controls itself. */
const MUSIC_PAGE = /^\/music\/*$/;

const PlayerHelp = lazyDialog(async () => (await import("./player-help.tsx")).PlayerHelp);

export interface PlayerProps {
  /** Whether the visitor has touched the page. */
  isTouched: boolean;
}

/** The floating player. */
export function Player({ isTouched }: PlayerProps) {
  const state = usePlayerState();
  const { seconds } = usePlayerTime();
  const [path] = useLocation();
  const asideRef = useRef<HTMLElement>(null);
  const t = useMessages(playerMessages);
  const { isMinimised } = state;
  const { track, ...place } = findPlace(useTracks(), state);
  const durationSeconds = track?.durationSeconds ?? 0;
  const [isFolded, setIsFolded] = useState(false);
  const isSmall = isMinimised || isFolded;
  const isPressed = useRef(false);
  const coverUrl = track ? getCoverUrl(track) : "";
  const { title = "", artist = pack.name } = track ?? {};
  const isMusicPage = MUSIC_PAGE.test(path);
  const [isHelping, setIsHelping] = useState(false);
  usePlayerKeys({ isMusicPage, onHelp: () => setIsHelping(true) });
  useClearance(asideRef, { path, isMinimised, isFolded, onFold: setIsFolded });
  useMediaSession({ ...state, title, artist, coverUrl, seconds, durationSeconds });

  useEffect(() => {
    if (isTouched) player.dispatch("touch");
  }, [isTouched]);

  // The pressed button is gone: its opposite takes the focus. Nothing does where the player folded by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size has other buttons
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    asideRef.current?.querySelector("button")?.focus();
  }, [isSmall]);

  function resize(to: "expand" | "minimise") {
    isPressed.current = true;
    setIsFolded(false);
    player.dispatch(to);
  }

  const help = isHelping && <PlayerHelp onClose={() => setIsHelping(false)} />;
  if (track === undefined || isMusicPage) return help;
  return (
    // One element that became small would count as one that moved while somebody reads.
    <aside
      key={isSmall ? "small" : "large"}
      ref={asideRef}
      className={classNames("player", isSmall && "player-minimised")}
      aria-label={t("player")}
    >
      <p className="visually-hidden" role="status">
        {state.turn > 0 && t("nowAt", { title: track.title, ...place })}
      </p>
      <div className="player-body paper">
        {isSmall ? (
          <IconButton icon="play" label={t("expand")} className="player-expand" onClick={() => resize("expand")} />
        ) : (
          <>
            <img className="player-cover" src={coverUrl} alt="" width="76" height="76" />
            <div className="player-text">
              <p
                className={classNames("player-title display w-62", state.needsTouch && "player-title-whole")}
                dir="auto"
              >
                {state.needsTouch ? t("needsTouch") : <Written>{track.title}</Written>}
              </p>
              <p className="cap muted" dir="ltr">
                {t("count", place)}
                <LoudnessBars trackId={track.id} durationSeconds={durationSeconds} />
              </p>
            </div>
            <PlayerControls state={state} onMinimise={() => resize("minimise")} />
            <PlayerTime trackId={track.id} share={Math.min(1, seconds / durationSeconds)} />
          </>
        )}
      </div>
      {help}
    </aside>
  );
}

function PlayerTime({ trackId, share }: { trackId: string; share: number }) {
  const t = useMessages(playerMessages);
  const ref = useRef<HTMLDivElement>(null);
  const wave = useWaveform(trackId);
  useCssVariable(ref, "--wave", wave ?? "none");
  return (
    <div ref={ref} className={classNames("player-time", wave !== undefined && "player-wave")}>
      <ProgressBar label={t("playingTime")} value={share} />
    </div>
  );
}

function PlayerControls({ state, onMinimise }: { state: PlayerState; onMinimise: () => void }) {
  const t = useMessages(playerMessages);
  const { dispatch } = player;
  const { isMuted, isPlaying } = state;
  return (
    <div className="player-controls">
      <IconButton icon="minus" label={t("minimise")} onClick={onMinimise} />
      <IconButton
        icon={<Sign path={PLAYER_SIGNS[isMuted ? "muted" : "sound"]} />}
        label={t(isMuted ? "unmute" : "mute")}
        onClick={() => dispatch("mute")}
      />
      <IconButton
        icon={isPlaying ? "pause" : "play"}
        label={t(isPlaying ? "pause" : "play")}
        onClick={() => dispatch("toggle")}
      />
      <IconButton icon={<Sign path={PLAYER_SIGNS.next} />} label={t("next")} onClick={() => dispatch("next")} />
    </div>
  );
}
