import { type DrawNumber, pickFairly } from "./pfp.rules.ts";

/** One roll: the house promised its seed before it knew the member's, so neither could choose the face. */
export interface RollSeeds {
  serverSeed: string;
  clientSeed: string;
}

/** A roll that was made, and what the house had promised before. */
export interface CheckedRoll extends RollSeeds {
  pfpId: string;
  commitment: string;
  receiptId: string;
}

const encoder = new TextEncoder();

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What the house says before the roll: SHA-256 of its seed, as text, in hex. */
export async function createCommitment(serverSeed: string): Promise<string> {
  return toHex(await crypto.subtle.digest("SHA-256", encoder.encode(serverSeed)));
}

/** The numbers of a digest, four bytes each, the largest byte first. */
function readNumbers(digest: ArrayBuffer): DrawNumber {
  const view = new DataView(digest);
  let offset = 0;
  return () => {
    // Eight numbers in a row beyond the last whole multiple: not once in the life of the sun.
    if (offset >= view.byteLength) throw new RangeError("this digest decides nothing");
    const number = view.getUint32(offset);
    offset += 4;
    return number;
  };
}

/** The item that both seeds decide: by HMAC-SHA-256 of the member's seed under the house's, each as likely as the other. */
export async function pickBySeeds<Item>(items: readonly Item[], { serverSeed, clientSeed }: RollSeeds): Promise<Item> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(serverSeed), algorithm, false, ["sign"]);
  return pickFairly(items, readNumbers(await crypto.subtle.sign("HMAC", key, encoder.encode(clientSeed))));
}

/** Whether the house kept its promise, and the seeds give this face. */
export async function isRollFair(
  pfps: readonly { id: string }[],
  { commitment, pfpId, ...seeds }: Omit<CheckedRoll, "receiptId">,
): Promise<boolean> {
  if ((await createCommitment(seeds.serverSeed)) !== commitment) return false;
  return (await pickBySeeds(pfps, seeds)).id === pfpId;
}
