/** The browser's own speech recognition, where it has one; the visitor is asked before, as its maker may listen. */

interface Recognition {
  lang: string;
  continuous: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionEvent {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}

type RecognitionWindow = Partial<Record<"SpeechRecognition" | "webkitSpeechRecognition", new () => Recognition>>;

/** How long the last words may take after the recording has ended, in milliseconds. */
const LAST_WORDS_MS = 1500;

export interface BrowserListener {
  stop(): Promise<string>;
  cancel(): void;
}

function findRecognition(): (new () => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as RecognitionWindow;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

export function hasBrowserListener(): boolean {
  return findRecognition() !== undefined;
}

/** Undefined where the browser has none or keeps it from this page: the recording itself goes on without. */
export function startBrowserListener(): BrowserListener | undefined {
  const Recognition = findRecognition();
  if (Recognition === undefined) return undefined;
  const recognition = new Recognition();
  let transcript = "";
  recognition.lang = document.documentElement.lang || navigator.language;
  recognition.continuous = true;
  recognition.onresult = ({ results }) => {
    transcript = Array.from(results, (result) => result[0]?.transcript.trim() ?? "").join("\n");
  };
  try {
    recognition.start();
  } catch {
    return undefined;
  }
  return {
    stop: () =>
      new Promise((resolve) => {
        recognition.onend = () => resolve(transcript);
        setTimeout(() => resolve(transcript), LAST_WORDS_MS);
        recognition.stop();
      }),
    cancel: () => recognition.abort(),
  };
}
