import type { TestApp, TestMember } from "../../../../tests/support/build-test-app.ts";

/** A row of the member in every table of this feature. */
export async function leaveTraces(site: TestApp, member: TestMember): Promise<void> {
  await site.pool.query("INSERT INTO departed_ties VALUES ('2026-01', gen_random_uuid(), $1, 'network', 1, $2)", [
    member.user.id,
    site.clock.now(),
  ]);
}
