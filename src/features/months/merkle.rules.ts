import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

// A leaf can never pass for a node, nor a node for a leaf: each is hashed behind a byte of its own (RFC 6962).
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

type Json = string | number | boolean | null | { readonly [name: string]: Json };

/** One text for one value: names sorted, no spaces (the part of RFC 8785 that texts, whole numbers and truth need). */
export function toCanonicalJson(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.keys(value).sort();
  return `{${fields.map((name) => `${JSON.stringify(name)}:${toCanonicalJson(value[name] ?? null)}`).join(",")}}`;
}

/** SHA-256 of a text's UTF-8, hex. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The leaf for a hash: what the hash stands for can be of any size. */
export function hashLeaf(hash: string): string {
  return bytesToHex(sha256(concatBytes(LEAF, hexToBytes(hash))));
}

function hashNode(left: string, right: string): string {
  return bytesToHex(sha256(concatBytes(NODE, hexToBytes(left), hexToBytes(right))));
}

/** The largest power of two below the count: where a tree parts, so that an odd leaf moves up and is never doubled. */
function findSplit(count: number): number {
  return 2 ** Math.floor(Math.log2(count - 1));
}

/** Root over leaves, or over the roots of whole subtrees of equal size (the last one may be smaller). */
export function computeRoot(leaves: readonly string[], from = 0, to = leaves.length): string {
  if (to === from) return hashText("");
  if (to - from === 1) return leaves[from] as string;
  const middle = from + findSplit(to - from);
  return hashNode(computeRoot(leaves, from, middle), computeRoot(leaves, middle, to));
}

/**
 * For each of the leaves the hashes that lead from it to the root, its neighbour first. Every node is computed once,
 * however many leaves are asked for.
 */
export function computePaths(leaves: readonly string[], indexes: readonly number[]): string[][] {
  const paths = new Map(indexes.map((index) => [index, [] as string[]]));

  function walk(from: number, to: number, wanted: readonly number[]): string {
    if (wanted.length === 0 || to - from <= 1) return computeRoot(leaves, from, to);
    const middle = from + findSplit(to - from);
    const [lower, upper] = [wanted.filter((index) => index < middle), wanted.filter((index) => index >= middle)];
    const [left, right] = [walk(from, middle, lower), walk(middle, to, upper)];
    for (const index of lower) paths.get(index)?.push(right);
    for (const index of upper) paths.get(index)?.push(left);
    return hashNode(left, right);
  }

  walk(0, leaves.length, [...paths.keys()]);
  return indexes.map((index) => paths.get(index) ?? []);
}

/** The root that a leaf at that place of a tree of that size leads to; undefined where the path does not fit the place. */
export function followPath(
  leaf: string,
  place: { index: number; count: number },
  path: readonly string[],
): string | undefined {
  const { index, count } = place;
  if (!(index >= 0 && index < count)) return undefined;
  if (count === 1) return path.length === 0 ? leaf : undefined;
  const sibling = path.at(-1);
  if (sibling === undefined) return undefined;
  const middle = findSplit(count);
  const rest = path.slice(0, -1);
  const isLeft = index < middle;
  const inner = isLeft ? { index, count: middle } : { index: index - middle, count: count - middle };
  const root = followPath(leaf, inner, rest);
  if (root === undefined) return undefined;
  return isLeft ? hashNode(root, sibling) : hashNode(sibling, root);
}
