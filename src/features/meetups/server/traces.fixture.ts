import type { TestApp, TestMember } from "../../../../tests/support/build-test-app.ts";
import { createMeetups } from "./meetup-posts.fixture.ts";

/** A row of the member in every table of this feature. */
export async function leaveTraces(site: TestApp, member: TestMember): Promise<void> {
  const { call, postMeetup } = createMeetups(site);
  const { id } = await postMeetup(member);
  await call("POST", `/api/meetups/${id}/rsvp`, member);
  const now = site.clock.now();
  await site.pool.query("INSERT INTO meetup_attendances VALUES ($1, $2, 'host', 20, $3::date, $3)", [
    id,
    member.user.id,
    now,
  ]);
}
