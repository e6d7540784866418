import * as z from "zod/mini";
import { createOutsideClient } from "#server/outside-client.ts";
import { hashPersonalMessage } from "./evm-wallets.rules.ts";

/** The first four bytes of the hash of `isValidSignature(bytes32,bytes)`: the question and, by ERC-1271, the answer "yes". */
const IS_VALID_SIGNATURE = "1626ba7e";
/** Digits of a 32-byte word, as contracts take and answer. */
const WORD_DIGITS = 64;
/** To the byte: what only repeats the question, as some addresses do, begins in the same way. */
const YES = `0x${IS_VALID_SIGNATURE.padEnd(WORD_DIGITS, "0")}`;
/** Bytes of a signature; that of a contract of ten owners with passkeys takes about 8,000. */
const SIGNATURE_MAX_BYTES = 16_384;
const SIGNATURE = /^0x((?:[0-9a-fA-F]{2})+)$/;

const answerSchema = z.object({ jsonrpc: z.literal("2.0"), id: z.literal(1), result: z.string() });
/** The contract itself ended the call: it knows no such question, or says no. */
const revertSchema = z.object({ error: z.object({ message: z.string().check(z.regex(/revert/i)) }) });

const client = createOutsideClient({ name: "chain", timeoutMs: 5000, maxBytes: 64 * 1024 });

const toWord = (count: number) => count.toString(16).padStart(WORD_DIGITS, "0");
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

function writeQuestion(message: string, digits: string): string {
  const padded = digits.padEnd(Math.ceil(digits.length / WORD_DIGITS) * WORD_DIGITS, "0");
  const hash = toHex(hashPersonalMessage(message));
  // The second word says where the bytes stand that have no fixed length: behind these two.
  return `0x${IS_VALID_SIGNATURE}${hash}${toWord(64)}${toWord(digits.length / 2)}${padded}`;
}

interface ContractSignature {
  /** The service that speaks the chain's JSON-RPC. */
  url: string;
  address: string;
  message: string;
  signature: string;
}

/** Whether the contract at this address says that its owners signed the text (ERC-1271); throws when the chain cannot be asked. */
export async function isSignedByContract({ url, address, message, signature }: ContractSignature): Promise<boolean> {
  if (signature.length > 2 + SIGNATURE_MAX_BYTES * 2) return false;
  const [, digits] = SIGNATURE.exec(signature) ?? [];
  if (digits === undefined) return false;
  const params = [{ to: address, data: writeQuestion(message, digits) }, "latest"];
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_call", params });
  const headers = { "content-type": "application/json", accept: "application/json" };
  const json: unknown = JSON.parse(await client.fetchText({ url, method: "POST", headers, body }));
  if (z.safeParse(revertSchema, json).success) return false;
  const answer = z.safeParse(answerSchema, json);
  if (!answer.success) throw new Error("the chain's service answered something else than was asked");
  return answer.data.result.toLowerCase() === YES;
}
