import { createId } from "#shared/ids.ts";
import type { TestApp, TestMember } from "../../../../tests/support/build-test-app.ts";
import { savedQueriesTable } from "./console.tables.ts";

/** A query that the member saved when they were an administrator. */
export async function leaveTraces(site: TestApp, member: TestMember): Promise<void> {
  const now = site.clock.now();
  const saved = { name: "Everybody", query: "TABLE users", isShared: false, createdAt: now, updatedAt: now };
  await site.db.insert(savedQueriesTable).values({ ...saved, id: createId(), userId: member.user.id });
}
