import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import { createCircuitBreaker } from "#server/circuit-breaker.ts";
import type { AppDeps } from "#server/deps.ts";
import { createOutsideClient, OutsideStatusError } from "#server/outside-client.ts";
import { createSemaphore } from "#server/semaphore.ts";

/** A call that has not ended by then has failed. */
const RPC_TIMEOUT_MS = 5000;
/** Bytes of an answer; an account takes about 700, and an owner rarely has more than one of a token. */
const RPC_ANSWER_MAX_BYTES = 256 * 1024;
/** A wallet is asked about at most once in this time. */
const FRESH_MS = 10 * 60_000;
/** While nobody answers, what was read before counts for so long. */
const STALE_MAX_MS = 24 * 60 * 60_000;
/** Wallets remembered. */
const WALLETS_MAX = 5000;
const CALLS_AT_ONCE = 4;

const answerSchema = z.object({ jsonrpc: z.literal("2.0"), id: z.literal(1), result: z.unknown() });
const refusalSchema = z.object({ error: z.object({ code: z.int(), message: z.string() }) });

/** What is asked about a wallet by JSON-RPC, in the words of its family of chains. */
export interface HoldingsQuestion {
  write(wallet: string): { method: string; params: readonly unknown[] };
  /** The smallest parts of the token; throws at whatever is not that. */
  readParts(result: unknown, wallet: string): bigint;
}

export interface TokenHoldings {
  /**
   * The smallest parts of the token in each wallet; a wallet that could not be asked about is left out. Who waits no
   * longer than `maxWaitMs` finds the next time what came in the meantime. With `since` nothing counts that was read
   * before: the same tokens, sent from wallet to wallet, are in one of them at a time.
   */
  read(wallets: readonly string[], maxWaitMs?: number, since?: Date): Promise<Map<string, bigint>>;
}

interface HoldingsOptions extends Pick<AppDeps, "clock" | "log"> {
  url: string;
  question: HoldingsQuestion;
}

/** What the answer says that the wallet holds; throws at a refusal, and at what answers another question. */
export function readHoldings(text: string, question: HoldingsQuestion, wallet: string): bigint {
  const json: unknown = JSON.parse(text);
  const refusal = z.safeParse(refusalSchema, json);
  if (refusal.success) throw new Error(`the chain's service refused with code ${refusal.data.error.code}`);
  const answer = z.safeParse(answerSchema, json);
  if (!answer.success) throw new Error("the chain's service answered something else than was asked");
  return question.readParts(answer.data.result, wallet);
}

/** Asks the chain what wallets hold of one token: each at most once in ten minutes, and nobody while nobody answers. */
export function createTokenHoldings({ url, question, clock, log }: HoldingsOptions): TokenHoldings {
  const client = createOutsideClient({ name: "chain", timeoutMs: RPC_TIMEOUT_MS, maxBytes: RPC_ANSWER_MAX_BYTES });
  const breaker = createCircuitBreaker();
  const semaphore = createSemaphore({ permits: CALLS_AT_ONCE, queueMax: WALLETS_MAX });
  const known = new Map<string, { parts: bigint; askedAtMs: number }>();
  const flights = new Map<string, Promise<void>>();
  let failureCount = 0;

  function getKnown(wallet: string, maxAgeMs: number, since?: Date): bigint | undefined {
    const entry = known.get(wallet);
    if (entry === undefined || (since !== undefined && entry.askedAtMs < since.getTime())) return undefined;
    const ageMs = clock.now().getTime() - entry.askedAtMs;
    return ageMs >= 0 && ageMs < maxAgeMs ? entry.parts : undefined;
  }

  async function fetchParts(wallet: string): Promise<bigint> {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, ...question.write(wallet) });
    const headers = { "content-type": "application/json", accept: "application/json" };
    return readHoldings(await client.fetchText({ url, method: "POST", headers, body }), question, wallet);
  }

  function noteFailure(error: unknown): void {
    failureCount += 1;
    breaker.noteFailure(clock.now().getTime(), error instanceof OutsideStatusError ? error.retryAfterMs : undefined);
    log.warn({ reason: String(error), isLeftAlone: breaker.isOpen() }, "the chain's service failed");
  }

  async function load(wallet: string): Promise<void> {
    if (!breaker.mayCall(clock.now().getTime())) return;
    const failuresBefore = failureCount;
    const askedAtMs = clock.now().getTime();
    try {
      const parts = await fetchParts(wallet);
      breaker.noteSuccess();
      if (known.size >= WALLETS_MAX) known.clear();
      known.set(wallet, { parts, askedAtMs });
    } catch (error) {
      // Calls that were on their way together fail together: that is one failure.
      if (failureCount === failuresBefore) noteFailure(error);
    }
  }

  function startLoading(wallet: string): Promise<void> {
    const flight = flights.get(wallet) ?? semaphore.acquire(() => load(wallet)).finally(() => flights.delete(wallet));
    flights.set(wallet, flight);
    return flight;
  }

  /** A call that was on its way already may have been sent before `since`; then another one follows it. */
  async function freshen(wallet: string, since: Date | undefined): Promise<void> {
    await startLoading(wallet);
    if (since !== undefined && getKnown(wallet, FRESH_MS, since) === undefined) await startLoading(wallet);
  }

  return {
    async read(wallets, maxWaitMs, since) {
      const missing = wallets.filter((wallet) => getKnown(wallet, FRESH_MS, since) === undefined);
      if (missing.length > 0 && breaker.mayCall(clock.now().getTime())) {
        const loading = Promise.allSettled(missing.map((wallet) => freshen(wallet, since)));
        const waits = maxWaitMs === undefined ? [] : [wait(maxWaitMs, undefined, { ref: false })];
        await Promise.race([loading, ...waits]);
      }
      return new Map(
        wallets.flatMap((wallet) => {
          const parts = getKnown(wallet, STALE_MAX_MS, since);
          return parts === undefined ? [] : [[wallet, parts] as const];
        }),
      );
    },
  };
}
