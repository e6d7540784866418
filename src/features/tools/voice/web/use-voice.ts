import { useEffect, useRef, useState } from "react";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { recordEvent } from "#web/lib/record-event.ts";
import { reportError } from "#web/lib/report-error.ts";
import type { SendingState } from "#web/lib/send-form.ts";
import { toast } from "#web/ui/toast.ts";
import { RECORDING_MAX_SECONDS } from "../voice.rules.ts";
import type { VoiceMeme } from "../voice.schema.ts";
import { type BrowserListener, startBrowserListener } from "./browser-listener.ts";
import { type Capture, startCapture } from "./capture-sound.ts";
import { sendRecording } from "./voice.api.ts";
import { voiceMessages } from "./voice.messages.ts";

/** How often the time is shown anew, in milliseconds. */
const TICK_MS = 200;

/** `asking` still is idle: the browser asks the visitor for the microphone. */
export type VoicePhase = "idle" | "asking" | "recording" | "processing";

interface Recording {
  capture: Capture;
  listener: BrowserListener | undefined;
  timer: ReturnType<typeof setInterval>;
}

/** What was said and has not come through yet; this page alone has it, until it is left or something else is said. */
interface Kept {
  sound: Blob;
  ownTranscript: string;
}

interface VoiceOptions {
  onCaptions: (meme: VoiceMeme) => void;
  onLevel: (level: number) => void;
}

/** One recording after the other, from the microphone to the lines. However it ends, the microphone is released. */
export function useVoice({ onCaptions, onLevel }: VoiceOptions) {
  const t = useMessages(voiceMessages);
  const { user } = useUser();
  const [phase, setPhase] = useState<VoicePhase>("idle");
  const [seconds, setSeconds] = useState(0);
  const [note, setNote] = useState<{ isProblem: boolean; text: string }>();
  const controllerRef = useRef<AbortController>(undefined);
  const recordingRef = useRef<Recording>(undefined);
  const [kept, setKept] = useState<Kept>();
  const [sending, setSending] = useState<SendingState>({ share: 0 });
  // The timer and the microphone call what the newest render has made, with its member and its callback.
  const finishRef = useRef(finish);
  finishRef.current = finish;

  function takeRecording(): Recording | undefined {
    const recording = recordingRef.current;
    recordingRef.current = undefined;
    clearInterval(recording?.timer);
    return recording;
  }

  function cancel() {
    controllerRef.current?.abort();
    controllerRef.current = undefined;
    const recording = takeRecording();
    recording?.capture.cancel();
    recording?.listener?.cancel();
    setPhase("idle");
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only leaving the tool ends a recording by itself
  useEffect(() => cancel, []);

  async function start({ hasConsent }: { hasConsent: boolean }) {
    if (controllerRef.current !== undefined) return;
    const controller = new AbortController();
    controllerRef.current = controller;
    setNote(undefined);
    setKept(undefined);
    setSeconds(0);
    setPhase("asking");
    try {
      const capture = await startCapture({
        signal: controller.signal,
        onLevel,
        onLost: () => void finishRef.current(),
      });
      const startedMs = performance.now();
      const timer = setInterval(() => {
        const elapsed = (performance.now() - startedMs) / 1000;
        setSeconds(Math.min(elapsed, RECORDING_MAX_SECONDS));
        if (elapsed >= RECORDING_MAX_SECONDS) void finishRef.current();
      }, TICK_MS);
      recordingRef.current = { capture, timer, listener: hasConsent ? startBrowserListener() : undefined };
      setPhase("recording");
    } catch (error) {
      if (controller.signal.aborted) return;
      reportError(error, "Opening the microphone");
      cancel();
      toast({ title: t("micTitle"), description: t("micText"), variant: "destructive" });
    }
  }

  async function finish() {
    const recording = takeRecording();
    const controller = controllerRef.current;
    if (recording === undefined || controller === undefined) return;
    setPhase("processing");
    await process(controller, async () => {
      const [sound, ownTranscript = ""] = await Promise.all([recording.capture.stop(), recording.listener?.stop()]);
      return { sound, ownTranscript };
    });
  }

  async function process(controller: AbortController, getSaid: () => Promise<Kept>) {
    setSending({ share: 0 });
    try {
      const said = await getSaid();
      if (controller.signal.aborted) return;
      setKept(said);
      const meme = await sendRecording({ ...said, userId: user?.id, signal: controller.signal, onState: setSending });
      if (controller.signal.aborted) return;
      setKept(undefined);
      takeLines(meme);
      recordEvent("tool_used", { tool: "voice" });
    } catch (error) {
      if (controller.signal.aborted) return;
      setNote({ isProblem: true, text: describeError(error, t("failedText")) });
      showFailure(error, { title: t("failedTitle"), description: t("failedText") });
    }
    controllerRef.current = undefined;
    setPhase("idle");
  }

  /** The kept recording once more. */
  async function sendAgain() {
    if (kept === undefined || controllerRef.current !== undefined) return;
    const controller = new AbortController();
    controllerRef.current = controller;
    setNote(undefined);
    setPhase("processing");
    await process(controller, async () => kept);
  }

  function takeLines(meme: VoiceMeme) {
    setNote({ isProblem: false, text: t("done") });
    toast({ title: t("doneTitle"), description: t("done"), variant: "success" });
    onCaptions(meme);
  }

  function refuse(text: string) {
    setNote({ isProblem: true, text });
  }

  const hasKept = kept !== undefined && phase === "idle";
  return { phase, seconds, note, sending, hasKept, start, finish, cancel, sendAgain, takeLines, refuse };
}
