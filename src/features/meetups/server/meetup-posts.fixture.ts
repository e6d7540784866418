import { createBoards } from "../../../../tests/support/board-posts.ts";
import type { TestApp, TestMember } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS } from "../../../../tests/support/fake-clock.ts";
import type { Meetup, MeetupInput } from "../meetup.schema.ts";

/** What members post on the boards, with meetups. */
export function createMeetups(site: TestApp) {
  const boards = createBoards(site);

  /** What the meetup form sends; it is a week away unless said otherwise. */
  function meetupBody(changes: Partial<MeetupInput> = {}): MeetupInput {
    return {
      title: "Zip night",
      description: "Bring a bag and a grin.",
      city: "Lisbon",
      country: "Portugal",
      eventAt: new Date(site.clock.now().getTime() + 7 * DAY_MS).toISOString(),
      timeZone: "Europe/Lisbon",
      tags: ["community-meetup"],
      ...changes,
    };
  }

  async function postMeetup(member: TestMember, changes?: Partial<MeetupInput>): Promise<Meetup> {
    return (await boards.post<{ meetup: Meetup }>("/api/meetups", member, meetupBody(changes))).meetup;
  }

  return { ...boards, meetupBody, postMeetup };
}
