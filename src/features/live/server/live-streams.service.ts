import { PassThrough } from "node:stream";
import { toAddressRange } from "#server/address-range.ts";
import type { AppDeps, LiveTopic } from "#server/deps.ts";

/** Proxies end what is silent for a minute. */
const HEARTBEAT_MS = 20_000;
/** Bytes that may wait for one who does not read; then the line is given up, and the browser opens a new one. */
const WAITING_MAX_BYTES = 256 * 1024;
/** After a restart not all shall come in the same moment. */
const RETRY_MIN_MS = 2000;
const RETRY_SPREAD_MS = 6000;

interface Limits {
  perAddress: number;
  inAll: number;
}

/** One address, or what one household has of the newer kind. */
function nameHome(address: string): string {
  return address.includes(":") ? toAddressRange(address) : address;
}

export interface LiveStreams {
  /** Undefined for whose address, or the process, has as many as it may. */
  open(address: string, names: readonly string[]): PassThrough | "address-full" | "full";
  count(): number;
  /** Ends them all; browsers look for another process. */
  close(): void;
}

interface FollowedTopic {
  streams: Set<PassThrough>;
  stop(): void;
}

/** The open lines to browsers. A topic is followed while somebody listens, and once for all who do. */
export function createLiveStreams(deps: AppDeps, topics: readonly LiveTopic[], limits: Limits): LiveStreams {
  const homes = new Map<string, number>();
  const streams = new Set<PassThrough>();
  const followed = new Map<string, FollowedTopic>();

  function write(stream: PassThrough, text: string): void {
    if (stream.writableLength > WAITING_MAX_BYTES) stream.destroy();
    else stream.write(text);
  }

  function follow(topic: LiveTopic): FollowedTopic {
    const listening = new Set<PassThrough>();
    const send = (json: string) => {
      for (const stream of listening) write(stream, `event: ${topic.name}\ndata: ${json}\n\n`);
    };
    const entry = { streams: listening, stop: topic.follow(deps, send) };
    followed.set(topic.name, entry);
    return entry;
  }

  function join(stream: PassThrough, topic: LiveTopic): void {
    const entry = followed.get(topic.name) ?? follow(topic);
    entry.streams.add(stream);
  }

  function leave(stream: PassThrough): void {
    streams.delete(stream);
    for (const [name, entry] of followed) {
      entry.streams.delete(stream);
      if (entry.streams.size > 0) continue;
      entry.stop();
      followed.delete(name);
    }
  }

  const beating = setInterval(() => {
    for (const stream of streams) write(stream, ": still here\n\n");
  }, HEARTBEAT_MS).unref();

  return {
    open(address, names) {
      const home = nameHome(address);
      const open = homes.get(home) ?? 0;
      if (open >= limits.perAddress) return "address-full";
      if (streams.size >= limits.inAll) return "full";
      homes.set(home, open + 1);
      const stream = new PassThrough();
      streams.add(stream);
      stream.once("close", () => {
        leave(stream);
        const left = (homes.get(home) ?? 1) - 1;
        if (left > 0) homes.set(home, left);
        else homes.delete(home);
      });
      stream.write(`retry: ${RETRY_MIN_MS + Math.round(Math.random() * RETRY_SPREAD_MS)}\n\n`);
      for (const topic of topics) if (names.includes(topic.name)) join(stream, topic);
      return stream;
    },
    count: () => streams.size,
    close() {
      clearInterval(beating);
      for (const stream of streams) stream.end();
    },
  };
}
