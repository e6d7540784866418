import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { createNewsReader } from "../../../../tests/support/read-news.ts";
import { createMeetups } from "./meetup-posts.fixture.ts";

const site = await buildTestApp();
const { call, meetupBody, postMeetup } = createMeetups(site);
const { readNews, readKinds, switchOff } = createNewsReader(site);

async function come(meetupId: string, member: TestMember, body: object = {}): Promise<void> {
  const response = await call("POST", `/api/meetups/${meetupId}/rsvp`, member, body);
  expect(response.statusCode, response.body).toBe(200);
}

async function stayAway(meetupId: string, member: TestMember): Promise<void> {
  expect((await call("DELETE", `/api/meetups/${meetupId}/rsvp`, member)).statusCode).toBe(200);
}

async function registerFour(): Promise<[TestMember, TestMember, TestMember, TestMember]> {
  return [await site.register(), await site.register(), await site.register(), await site.register()];
}

describe("the host of a meetup", () => {
  it("is told of each guest once, by name where the guest lets everybody read it", async () => {
    const [host, open, shy] = await registerFour();
    const { id } = await postMeetup(host, { title: "Zip night" });
    await come(id, open, { isShown: true });
    expect(await readNews(host)).toMatchObject([
      {
        kind: "meetups.rsvp",
        count: 1,
        actor: open.user.username,
        values: { title: "Zip night" },
        link: `/meetups?meetup=${id}`,
      },
    ]);
    await stayAway(id, open);
    await come(id, open);
    await come(id, shy);
    expect(await readNews(host)).toMatchObject([{ kind: "meetups.rsvp", count: 2, actor: null }]);
  });

  it("is not told of themselves, nor where new content is switched off", async () => {
    const [host, rex] = await registerFour();
    const { id } = await postMeetup(host);
    await come(id, host);
    await switchOff(host, "newContent");
    await come(id, rex);
    expect(await readKinds(host)).toEqual([]);
  });
});

describe("who waits for a seat", () => {
  it("is told to have one when somebody stays away, whatever is switched off", async () => {
    const [host, first, second, third] = await registerFour();
    const { id } = await postMeetup(host, { capacity: 1 });
    for (const member of [first, second, third]) await come(id, member);
    await switchOff(second, "newContent");
    await stayAway(id, first);
    expect(await readNews(second)).toMatchObject([{ kind: "meetups.seat", count: 1, link: `/meetups?meetup=${id}` }]);
    expect([await readKinds(first), await readKinds(third)]).toEqual([[], []]);
  });

  it("is not told of a seat that was given up before it was seen, and of each new one anew", async () => {
    const [host, first, second] = await registerFour();
    const { id } = await postMeetup(host, { capacity: 1 });
    for (const member of [first, second]) await come(id, member);
    await stayAway(id, first);
    await stayAway(id, second);
    expect(await readKinds(second)).toEqual([]);
    for (const member of [first, second]) await come(id, member);
    await stayAway(id, first);
    expect(await readKinds(second)).toEqual([["meetups.seat", 1]]);
  });

  it("is told when the host finds more seats, and when a guest closes their account", async () => {
    const [host, first, second, third] = await registerFour();
    const body = meetupBody({ capacity: 1 });
    const { id } = await postMeetup(host, body);
    for (const member of [first, second, third]) await come(id, member);
    expect((await call("PUT", `/api/meetups/${id}`, host, { ...body, capacity: 2 })).statusCode).toBe(200);
    expect([await readKinds(second), await readKinds(third)]).toEqual([[["meetups.seat", 1]], []]);
    const payload = { username: first.user.username, password: first.password };
    const { headers } = first;
    const gone = await site.inject({ method: "DELETE", url: `/api/users/${first.user.id}`, payload, headers });
    expect(gone.statusCode, gone.body).toBeLessThan(300);
    expect(await readKinds(third)).toEqual([["meetups.seat", 1]]);
  });

  it("is told once when all leave at once", async () => {
    const [host, last] = await registerFour();
    const { id } = await postMeetup(host, { capacity: 8 });
    const guests = await Promise.all(Array.from({ length: 8 }, () => site.register()));
    for (const guest of guests) await come(id, guest);
    await come(id, last);
    await Promise.all(guests.map((guest) => stayAway(id, guest)));
    expect(await readKinds(last)).toEqual([["meetups.seat", 1]]);
  });
});
