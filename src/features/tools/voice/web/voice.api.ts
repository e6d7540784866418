import { useQuery } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { ANONYMOUS_ID, OWN_TRANSCRIPT_MAX } from "../voice.rules.ts";
import type { VoiceListeners, VoiceMeme } from "../voice.schema.ts";

/** The server hears within half a minute and draws within another; whoever waits longer has lost the connection. */
const VOICE_TIMEOUT_MS = 60_000;

interface Recording {
  sound: Blob;
  userId: string | undefined;
  /** Empty without the visitor's consent. */
  ownTranscript: string;
  signal: AbortSignal;
}

export function sendRecording({ sound, userId, ownTranscript, signal }: Recording): Promise<VoiceMeme> {
  const form = new FormData();
  form.set("userId", userId ?? ANONYMOUS_ID);
  if (ownTranscript !== "") form.set("transcript", ownTranscript.slice(0, OWN_TRANSCRIPT_MAX));
  form.set("audio", sound, "voice-recording.wav");
  return callApi<VoiceMeme>("/api/ai/voice-to-meme", {
    method: "POST",
    body: form,
    signal: AbortSignal.any([signal, AbortSignal.timeout(VOICE_TIMEOUT_MS)]),
  });
}

/** Who can listen on the server's side; undefined until it is known. */
export function useVoiceListeners(): VoiceListeners | undefined {
  return useQuery<VoiceListeners>({ queryKey: ["/api/ai/voice-to-meme"] }).data;
}
