import { EventEmitter, once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type FakePriceSource, startFakePriceSource } from "./fake-price-source.ts";

interface RpcRequest {
  jsonrpc: string;
  id: number;
  method: string;
  params: [owner: string, filter: { mint: string }, options: { encoding: string }];
}

export interface FakeSolanaRpc extends Omit<FakePriceSource, "baseUrl" | "calls"> {
  url: string;
  /** What was asked, oldest first. */
  requests: RpcRequest[];
  /** The smallest parts in each account of a wallet; one that is not named has no account. */
  holdings: Map<string, string[]>;
  /** No call is answered before what it returns is called. */
  holdBack(): () => void;
  /** Back to good behaviour, with empty wallets. */
  reset(): void;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A token account as the chain's service writes it with `encoding: "jsonParsed"`. */
export function buildTokenAccount({ owner, mint, amount }: { owner: string; mint: string; amount: string }) {
  return {
    pubkey: "C2gJg6tKpQs41PRS1nC8aw3ZKNZK3HQQZGVrDFDup5nx",
    account: {
      data: {
        program: "spl-token",
        parsed: {
          type: "account",
          info: {
            isNative: false,
            mint,
            owner,
            state: "initialized",
            tokenAmount: { amount, decimals: 9, uiAmount: Number(amount) / 1e9, uiAmountString: "…" },
          },
        },
        space: 165,
      },
      executable: false,
      lamports: 2_039_280,
      owner: "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
      rentEpoch: 18446744073709552000,
    },
  };
}

/** A local server that speaks Solana's JSON-RPC as far as we use it. */
export async function startFakeSolanaRpc(): Promise<FakeSolanaRpc> {
  const { baseUrl, behave, close } = await startFakePriceSource();
  const requests: RpcRequest[] = [];
  const holdings = new Map<string, string[]>();

  async function answer(response: ServerResponse, request: IncomingMessage): Promise<void> {
    const call = JSON.parse(await readBody(request)) as RpcRequest;
    requests.push(call);
    const [owner, { mint }] = call.params;
    const value = (holdings.get(owner) ?? []).map((amount) => buildTokenAccount({ owner, mint, amount }));
    const body = { jsonrpc: "2.0", id: call.id, result: { context: { apiVersion: "2.1.0", slot: 1 }, value } };
    response.setHeader("content-type", "application/json").end(JSON.stringify(body));
  }

  behave(answer);
  return {
    url: `${baseUrl}/?api-key=secret-of-the-service`,
    requests,
    holdings,
    behave,
    close,
    holdBack() {
      const released = new EventEmitter();
      const release = once(released, "release");
      behave(async (response, request) => {
        await release;
        await answer(response, request);
      });
      return () => released.emit("release");
    },
    reset() {
      requests.length = 0;
      holdings.clear();
      behave(answer);
    },
  };
}
