import { defineErrors } from "#shared/error-catalogue.ts";

export const voiceErrors = defineErrors({
  "voice.no_form": { status: 415, message: "Send the recording as multipart/form-data" },
  "voice.length": { status: 411, message: "Say how long the recording is: Content-Length" },
  "voice.wrong_file": { status: 400, message: "Send the recording in the field audio" },
  "voice.wrong_field": { status: 400, message: "Send audio, userId and transcript, each once" },
  "voice.second_file": { status: 400, message: "Send one recording at a time" },
  "voice.too_many_parts": { status: 400, message: "Send audio, userId and transcript only" },
  "voice.unreadable": { status: 400, message: "We could not read this form. Record it again." },
  "voice.user_id": { status: 400, message: "The userId is too long" },
  "voice.damaged": { status: 400, message: "The recording is damaged. Record it again." },
  "voice.empty": { status: 400, message: "The recording is empty. Hold on, speak, then stop." },
  "voice.too_long": { status: 413, message: "Record at most {max} seconds" },
  "voice.type": { status: 415, message: "Send the recording as WAV: PCM, 16 bit, mono, 16 kHz" },
  "voice.silent": { status: 422, message: "We heard nothing. Come closer to the microphone and try again." },
  "voice.no_words": { status: 422, message: "We heard a voice but no words. Speak slowly and try again." },
  "voice.unavailable": {
    status: 503,
    message: "Nobody could listen just now. Type the lines yourself, or let your browser write along and record again.",
  },
});
