/** Cleans what a recogniser or a browser claims to have heard. */
import { clipText } from "#shared/text.ts";

/** What recognisers make out of noise, having learnt from films: never said here. */
const PHANTOMS = [
  /thank(?:s| you)(?: so much| very much)? for (?:watching|listening|viewing)(?: (?:this|the) video)?/,
  /(?:please )?(?:do not forget to |don't forget to )?(?:like|subscribe|like and subscribe|subscribe and like)(?: to (?:my|our|the) channel)?/,
  /see you (?:in the )?next (?:time|video|week)/,
  /(?:sub)?titles? (?:by|made by|created by).*/,
  /(?:captions?|transcription|transcribed|translated) (?:by|provided by).*/,
  /i'll see you in the next one/,
];
/** True words in a sentence, but phantoms as long as nothing else was heard. */
const PHANTOMS_ALONE = /^(?:you|uh|um|hm+|mm+|oh|ah|bye|the|so|okay|thank you|thanks)$/;
const WHOLE_PHANTOMS = PHANTOMS.map((phantom) => new RegExp(`^${phantom.source}$`));
/** Signs for noise: [Music], (applause), <sil>, ++breath++, notes. */
const NOISES = /\[[^\]]*\]|\([^)]*\)|<[^>]*>|\+\+[^+]*\+\+|[♪♫]+/gu;
/** Longest transcript that is kept: thirty seconds of a very fast tongue. */
const TRANSCRIPT_MAX = 1000;

function toPlainWords(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function isPhantom(sentence: string): boolean {
  const words = toPlainWords(sentence);
  return words === "" || WHOLE_PHANTOMS.some((phantom) => phantom.test(words));
}

/** Plain words, one line per utterance; empty when nothing was said. */
export function cleanTranscript(heard: string): string {
  const sentences = heard
    .slice(0, TRANSCRIPT_MAX * 2)
    .normalize("NFC")
    .replace(NOISES, " ")
    // Control and formatting characters, line breaks aside: they turn or hide text.
    .replace(/[^\P{C}\n]/gu, "")
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter((sentence) => !isPhantom(sentence));
  const transcript = clipText(sentences.join("\n"), TRANSCRIPT_MAX);
  return PHANTOMS_ALONE.test(toPlainWords(transcript)) ? "" : transcript;
}
