import * as z from "zod/mini";
import { type Pack, packSchema } from "#shared/pack.schema.ts";
import { packListsSchema } from "#shared/pack-lists.schema.ts";

/** Addresses of the default pack: valid, but they belong to nobody, so nobody must send anything there. */
const DEMO_ADDRESSES = new Set([
  "A5NxX6z3mTX8GnFTZdhBnaDAZTpWQL9BkAGRHYby3TEE",
  "EHMP9NXLQjtTKjtAzN4fbd6ncAPHCrs9fsW7kyvVVKBP",
  "DXnQE26gz94fLK9Si9mPxZUAPuKKTQmnQBV5Mcnhepi1",
]);

/** What is wrong with a pack, one line per mistake with the place in the file; empty when the site can start with it. */
export function findPackProblems(pack: unknown): string[] {
  const parsed = z.safeParse(packSchema, pack);
  if (!parsed.success) return parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  const { ladder } = parsed.data.rewards;
  return ladder.flatMap(({ from, to }, index) => {
    const expected = index === 0 ? 1 : (ladder[index - 1]?.to ?? 0) + 1;
    if (from !== expected)
      return [`rewards.ladder.${index}.from: must be ${expected}, so that no rank is skipped or paid twice`];
    return to < from ? [`rewards.ladder.${index}.to: must be at least ${from}`] : [];
  });
}

/** The same for the pack's lists: zones, videos, creators. */
export function findPackListProblems(lists: unknown): string[] {
  const { error } = z.safeParse(packListsSchema, lists);
  return error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];
}

function isDemoValue(value: string): boolean {
  return DEMO_ADDRESSES.has(value) || /\.example(\/|$)/.test(value);
}

/** The places of a pack or its lists that still hold a value made up for the demo. */
export function findDemoValues(pack: Pack | Record<string, unknown>): string[] {
  const visit = (value: unknown, path: string): string[] => {
    if (typeof value === "string") return isDemoValue(value) ? [`${path}: ${value}`] : [];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, child]) => visit(child, path === "" ? key : `${path}.${key}`));
  };
  return visit(pack, "");
}
