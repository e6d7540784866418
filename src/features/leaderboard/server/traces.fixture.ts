import type { TestApp, TestMember } from "../../../../tests/support/build-test-app.ts";

/** A row of the member in every table of this feature. */
export async function leaveTraces(site: TestApp, member: TestMember): Promise<void> {
  await site.pool.query("INSERT INTO noted_places SELECT 1 + count(*), '2026-01', $1 FROM noted_places", [
    member.user.id,
  ]);
}
