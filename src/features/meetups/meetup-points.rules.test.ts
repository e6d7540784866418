import { describe, expect, it } from "vitest";
import { pack } from "#pack/pack.ts";
import { findMeetupPointProblems } from "./meetup-points.rules.ts";

const max = pack.communityEngagementMax;

describe("the pack's points for meetups", () => {
  it.each([
    [{ guest: 1, host: max, guestsForHost: 100 }, []],
    [{ guest: 0, host: 5, guestsForHost: 3 }, [`meetupPoints.guest: must be a whole number from 1 to ${max}`]],
    [{ guest: 5, host: max + 1, guestsForHost: 3 }, [`meetupPoints.host: must be a whole number from 1 to ${max}`]],
    [{ guest: 5, host: 5, guestsForHost: 1.5 }, ["meetupPoints.guestsForHost: must be a whole number from 1 to 100"]],
  ])("%j", (points, problems) => {
    expect(findMeetupPointProblems(points)).toEqual(problems);
  });

  it("that ship are right", () => {
    expect(findMeetupPointProblems()).toEqual([]);
  });
});
