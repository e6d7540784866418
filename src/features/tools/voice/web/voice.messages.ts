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
  consentFirst: "Here only your browser can listen. Tick the box to let it, or type the lines.",

  hears_unknown: "The recording is deleted as soon as your lines are back.",
  hears_service:
    "Who hears it: this site, and the speech service that it asks. The recording is deleted as soon as your lines are back.",
  hears_local:
    "Who hears it: this site's own machine, nobody else. It understands English. The recording is deleted as soon as your lines are back.",
  hears_browser:
    "Who hears it: this site cannot listen, so your browser would have to. Its maker may hear what you say. We throw the recording away.",
  nobody:
    "Nobody here can listen: neither this site nor your browser. Type it, the lines fall into place all the same.",

  sendAgain: "Send it again",
  kept: "Your recording is still here, in this page and nowhere else. Leave or say something new, and it is gone.",

  typeInstead: "Type it instead",
  typed: "What you would have said",
  typedHint: "One or two sentences. They become top, center and bottom.",
  typedDone: "Make it lines",

  doneTitle: "Heard you",
  micTitle: "Mic Access Denied",
  micText: "Enable microphone access for voice-to-meme magic",
  failedTitle: "Voice Processing Failed",
  failedText: "Try speaking more clearly or check your connection",
});
