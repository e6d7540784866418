import { expect } from "vitest";
import type { TestApp, TestMember } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS, HOUR_MS } from "../../../../tests/support/fake-clock.ts";
import type { Meetup } from "../meetup.schema.ts";
import { createMeetups } from "./meetup-posts.fixture.ts";

/** Meetups that take place, with members who come to them. */
export function createAttending(site: TestApp) {
  const { call, postMeetup } = createMeetups(site);

  /** A meetup that begins in an hour, to which these members want to come. */
  async function openMeetup(host: TestMember, guests: TestMember[]): Promise<Meetup> {
    const eventAt = new Date(site.clock.now().getTime() + HOUR_MS).toISOString();
    const meetup = await postMeetup(host, { eventAt });
    for (const guest of guests) {
      expect((await call("POST", `/api/meetups/${meetup.id}/rsvp`, guest)).statusCode).toBe(200);
    }
    return meetup;
  }

  const showCode = (member: TestMember | undefined, id: string) =>
    call("POST", `/api/meetups/${id}/attendance-code`, member);

  async function readCode(host: TestMember, id: string): Promise<string> {
    const response = await showCode(host, id);
    expect(response.statusCode, response.body).toBe(200);
    return response.json().code;
  }

  const confirm = (member: TestMember | undefined, id: string, code: string) =>
    call("POST", `/api/meetups/${id}/attendance`, member, { code });

  /** The member's awards for engagement, oldest first. */
  async function readEarned({ user }: TestMember): Promise<number[]> {
    const { rows } = await site.pool.query(
      "SELECT points FROM leaderboard_entries WHERE user_id = $1 AND action_type = 'community_engagement' ORDER BY created_at",
      [user.id],
    );
    return rows.map(({ points }) => points);
  }

  /** Makes all accounts old enough to count for a host. */
  async function ageAccounts(): Promise<void> {
    const longAgo = new Date(site.clock.now().getTime() - 30 * DAY_MS);
    await site.pool.query("UPDATE users SET created_at = $1", [longAgo]);
  }

  return { ageAccounts, openMeetup, showCode, readCode, confirm, readEarned };
}
