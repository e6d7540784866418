import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { pack } from "#pack/pack.ts";
import { getPrimaryToken, getRewardToken } from "#shared/pack-tokens.ts";

type Behaviour = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

export interface FakePriceSource {
  baseUrl: string;
  /** The addresses asked for, oldest first. */
  calls: string[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

type PairChanges = Record<string, unknown>;

const primary = getPrimaryToken(pack);
const reward = getRewardToken(pack);

/** A pair as the service documents it, of the primary token unless changed. */
export function buildPair(changes: PairChanges = {}): PairChanges {
  return {
    chainId: pack.chain.priceSourceId,
    dexId: "raydium",
    url: `https://dexscreener.com/${pack.chain.priceSourceId}/${primary.pairAddress}`,
    pairAddress: primary.pairAddress,
    labels: ["CPMM"],
    baseToken: { address: primary.address, name: "BAGZ", symbol: "BAGZ" },
    quoteToken: { address: "So11111111111111111111111111111111111111112", name: "Wrapped SOL", symbol: "SOL" },
    priceNative: "0.000002518",
    priceUsd: "0.0004182",
    txns: { h24: { buys: 812, sells: 640 } },
    volume: { h24: 96_400.12, h6: 21_004.5, h1: 3120, m5: 88 },
    priceChange: { m5: 0.1, h1: -0.4, h6: 3.1, h24: 12.4 },
    liquidity: { usd: 58_210.4, base: 69_000_000, quote: 174.2 },
    fdv: 418_200,
    marketCap: 418_200,
    pairCreatedAt: 1_730_000_000_000,
    ...changes,
  };
}

/** A pair of the reward token. */
export function buildRewardPair(changes: PairChanges = {}): PairChanges {
  return buildPair({
    dexId: "pumpswap",
    pairAddress: "Gm88xVhQLQ5NH7MwovwPV49o3f3NMd7ELbhQp8sxe4zu",
    baseToken: { address: reward.address, name: "BAGZ", symbol: "BAGZ" },
    priceUsd: "0.0000917",
    volume: { h24: 31_900 },
    priceChange: { h24: -2.611 },
    liquidity: { usd: 12_000 },
    fdv: 91_700,
    marketCap: 91_700,
    ...changes,
  });
}

/** What a market data service may do to us, from well-behaved to hostile. */
export const priceSourceBehaviours = {
  answer:
    (pairs: unknown = [buildPair(), buildRewardPair()]): Behaviour =>
    (response) =>
      void response.setHeader("content-type", "application/json").end(JSON.stringify(pairs)),
  fail:
    (status: number, headers: Record<string, string> = {}): Behaviour =>
    (response) =>
      void response.writeHead(status, headers).end("<h1>Too many requests</h1>"),
  body:
    (body: string, headers: Record<string, string> = {}): Behaviour =>
    (response) =>
      void response.writeHead(200, headers).end(body),
  redirect:
    (location: string): Behaviour =>
    (response) =>
      void response.writeHead(302, { location }).end(),
  hang: (): Behaviour => () => {},
  cutOff: (): Behaviour => (response) => {
    response.writeHead(200, { "content-length": "1000" });
    response.write('[{"chainId":', () => response.destroy());
  },
  drip: (): Behaviour => async (response) => {
    for (const letter of JSON.stringify([buildPair()])) {
      if (response.destroyed) return;
      response.write(letter);
      await wait(50);
    }
    response.end();
  },
  flood:
    (megabytes: number): Behaviour =>
    async (response) => {
      const megabyte = Buffer.alloc(1024 * 1024, " ");
      const closed = once(response, "close").catch(() => undefined);
      for (let sent = 0; sent < megabytes && !response.destroyed; sent += 1) {
        if (!response.write(megabyte)) await Promise.race([once(response, "drain"), closed]);
      }
      response.end("[]");
    },
  after:
    (delayMs: number, behaviour: Behaviour): Behaviour =>
    async (response, request) => {
      await wait(delayMs);
      await behaviour(response, request);
    },
};

/** A local server that speaks the DexScreener protocol as far as we use it. */
export async function startFakePriceSource(): Promise<FakePriceSource> {
  let behaviour: Behaviour = priceSourceBehaviours.answer();
  const calls: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    calls.push(request.url ?? "");
    await behaviour(response, request);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    behave(next) {
      behaviour = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
