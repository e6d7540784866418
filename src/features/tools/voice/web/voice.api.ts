import { useQuery } from "@tanstack/react-query";
import { lazyPart } from "#web/lib/lazy-part.ts";
import type { SendingState } from "#web/lib/send-form.ts";
import { ANONYMOUS_ID, OWN_TRANSCRIPT_MAX } from "../voice.rules.ts";
import type { VoiceListeners, VoiceMeme } from "../voice.schema.ts";

/** The server hears within half a minute and draws within another; whoever waits longer has lost the connection. */
const VOICE_TIMEOUT_MS = 60_000;

/** What sends a recording, and shows how far it is. */
export const sending = lazyPart(async () => ({
  ...(await import("#web/lib/send-form.ts")),
  ...(await import("#web/ui/sending-progress.tsx")),
}));

interface Recording {
  sound: Blob;
  userId: string | undefined;
  /** Empty without the visitor's consent. */
  ownTranscript: string;
  signal: AbortSignal;
  onState: (state: SendingState) => void;
}

export async function sendRecording({ sound, userId, ownTranscript, ...options }: Recording): Promise<VoiceMeme> {
  const { sendForm } = await sending.load();
  const form = new FormData();
  form.set("userId", userId ?? ANONYMOUS_ID);
  if (ownTranscript !== "") form.set("transcript", ownTranscript.slice(0, OWN_TRANSCRIPT_MAX));
  form.set("audio", sound, "voice-recording.wav");
  return sendForm<VoiceMeme>("/api/ai/voice-to-meme", { form, giveUpMs: VOICE_TIMEOUT_MS, ...options });
}

/** Who can listen on the server's side; undefined until it is known. */
export function useVoiceListeners(): VoiceListeners | undefined {
  return useQuery<VoiceListeners>({ queryKey: ["/api/ai/voice-to-meme"], retry: 2 }).data;
}
