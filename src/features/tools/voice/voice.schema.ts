import * as z from "zod/mini";
import { CAPTION_MAX } from "./captions.rules.ts";

const caption = z.string().check(z.maxLength(CAPTION_MAX));

/** `generatedImageUrl` is a picture of this site or a data address of a WebP. */
export const voiceMemeSchema = z.object({
  topText: caption,
  centerText: caption,
  bottomText: caption,
  generatedImageUrl: z.string(),
  transcript: z.string(),
});

export type VoiceMeme = z.infer<typeof voiceMemeSchema>;

/** Who can listen to a recording before the visitor's own browser is asked. */
export const voiceListenersSchema = z.object({
  /** An outside service that the operator has named. */
  service: z.boolean(),
  /** A recogniser on the server's own machine. */
  local: z.boolean(),
});

export type VoiceListeners = z.infer<typeof voiceListenersSchema>;
