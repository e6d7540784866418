import { describe, expect, it } from "vitest";
import { buildMeetup } from "./build-meetup.ts";
import { showNoRsvp, showRsvp } from "./shown-rsvp.ts";

describe("a meetup shown before the server has answered", () => {
  it("gives a seat while there is one", () => {
    const meetup = buildMeetup(1, { rsvpCount: 9, capacity: 10 });
    expect(showRsvp(meetup)).toMatchObject({ rsvpCount: 10, userHasRsvped: true, userStatus: "going" });
  });

  it("puts the member on the waiting list when it is full", () => {
    const meetup = buildMeetup(1, { rsvpCount: 10, capacity: 10, waitingCount: 2 });
    expect(showRsvp(meetup)).toMatchObject({ rsvpCount: 10, waitingCount: 3, userStatus: "waiting" });
  });

  it("counts nobody twice", () => {
    const meetup = buildMeetup(1, { userHasRsvped: true, userStatus: "going" });
    expect(showRsvp(meetup)).toBe(meetup);
    expect(showNoRsvp(buildMeetup(1))).toEqual(buildMeetup(1));
  });

  it("frees a seat, for the first one waiting if there is one", () => {
    const going = buildMeetup(1, { rsvpCount: 10, capacity: 10, userHasRsvped: true, userStatus: "going" });
    expect(showNoRsvp(going)).toMatchObject({ rsvpCount: 9, waitingCount: 0, userHasRsvped: false, userStatus: null });
    expect(showNoRsvp({ ...going, waitingCount: 2 })).toMatchObject({ rsvpCount: 10, waitingCount: 1 });
  });

  it("leaves the seats alone when somebody stops waiting", () => {
    const waiting = buildMeetup(1, { rsvpCount: 10, capacity: 10, waitingCount: 1, userStatus: "waiting" });
    expect(showNoRsvp(waiting)).toMatchObject({ rsvpCount: 10, waitingCount: 0, userStatus: null });
  });
});
