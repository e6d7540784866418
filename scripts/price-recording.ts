/** Recordings of the market data service: their format, and a local server that plays one as if it were the service. */
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync, gzipSync } from "node:zlib";

/** One answer of the service as it came; a recording is a packed file with one of them, as JSON, on each line. */
export interface PriceFrame {
  at: string;
  status: number;
  body: unknown;
}

export interface PriceReplay {
  /** For MARKET_BASE_URL. */
  baseUrl: string;
  close(): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function readRecording(path: string): PriceFrame[] {
  const lines = gunzipSync(readFileSync(path)).toString("utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as PriceFrame);
}

export function writeRecording(path: string, frames: readonly PriceFrame[]): void {
  writeFileSync(path, gzipSync(frames.map((frame) => `${JSON.stringify(frame)}\n`).join(""), { level: 9 }));
}

function getTime(frame: PriceFrame | undefined): number {
  return Date.parse(frame?.at ?? "");
}

/** Splits a recording: its first day is the past, the rest is played. A shorter one is played whole. */
export function splitRecording(frames: readonly PriceFrame[]): { past: PriceFrame[]; live: PriceFrame[] } {
  const liveFromMs = getTime(frames[0]) + DAY_MS;
  const live = frames.filter((frame) => getTime(frame) >= liveFromMs);
  if (live.length === 0) return { past: [], live: [...frames] };
  return { past: frames.filter((frame) => getTime(frame) < liveFromMs), live };
}

/** The past of a recording moved in time, so that it ends where the live part begins: now. */
export function shiftToNow(past: readonly PriceFrame[], live: readonly PriceFrame[], now: Date) {
  const shiftMs = now.getTime() - getTime(live[0]);
  return past
    .filter(({ status }) => status === 200)
    .map((frame) => ({ takenAt: new Date(getTime(frame) + shiftMs), body: frame.body }));
}

/** The frame that stands after `elapsedMs`. At its end a recording is played backwards, so that no price jumps. */
export function findFrame(live: readonly PriceFrame[], elapsedMs: number): PriceFrame | undefined {
  const startMs = getTime(live[0]);
  const lengthMs = getTime(live.at(-1)) - startMs;
  const phaseMs = lengthMs === 0 ? 0 : elapsedMs % (2 * lengthMs);
  const momentMs = startMs + (phaseMs <= lengthMs ? phaseMs : 2 * lengthMs - phaseMs);
  return live.findLast((frame) => getTime(frame) <= momentMs);
}

/** Plays a recording on this machine, in its own time. */
export async function startPriceReplay(live: readonly PriceFrame[]): Promise<PriceReplay> {
  const startedAtMs = performance.now();
  const server = createServer((_request, response) => {
    const frame = findFrame(live, performance.now() - startedAtMs);
    response.writeHead(frame?.status ?? 503, { "content-type": "application/json" });
    response.end(JSON.stringify(frame?.body ?? []));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
