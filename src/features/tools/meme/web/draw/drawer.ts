import type { DrawAnswer, DrawJobs, DrawKind, DrawMessage } from "./draw-jobs.ts";

interface WaitingJob {
  resolve: (answer: DrawJobs[DrawKind]["answer"]) => void;
  reject: (error: Error) => void;
  /** Does the job on the page, should the worker turn out not to run here. */
  redo: () => void;
}

export interface Drawer {
  draw<Kind extends DrawKind>(kind: Kind, request: DrawJobs[Kind]["request"]): Promise<DrawJobs[Kind]["answer"]>;
  close(): void;
}

function startWorker(): Worker | undefined {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return undefined;
  return new Worker(new URL("./draw-worker.ts", import.meta.url), { type: "module" });
}

/** The same work on the page; its code is fetched only where no worker does it. */
async function drawHere<Kind extends DrawKind>(
  kind: Kind,
  request: DrawJobs[Kind]["request"],
): Promise<DrawJobs[Kind]["answer"]> {
  const { doDrawJob } = await import("./draw-jobs.ts");
  return doDrawJob(kind, request);
}

/** Draws in a worker, and on the page itself where a worker or a canvas for it is missing. */
export function openDrawer(start: () => Worker | undefined = startWorker): Drawer {
  const waiting = new Map<number, WaitingJob>();
  let lastId = 0;
  let worker = start();

  worker?.addEventListener("message", ({ data }: MessageEvent<DrawAnswer>) => {
    const job = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failure" in data) job?.reject(new Error(data.failure));
    else job?.resolve(data.answer);
  });
  worker?.addEventListener("error", (event) => {
    event.preventDefault();
    worker?.terminate();
    worker = undefined;
    for (const job of waiting.values()) job.redo();
    waiting.clear();
  });

  return {
    draw<Kind extends DrawKind>(kind: Kind, request: DrawJobs[Kind]["request"]) {
      const runningWorker = worker;
      if (runningWorker === undefined) return drawHere(kind, request);
      lastId += 1;
      const id = lastId;
      return new Promise<DrawJobs[Kind]["answer"]>((resolve, reject) => {
        waiting.set(id, {
          resolve: (answer) => resolve(answer as DrawJobs[Kind]["answer"]),
          reject,
          redo: () => drawHere(kind, request).then(resolve, reject),
        });
        runningWorker.postMessage({ id, kind, request } satisfies DrawMessage<Kind>);
      });
    },
    close() {
      worker?.terminate();
      for (const job of waiting.values()) job.reject(new Error("The editor was left"));
      waiting.clear();
    },
  };
}
