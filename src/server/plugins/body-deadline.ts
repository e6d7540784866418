import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { RefusalLog } from "../refusal-log.ts";
import { refuseMalformed } from "./error-handler.ts";

/** Milliseconds in which a body must have arrived, or at least this many bytes more of it. */
const WINDOW_MS = 15_000;
const WINDOW_MIN_BYTES = 64 * 1024;

/** Milliseconds for a whole request, however steadily it comes: 50 MB at a little under 700 kbit/s. */
export const REQUEST_TIMEOUT_MS = 10 * 60_000;

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function hangUp({ socket }: IncomingMessage, answer: ServerResponse, refusals: RefusalLog): void {
  if (answer.headersSent) socket.destroy();
  else {
    const error = Object.assign(new Error("the body is late"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    refuseMalformed(error, socket, refusals);
  }
}

/** Cuts off bodies that are dripped, which one time limit could not tell from a large file on a slow line. */
export function setUpBodyDeadline(
  server: Pick<Server, "on">,
  refusals: RefusalLog,
  { windowMs = WINDOW_MS, minBytes = WINDOW_MIN_BYTES } = {},
): void {
  server.on("request", (request: IncomingMessage, answer: ServerResponse) => {
    if (!hasBody(request)) return;
    let seenBytes = request.socket.bytesRead;
    const timer = setInterval(() => {
      const arrived = request.socket.bytesRead - seenBytes;
      seenBytes += arrived;
      // Bytes that wait for us are not late.
      if (request.complete || request.readableLength > 0 || arrived >= minBytes) return;
      clearInterval(timer);
      hangUp(request, answer, refusals);
    }, windowMs);
    timer.unref();
    request.once("close", () => clearInterval(timer));
  });
}
