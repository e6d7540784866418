import { stripIsolates } from "#shared/isolates.ts";
import { ANSWER_WITHIN_MS, toApiError } from "./api-client.ts";

/** A form of which nothing has moved for so long is given up, in milliseconds. */
export const GIVE_UP_MS = 120_000;

export interface SendingState {
  /** How much of it is on its way, from 0 to 1. */
  share: number;
  /** There while nothing moves: sends it from its beginning, for whoever does not want to wait. */
  sendAgain?: () => void;
}

interface SentForm {
  method?: "POST" | "PUT";
  /** A blob is sent as what its type says. */
  form: FormData | Blob;
  signal?: AbortSignal | undefined;
  onState: (state: SendingState) => void;
  /** For work that the server ends sooner. */
  giveUpMs?: number;
}

/**
 * Sends files, which take as long as the line makes them, and tells how far they are, which fetch cannot. Throws like
 * `callApi`.
 */
export function sendForm<Answer>(
  path: string,
  { method = "POST", form, signal, onState, giveUpMs = GIVE_UP_MS }: SentForm,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let request: XMLHttpRequest;
    let timer: ReturnType<typeof setTimeout>;

    function giveUp(reason: unknown) {
      clearTimeout(timer);
      request.abort();
      reject(reason);
    }

    function move(share: number) {
      clearTimeout(timer);
      onState({ share });
      timer = setTimeout(() => {
        onState({ share, sendAgain });
        timer = setTimeout(
          () => giveUp(new DOMException("nobody answers", "TimeoutError")),
          giveUpMs - ANSWER_WITHIN_MS,
        );
      }, ANSWER_WITHIN_MS);
    }

    function send() {
      request = new XMLHttpRequest();
      request.open(method, path);
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => move(lengthComputable ? loaded / total : 0);
      request.onerror = () => {
        clearTimeout(timer);
        // The same error as fetch throws, so that it is described in the same words.
        reject(new TypeError("the server cannot be reached"));
      };
      request.onload = () => {
        clearTimeout(timer);
        const { status, responseText } = request;
        if (status < 200 || status >= 300) return reject(toApiError(request, responseText));
        // What is no JSON rejects, as it does for `callApi`.
        resolve(new Response(responseText).json());
      };
      move(0);
      request.send(form);
    }

    function sendAgain() {
      request.abort();
      send();
    }

    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener("abort", () => giveUp(signal.reason), { once: true });
    send();
  });
}

/** Sends JSON that holds a picture: what moves has all the time it needs, what stands still is given up like any call. */
export function sendJson<Answer>(path: string, body: unknown): Promise<Answer> {
  const form = new Blob([stripIsolates(JSON.stringify(body))], { type: "application/json" });
  return sendForm<Answer>(path, { form, onState: () => undefined, giveUpMs: ANSWER_WITHIN_MS });
}
