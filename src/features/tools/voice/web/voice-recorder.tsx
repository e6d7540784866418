import { useEffect, useRef, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { useLazyPart } from "#web/lib/lazy-part.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { RECORDING_MAX_SECONDS } from "../voice.rules.ts";
import type { VoiceMeme } from "../voice.schema.ts";
import { hasBrowserListener } from "./browser-listener.ts";
import { TypedLines } from "./typed-lines.tsx";
import { useVoice } from "./use-voice.ts";
import { sending, useVoiceListeners } from "./voice.api.ts";
import { voiceMessages } from "./voice.messages.ts";
import "./voice-recorder.css";

/** Bars of the level meter, each one block of sound. */
const BAR_COUNT = 24;
const BARS = Array.from({ length: BAR_COUNT }, (_, index) => index);
/** Loudness of a raised voice, which fills a bar. */
const FULL_LEVEL = 0.4;

interface VoiceRecorderProps {
  /** The lines and the picture that came back; they stay editable where they are put. */
  onCaptions: (meme: VoiceMeme) => void;
}

function formatTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The newest level comes in at the end; written past React, as it changes 20 times a second. */
function useMeter() {
  const ref = useRef<HTMLDivElement>(null);
  const levels = useRef<number[]>([]);
  return {
    ref,
    push(level: number) {
      // Ears hear by powers, so a bar grows with the root.
      levels.current = [...levels.current, Math.min(1, Math.sqrt(level / FULL_LEVEL))].slice(-BAR_COUNT);
      const bars = [...(ref.current?.children ?? [])] as HTMLElement[];
      for (const [index, bar] of bars.entries()) {
        const value = levels.current[index - BAR_COUNT + levels.current.length] ?? 0;
        bar.style.setProperty("--level", value.toFixed(3));
      }
    },
    clear() {
      levels.current = [];
    },
  };
}

export function VoiceRecorder({ onCaptions }: VoiceRecorderProps) {
  const t = useMessages(voiceMessages);
  const meter = useMeter();
  const voice = useVoice({ onCaptions, onLevel: meter.push });
  const { phase, seconds, note } = voice;
  const { hearing, canWriteAlong } = useHearing();
  const { draft, change } = useVoiceDraft();
  const [hasConsent, setHasConsent] = useState(false);
  const isRecording = phase === "recording";
  // Without it the sending fails too, which says so.
  const parts = useLazyPart(sending, { isWanted: phase === "processing", onFailure: () => undefined });
  const isDeaf = hearing === "nobody";

  function handlePress() {
    if (isRecording) return void voice.finish();
    if (hearing === "browser" && !hasConsent) return voice.refuse(t("consentFirst"));
    meter.clear();
    void voice.start({ hasConsent });
  }

  return (
    <section className="voice" aria-label={t("title")}>
      <h2 className="cap voice-title">{t("title")}</h2>
      {isDeaf ? (
        <p>{t("nobody")}</p>
      ) : (
        <div className="voice-row">
          <Button
            variant={isRecording ? "danger" : "bone"}
            icon={isRecording ? "stop" : "microphone"}
            isBusy={phase === "asking" || phase === "processing"}
            onClick={handlePress}
          >
            {isRecording
              ? t("stop", { time: formatTime(seconds) })
              : t(phase === "processing" ? "processing" : "start")}
          </Button>
          {isRecording && (
            <div ref={meter.ref} className="voice-meter" aria-hidden="true">
              {BARS.map((bar) => (
                <i key={bar} />
              ))}
            </div>
          )}
          {phase !== "idle" && (
            <Button variant="line" size="medium" icon="close" onClick={voice.cancel}>
              {t("cancel")}
            </Button>
          )}
          {voice.hasKept && (
            <Button variant="line" size="medium" icon="arrow-right" onClick={() => void voice.sendAgain()}>
              {t("sendAgain")}
            </Button>
          )}
        </div>
      )}
      {isRecording && (
        <ProgressBar
          label={t("timeUsed", { seconds: Math.floor(seconds), max: RECORDING_MAX_SECONDS })}
          value={seconds / RECORDING_MAX_SECONDS}
        />
      )}
      {phase === "processing" &&
        (parts ? (
          <parts.SendingProgress label={t("processing")} state={voice.sending} />
        ) : (
          <ProgressBar label={t("processing")} />
        ))}
      <p className={classNames("voice-note", note?.isProblem && "loss")} role="status">
        {phase === "idle" ? (note?.text ?? "") : t(phase)}
      </p>
      {voice.hasKept && <p className="muted">{t("kept")}</p>}
      {phase === "idle" && !isDeaf && (
        <>
          {note === undefined && <p className="muted">{t("hint")}</p>}
          {canWriteAlong && (
            <Checkbox checked={hasConsent} onChange={(event) => setHasConsent(event.target.checked)}>
              <span>
                {t("consent")} <span className="muted">{t("consentHint")}</span>
              </span>
            </Checkbox>
          )}
          <p className="muted">{t(`hears_${hearing}`)}</p>
          {!draft.isTyping && (
            <Button variant="line" size="medium" icon="edit" onClick={() => change({ isTyping: true })}>
              {t("typeInstead")}
            </Button>
          )}
        </>
      )}
      {phase === "idle" && (isDeaf || draft.isTyping) && (
        <TypedLines text={draft.typed} onEdit={(typed) => change({ typed })} onLines={voice.takeLines} />
      )}
    </section>
  );
}

/** Who hears a recording, the first that can; `unknown` until the server has said what it has. */
type Hearing = "unknown" | "service" | "local" | "browser" | "nobody";

/** Known before anybody has spoken. */
function useHearing(): { hearing: Hearing; canWriteAlong: boolean } {
  const listeners = useVoiceListeners();
  const [canWriteAlong, setCanWriteAlong] = useState(false);
  // After hydration: the prerendered page knows no browser.
  useEffect(() => setCanWriteAlong(hasBrowserListener()), []);
  if (listeners === undefined) return { hearing: "unknown", canWriteAlong };
  const { service, local } = listeners;
  const own = canWriteAlong ? "browser" : "nobody";
  return { hearing: service ? "service" : local ? "local" : own, canWriteAlong };
}

/** All that a visitor has typed and chosen in the recorder, as plain data. */
interface VoiceDraft {
  typed: string;
  isTyping: boolean;
}

const EMPTY_VOICE_DRAFT: VoiceDraft = { typed: "", isTyping: false };

function useVoiceDraft() {
  const [draft, setDraft] = useState(EMPTY_VOICE_DRAFT);
  return { draft, change: (change: Partial<VoiceDraft>) => setDraft((current) => ({ ...current, ...change })) };
}
