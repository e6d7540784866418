import { describe, expect, it } from "vitest";
import { createId } from "#shared/ids.ts";
import { buildTestApp } from "../../tests/support/build-test-app.ts";
import { type AdminAction, OPERATOR_ID, recordAdminAction } from "./admin-audit.ts";

const site = await buildTestApp();

async function readDetails(facts: Pick<AdminAction, "before" | "after" | "details">): Promise<unknown> {
  const target = createId();
  const action = { adminId: OPERATOR_ID, action: "things.change", target, now: site.clock.now() } as const;
  await site.db.transaction((tx) => recordAdminAction(tx, { ...action, ...facts }));
  const { rows } = await site.pool.query("SELECT details FROM admin_audit WHERE target = $1", [target]);
  return rows[0].details;
}

describe("an entry of the audit", () => {
  it.each([
    [
      "of a change, only what has changed",
      { a: 1, b: null, c: "x" },
      { a: 2, b: null, c: "x" },
      { before: { a: 1 }, after: { a: 2 } },
    ],
    ["of what is new", undefined, { a: 2 }, { after: { a: 2 } }],
    ["of what is gone", { a: 1 }, undefined, { before: { a: 1 } }],
    ["of what was there already", { a: 1 }, { a: 1 }, { before: {}, after: {} }],
  ])("keeps %s", async (_name, before, after, expected) => {
    expect(await readDetails({ before, after, details: { why: "so" } })).toEqual({ why: "so", ...expected });
  });
});
