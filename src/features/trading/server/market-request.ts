import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

/** The whole answer, its last byte included, must be there by then. */
const MARKET_TIMEOUT_MS = 5000;
/** Bytes of an answer; two tokens with thirty pools each need about 100,000. */
const MARKET_ANSWER_MAX_BYTES = 1024 * 1024;

/** An answer other than 200; the service may say when to come back. */
export class MarketStatusError extends Error {
  constructor(
    readonly status: number,
    readonly retryAfterMs: number | undefined,
  ) {
    super(`the market data service answered with status ${status}`);
    this.name = "MarketStatusError";
  }
}

function readRetryAfter(response: IncomingMessage): number | undefined {
  const seconds = response.headers["retry-after"];
  return seconds !== undefined && /^\d{1,5}$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}

async function readCapped(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  // Leaving the loop early destroys the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > MARKET_ANSWER_MAX_BYTES) throw new Error("the answer of the market data service is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function sendRequest(url: string, signal: AbortSignal) {
  const send = url.startsWith("https:") ? requestHttps : requestHttp;
  // NOTE: not fetch, which follows redirects and unpacks bodies: neither may happen here, where an answer could lead to
  // an address of our own network, or grow a thousandfold.
  return send(url, {
    agent: false,
    headers: { accept: "application/json", "accept-encoding": "identity" },
    signal: AbortSignal.any([signal, AbortSignal.timeout(MARKET_TIMEOUT_MS)]),
  });
}

/** Asks the service for all pools of the tokens in one call. The address holds nothing but configuration and the pack. */
export async function fetchPairs(baseUrl: string, addresses: readonly string[], signal: AbortSignal): Promise<unknown> {
  const request = sendRequest(`${baseUrl}/tokens/v1/solana/${addresses.join(",")}`, signal);
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request.on("response", resolve).on("error", reject).end();
    });
    if (response.statusCode !== 200) throw new MarketStatusError(response.statusCode ?? 0, readRetryAfter(response));
    if ((response.headers["content-encoding"] ?? "identity") !== "identity") {
      throw new Error("the market data service packed its answer, which was not asked for");
    }
    return JSON.parse(await readCapped(response)) as unknown;
  } finally {
    request.destroy();
  }
}
