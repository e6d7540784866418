import { type KeyboardEvent, useRef } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Sign } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useCssVariable } from "#web/ui/use-css-variable.ts";
import { findPlace, formatTime, SCRUB_SECONDS, type TrackFilter } from "../music.rules.ts";
import { DeckSlider } from "./deck-slider.tsx";
import { musicMessages } from "./music.messages.ts";
import { PLAYER_SIGNS } from "./player-signs.ts";
import { player, usePlayerState, usePlayerTime, useTracks } from "./use-player.ts";
import { useWaveform } from "./use-waveform.ts";
import "./deck.css";

const SCRUBS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface DeckButtonProps {
  sign: keyof typeof PLAYER_SIGNS;
  label: string;
  /** For a toggle. */
  isPressed?: boolean;
  onClick: () => void;
}

function DeckButton({ sign, label, isPressed, onClick }: DeckButtonProps) {
  return (
    <IconButton
      className={isPressed ? "deck-button-on" : undefined}
      icon={<Sign path={PLAYER_SIGNS[sign]} />}
      label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    />
  );
}

/** All controls, in reach wherever the page is scrolled to. Space plays and pauses wherever in it the focus is. */
export function Deck({ shown }: { shown: TrackFilter }) {
  const t = useMessages(musicMessages);
  const { isPlaying, isShuffled, isRepeating, isMuted, volume, hasFailed } = usePlayerState();
  const loudness = isMuted ? 0 : volume;

  function handleKeyDown(event: KeyboardEvent) {
    // A button answers the space bar itself.
    if (event.key !== " " || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    player.pressDeck("toggle", shown);
  }

  return (
    // Left to right in every language, as time on a record runs.
    <section className="deck paper" dir="ltr" tabIndex={-1} aria-label={t("deck")} onKeyDown={handleKeyDown}>
      <div className="wrap deck-row">
        <DeckPosition />
        <div className="deck-keys">
          <DeckButton
            sign="shuffle"
            label={t("shuffle")}
            isPressed={isShuffled}
            onClick={() => player.dispatch("shuffle")}
          />
          <DeckButton sign="previous" label={t("previous")} onClick={() => player.pressDeck("previous", shown)} />
          <IconButton
            className="deck-play"
            icon={isPlaying ? "pause" : "play"}
            label={t(isPlaying ? "pause" : "play")}
            onClick={() => player.pressDeck("toggle", shown)}
          />
          <DeckButton sign="next" label={t("next")} onClick={() => player.pressDeck("next", shown)} />
          <DeckButton
            sign="repeat"
            label={t("repeat")}
            isPressed={isRepeating}
            onClick={() => player.dispatch("repeat")}
          />
        </div>
        <div className="deck-loudness">
          <DeckButton
            sign={isMuted ? "muted" : "sound"}
            label={t(isMuted ? "unmute" : "mute")}
            onClick={() => player.dispatch("mute")}
          />
          <DeckSlider
            className="deck-volume"
            label={t("volume")}
            value={loudness}
            max={100}
            valueText={t("volumeOf", { volume: loudness })}
            onChange={player.setVolume}
          />
        </div>
      </div>
      <p className="wrap deck-failure" role="status" dir="auto">
        {hasFailed && t("failed")}
      </p>
    </section>
  );
}

/** Changes several times a second, so it is drawn by itself. */
function DeckPosition() {
  const t = useMessages(musicMessages);
  const state = usePlayerState();
  const { track } = findPlace(useTracks(), state);
  const { seconds, bufferedSeconds } = usePlayerTime();
  const durationSeconds = track?.durationSeconds ?? 0;
  const time = formatTime(seconds);
  const total = formatTime(durationSeconds);
  const ref = useRef<HTMLDivElement>(null);
  // Who only looks at the page need not wait for it.
  const wave = useWaveform(state.isPlaying || seconds > 0 ? track?.id : undefined);
  useCssVariable(ref, "--wave", wave ?? "none");

  function handleKeyDown(event: KeyboardEvent) {
    const steps = SCRUBS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    player.jump(steps * SCRUB_SECONDS);
  }

  return (
    <div ref={ref} className={classNames("deck-position data tabular", wave !== undefined && "deck-wave")}>
      <span aria-hidden="true">{time}</span>
      <DeckSlider
        className="deck-seek"
        label={t("position")}
        value={Math.floor(seconds)}
        max={Math.floor(durationSeconds)}
        valueText={t("timeOf", { time, total })}
        bufferedShare={durationSeconds > 0 ? Math.min(1, bufferedSeconds / durationSeconds) : 0}
        onChange={player.seek}
        onKeyDown={handleKeyDown}
      />
      <span aria-hidden="true">{total}</span>
    </div>
  );
}
