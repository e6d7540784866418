import type { Queries, Transaction } from "#server/db/open-database.ts";
import { computePaths, computeRoot } from "../merkle.rules.ts";
import { createNodes, listHashes, type Tree } from "./month-trees.repository.ts";

/** What lies under one kept node: a power of two, so that the kept ones are nodes of the whole tree. */
export const FAN_OUT = 16;
/** Leaves read at a time while a tree grows. */
const CHUNK_SIZE = 256 * FAN_OUT;
/** Paths found at a time: some milliseconds of hashing. */
const PATHS_SIZE = 50;

/** A tree over so many leaves. */
export interface SizedTree extends Tree {
  count: number;
}

/** Positions from one on, up to where the level ends. */
function countFrom(from: number, length: number, count: number): number[] {
  return Array.from({ length: Math.min(length, count - from) }, (_, index) => from + index);
}

/** The level above: a node for each group of hashes. */
function fold(hashes: readonly string[]): string[] {
  return Array.from({ length: Math.ceil(hashes.length / FAN_OUT) }, (_, group) =>
    computeRoot(hashes, group * FAN_OUT, Math.min(hashes.length, (group + 1) * FAN_OUT)),
  );
}

/** The least level that has few enough nodes to be read at once; the first one at least. */
function findTop(count: number): number {
  let [level, size] = [1, Math.ceil(count / FAN_OUT)];
  for (; size > FAN_OUT; level += 1) size = Math.ceil(size / FAN_OUT);
  return level;
}

async function growTree(tx: Transaction, { count, ...tree }: SizedTree): Promise<string> {
  let hashes: string[] = [];
  for (let from = 0; from < count; from += CHUNK_SIZE) {
    const leaves = await listHashes(tx, { ...tree, level: 0 }, countFrom(from, CHUNK_SIZE, count));
    hashes = hashes.concat(fold(leaves));
  }
  const top = findTop(count);
  for (let level = 1; level <= top; level += 1) {
    await createNodes(tx, { ...tree, level }, hashes);
    if (level < top) hashes = fold(hashes);
  }
  return computeRoot(hashes);
}

/** The root of a tree whose rows cannot change any more; its nodes are kept from the first time on. */
export async function ensureTree(tx: Transaction, { count, ...tree }: SizedTree): Promise<string> {
  const top = await listHashes(tx, { ...tree, level: findTop(count) }, countFrom(0, FAN_OUT, FAN_OUT));
  return top.length > 0 ? computeRoot(top) : growTree(tx, { ...tree, count });
}

/** Paths from positions of a level to the root, the neighbour first: from group to group, upwards. */
async function listPathsFrom(
  db: Queries,
  { count, ...at }: SizedTree & { level: number },
  positions: readonly number[],
): Promise<Map<number, string[]>> {
  const groups = [...new Set(positions.map((position) => Math.floor(position / FAN_OUT)))].sort((a, b) => a - b);
  const neighbours = groups.flatMap((group) => countFrom(group * FAN_OUT, FAN_OUT, count));
  const hashes = await listHashes(db, at, neighbours);
  const groupCount = Math.ceil(count / FAN_OUT);
  const isTop = groupCount === 1;
  const above = isTop ? undefined : await listPathsFrom(db, { ...at, level: at.level + 1, count: groupCount }, groups);
  const places = new Map(groups.map((group, place) => [group, place * FAN_OUT]));
  return new Map(
    positions.map((position) => {
      const group = Math.floor(position / FAN_OUT);
      const start = places.get(group) ?? 0;
      const [inside = []] = computePaths(hashes.slice(start, start + FAN_OUT), [position % FAN_OUT]);
      return [position, [...inside, ...(above?.get(group) ?? [])]];
    }),
  );
}

/**
 * Paths from leaves to the root. Reads the neighbours on the way, whatever the size of the month; between the reads others
 * of the process have their turn.
 */
export async function listPaths(db: Queries, tree: SizedTree, indexes: readonly number[]): Promise<string[][]> {
  const paths: string[][] = [];
  for (let from = 0; from < indexes.length; from += PATHS_SIZE) {
    const some = indexes.slice(from, from + PATHS_SIZE);
    const found = await listPathsFrom(db, { ...tree, level: 0 }, some);
    for (const index of some) paths.push(found.get(index) ?? []);
  }
  return paths;
}
