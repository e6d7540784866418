import { defineMessages } from "#web/i18n/messages.ts";

export const voiceMessages = defineMessages("voice", {
  title: "Voice to meme",
  hint: "Say it, thirty seconds at most. The lines are yours to change before anything is printed.",
  start: "Say it",
  stop: "Stop {time}",
  cancel: "Cancel",
  asking: "Waiting for your microphone",
  recording: "Recording. Press Stop when you have said it.",
  processing: "Listening",
  timeUsed: "{seconds} of {max} seconds",
  done: "Your lines are in the fields.",

  consent: "Let this browser write along",
  consentHint: "Helps where our server cannot listen. The browser's maker may hear what you say.",
  privacy: "The recording is deleted as soon as your lines are back.",

  doneTitle: "Heard you",
  micTitle: "Mic Access Denied",
  micText: "Enable microphone access for voice-to-meme magic",
  failedTitle: "Voice Processing Failed",
  failedText: "Try speaking more clearly or check your connection",
});
