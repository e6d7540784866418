import { createId } from "#shared/ids.ts";
import type { TestApp, TestMember } from "../../../../tests/support/build-test-app.ts";
import { memberNotesTable } from "./members.tables.ts";

/** A note that somebody left on the member's page. */
export async function leaveTraces(site: TestApp, member: TestMember): Promise<void> {
  const note = { id: createId(), adminId: createId(), text: "Asked twice", createdAt: site.clock.now() };
  await site.db.insert(memberNotesTable).values({ ...note, userId: member.user.id });
}
