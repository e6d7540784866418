import type { TestApp, TestMember } from "../../../../tests/support/build-test-app.ts";

/** A row of the member in the table of this feature. */
export async function leaveTraces(site: TestApp, { user }: TestMember): Promise<void> {
  await site.pool.query(
    "INSERT INTO push_subscriptions SELECT id, user_id, $2, '', '', '', created_at FROM sessions WHERE user_id = $1 LIMIT 1",
    [user.id, `https://web.push.apple.com/${user.id}`],
  );
}
