import { useState } from "react";

/** All that a visitor has typed and chosen in the recorder, as plain data. */
export interface VoiceDraft {
  typed: string;
  isTyping: boolean;
}

export const EMPTY_VOICE_DRAFT: VoiceDraft = { typed: "", isTyping: false };

export function useVoiceDraft() {
  const [draft, setDraft] = useState(EMPTY_VOICE_DRAFT);
  return { draft, change: (change: Partial<VoiceDraft>) => setDraft((current) => ({ ...current, ...change })) };
}
