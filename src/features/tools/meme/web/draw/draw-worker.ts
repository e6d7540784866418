/** The worker's entry. NOTE: it may load nothing: its answer from the server allows no address, not even our own. */
import { type DrawAnswer, type DrawMessage, doDrawJob } from "./draw-jobs.ts";

function send(answer: DrawAnswer, transfer: Transferable[] = []): void {
  self.postMessage(answer, { transfer });
}

self.addEventListener("message", ({ data: { id, kind, request } }: MessageEvent<DrawMessage>) => {
  doDrawJob(kind, request).then(
    (answer) => send({ id, answer }, answer instanceof ImageBitmap ? [answer] : []),
    (error: unknown) => send({ id, failure: error instanceof Error ? error.message : String(error) }),
  );
});
