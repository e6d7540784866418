// About the default community.
import { describe, expect, it } from "vitest";
import { createId } from "#shared/ids.ts";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import { countQueries } from "../../../../tests/support/count-queries.ts";
import { DAY_MS, HOUR_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { createReporters } from "../../../../tests/support/reporters.ts";
import { MEETUP_DESCRIPTION_MAX, MEETUP_TITLE_MAX } from "../meetup.rules.ts";
import type { Meetup, MeetupList } from "../meetup.schema.ts";
import { createMeetups } from "./meetup-posts.fixture.ts";

const site = await buildTestApp();
const { call, meetupBody, postMeetup, postImage } = createMeetups(site);
const { registerTrusted, reportFrom } = createReporters(site);

const inDays = (days: number) => new Date(site.clock.now().getTime() + days * DAY_MS).toISOString();

async function list(query = "", member?: Parameters<typeof call>[2]): Promise<MeetupList> {
  const response = await call("GET", `/api/meetups${query}`, member);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const titles = ({ meetups }: MeetupList) => meetups.map(({ title }) => title);

describe("GET /api/meetups", () => {
  it("shows what is to come first, the next one on top, and lets what is over sink", async () => {
    const vex = await site.register();
    for (const [title, days] of [
      ["first", 1],
      ["late", 9],
      ["soon", 3],
      ["second", 2],
    ] as const) {
      await postMeetup(vex, { title, eventAt: inDays(days) });
    }
    site.clock.advance(2 * DAY_MS + HOUR_MS);
    const answer = await list();
    expect(titles(answer)).toEqual(["soon", "late", "second", "first"]);
    expect(answer.meetups.map(({ isPast }) => isPast)).toEqual([false, false, true, true]);
    expect(titles(await list("?sort=newest"))).toEqual(["second", "soon", "late", "first"]);
    expect(titles(await list("?sort=oldest"))).toEqual(["first", "late", "soon", "second"]);
  });

  it("pages through every order without gaps or repeats, also while time passes and meetups are posted", async () => {
    const vex = await site.register();
    for (let day = 1; day <= 5; day += 1) await postMeetup(vex, { title: `day ${day}`, eventAt: inDays(day) });
    site.clock.advance(2 * DAY_MS + HOUR_MS);
    for (const [sort, expected] of [
      ["event-date", [3, 4, 5, 2, 1]],
      ["newest", [5, 4, 3, 2, 1]],
      ["oldest", [1, 2, 3, 4, 5]],
    ] as const) {
      const seen: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const page: MeetupList = await list(`?sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`);
        seen.push(...titles(page));
        cursor = page.nextCursor;
        if (sort === "event-date") site.clock.advance(DAY_MS / 2);
      }
      expect(seen).toEqual(expected.map((day) => `day ${day}`));
    }
  });

  it("finds by text whatever its case, by city and by any of the tags", async () => {
    const vex = await site.register();
    await postMeetup(vex, { title: "ÉTÉ 100% bags", city: "Paris", tags: ["shill-raid"] });
    await postMeetup(vex, {
      title: "Quiet",
      description: "a_été",
      city: "São Paulo",
      tags: ["meme-contest", "shill-raid"],
    });
    await postMeetup(vex, { title: "Loud", city: "Paris", tags: [] });
    expect(titles(await list("?q=été&sort=oldest"))).toEqual(["ÉTÉ 100% bags", "Quiet"]);
    expect(titles(await list("?q=100%25"))).toEqual(["ÉTÉ 100% bags"]);
    expect(titles(await list("?q=_"))).toEqual(["Quiet"]);
    expect(titles(await list("?q=paris&sort=oldest"))).toEqual(["ÉTÉ 100% bags", "Loud"]);
    expect(titles(await list("?city=PARI&sort=oldest"))).toEqual(["ÉTÉ 100% bags", "Loud"]);
    expect(titles(await list("?city=quiet"))).toEqual([]);
    expect(titles(await list("?tags=all"))).toHaveLength(3);
    expect(titles(await list("?tags=meme-contest"))).toEqual(["Quiet"]);
    expect(titles(await list("?tags=meme-contest,shill-raid&sort=oldest"))).toEqual(["ÉTÉ 100% bags", "Quiet"]);
    expect(titles(await list("?tags=meme-contest&tags=shill-raid&sort=oldest"))).toEqual(["ÉTÉ 100% bags", "Quiet"]);
  });

  it.each(["?sort=best", "?tags=party", "?limit=0", "?limit=999", "?cursor=x", `?q=${"x".repeat(81)}`, "?q=a&q=b"])(
    "refuses %s",
    async (query) => {
      expect((await call("GET", `/api/meetups${query}`)).statusCode).toBe(400);
    },
  );

  it("refuses a cursor of another order", async () => {
    const vex = await site.register();
    await postMeetup(vex);
    await postMeetup(vex);
    const { nextCursor } = await list("?sort=newest&limit=1");
    const response = await call("GET", `/api/meetups?sort=oldest&cursor=${nextCursor}`);
    expect([response.statusCode, response.json().code]).toEqual([400, "cursor.unknown"]);
  });

  it("costs three statements however many it shows", async () => {
    const vex = await site.register();
    for (let number = 0; number < 12; number += 1) await postMeetup(vex, { images: [(await postImage(vex)).id] });
    const { result, count } = await countQueries(() => list("", vex));
    expect(result.meetups).toHaveLength(12);
    expect(count).toBeLessThanOrEqual(3);
  });
});

describe("GET /api/meetups/cities", () => {
  it("counts what is to come by city, whatever its case, and nothing that is over, canceled or hidden", async () => {
    const vex = await site.register();
    for (const city of ["Lisbon", "lisbon", "Lisbon", "Tokyo", "Berlin", "Oslo"]) await postMeetup(vex, { city });
    const [berlin] = (await list("?city=Berlin", vex)).meetups;
    await call("DELETE", `/api/meetups/${berlin?.id}`, vex);
    await site.pool.query("UPDATE meetups SET hidden_at = now() WHERE city = 'Oslo'");
    const read = async () => (await call("GET", "/api/meetups/cities")).json().cities;
    expect(await read()).toEqual([
      { city: "Lisbon", count: 3 },
      { city: "Tokyo", count: 1 },
    ]);
    site.clock.advance(8 * DAY_MS);
    expect(await read()).toEqual([]);
  });
});

describe("GET /api/meetups/:id", () => {
  it("is the meetup as this visitor sees it, and nothing once it is hidden", async () => {
    const vex = await site.register();
    const meetup = await postMeetup(vex);
    const url = `/api/meetups/${meetup.id}`;
    expect((await call("GET", url)).json()).toEqual({ meetup: { ...meetup, isOwn: false } });
    await site.pool.query("UPDATE meetups SET hidden_at = now()");
    for (const member of [undefined, await site.register()]) {
      const response = await call("GET", url, member);
      expect([response.statusCode, response.json().code]).toEqual([404, "meetups.not_found"]);
    }
    expect((await call("GET", url, vex)).statusCode).toBe(200);
  });
});

describe("POST /api/meetups", () => {
  it("posts a meetup with everything the form has", async () => {
    const vex = await site.register("vex");
    const images = [(await postImage(vex)).id, (await postImage(vex)).id];
    const meetup = await postMeetup(vex, {
      title: "  Sticker run  ",
      eventAt: "2026-07-01T19:30",
      endsAt: "2026-07-01T21:00",
      venue: " Rooftop 4 ",
      timeZone: "Asia/Tokyo",
      tags: ["IRL-sticker-run", "IRL-sticker-run"],
      capacity: 5,
      images: images.toReversed(),
    });
    expect(meetup).toEqual({
      id: expect.any(String),
      title: "Sticker run",
      description: "Bring a bag and a grin.",
      city: "Lisbon",
      country: "Portugal",
      venue: "Rooftop 4",
      eventAt: "2026-07-01T10:30:00.000Z",
      endsAt: "2026-07-01T12:00:00.000Z",
      timeZone: "Asia/Tokyo",
      tags: ["IRL-sticker-run"],
      images: images.toReversed().map((id) => ({ id, url: `/api/boards/images/${id}`, width: 60, height: 60 })),
      rsvpCount: 0,
      capacity: 5,
      waitingCount: 0,
      userHasRsvped: false,
      userIsShown: false,
      userStatus: null,
      attendance: null,
      isOwn: true,
      isPast: false,
      canceledAt: null,
      hiddenAt: null,
      warnings: [],
      creator: { id: vex.user.id, username: "vex" },
      createdAt: site.clock.now().toISOString(),
    });
    expect((await list("", vex)).meetups).toEqual([meetup]);
    expect((await list()).meetups).toEqual([{ ...meetup, isOwn: false }]);
  });

  it("takes a moment without a time zone as one of UTC", async () => {
    const { timeZone: _zone, ...body } = meetupBody({ eventAt: "2026-07-01T19:30:00.000Z" });
    const response = await call("POST", "/api/meetups", await site.register(), body);
    expect(response.json().meetup).toMatchObject({ eventAt: "2026-07-01T19:30:00.000Z", timeZone: "UTC" });
  });

  it("needs a login", async () => {
    const response = await expectNothingChanged(site.pool, () => call("POST", "/api/meetups", undefined, meetupBody()));
    expect(response.statusCode).toBe(401);
  });

  it.each([
    [{ title: "" }, "Give the meetup a title"],
    [{ title: "\u2800 \u200b" }, "Give the meetup a title"],
    [{ title: undefined }, "Give the meetup a title"],
    [{ title: "🎒".repeat(MEETUP_TITLE_MAX + 1) }, "Use at most 80 characters"],
    [{ title: "a\u0000" }, "Remove the invisible control characters"],
    [{ title: "a\ud800" }, "Remove the invisible control characters"],
    [{ description: "x".repeat(MEETUP_DESCRIPTION_MAX + 1) }, "Use at most 1000 characters"],
    [{ city: "  " }, "Say in which city it is"],
    [{ eventAt: undefined }, "Say when the meetup is"],
    [{ eventAt: 1_800_000_000_000 }, "Say when the meetup is"],
    [{ eventAt: "2026-02-30T10:00" }, "Enter a day and a time that exist."],
    [{ eventAt: "275760-01-01T00:00" }, "Enter a day and a time that exist."],
    [{ eventAt: "tomorrow" }, "Enter a day and a time that exist."],
    [{ eventAt: "2026-03-01T10:00:00Z" }, "Choose a time that is still to come."],
    [{ eventAt: "2028-07-01T10:00" }, "Choose a day within the next two years."],
    [{ eventAt: "2026-07-01T10:00", endsAt: "2026-07-01T10:00" }, "Choose an end after the beginning, within a week."],
    [{ eventAt: "2026-07-01T10:00", endsAt: "2026-07-09T10:00" }, "Choose an end after the beginning, within a week."],
    [{ eventAt: "2026-07-01T10:00", endsAt: "late" }, "Choose an end after the beginning, within a week."],
    [{ timeZone: "Mars/Olympus" }, "Choose the time zone of the place."],
    [{ timeZone: "+01:00" }, "Choose the time zone of the place."],
    [{ tags: ["party"] }, "The field tags.0 is missing or not valid"],
    [{ images: Array.from({ length: 5 }, () => createId()) }, "Use at most 4 pictures"],
    [{ images: [createId()] }, "One of the pictures is not there any more: add it again"],
    [{ capacity: 0 }, "Give at least one seat"],
    [{ capacity: 1.5 }, "Give the number of seats in whole numbers"],
  ])("refuses %o", async (changes, error) => {
    const vex = await site.register();
    const body = { ...meetupBody(), ...changes };
    const response = await expectNothingChanged(site.pool, () => call("POST", "/api/meetups", vex, body));
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(error);
  });

  it("takes the longest texts there may be, counted after the spaces are gone", async () => {
    const vex = await site.register();
    const title = "👩‍🚀".repeat(MEETUP_TITLE_MAX / 4) + "e\u0301".repeat(MEETUP_TITLE_MAX / 8);
    const meetup = await postMeetup(vex, { title: ` ${title} `, description: "ж".repeat(MEETUP_DESCRIPTION_MAX) });
    expect(meetup.title).toBe(title);
  });

  it("warns of what looks like a scam and puts it before the administrators, and posts it all the same", async () => {
    const vex = await site.register();
    const meetup = await postMeetup(vex, { description: "Write me your seed phrase. Double your bags!" });
    expect(meetup.warnings).toEqual(["seed-phrase", "too-good"]);
    const { rows } = await site.pool.query("SELECT source, type, ref_id, reason, reporter_id FROM reports");
    expect(rows).toEqual([
      { source: "scam-check", type: "meetup", ref_id: meetup.id, reason: "seed-phrase, too-good", reporter_id: null },
    ]);
    expect((await call("PUT", `/api/meetups/${meetup.id}`, vex, meetupBody())).json().meetup.warnings).toEqual([]);
    expect((await site.pool.query("SELECT FROM reports")).rowCount).toBe(0);
  });
});

describe("PUT /api/meetups/:id", () => {
  it("changes everything, and the pictures that are not named any more are gone", async () => {
    const vex = await site.register();
    const [kept, dropped, added] = [await postImage(vex), await postImage(vex), await postImage(vex)];
    const meetup = await postMeetup(vex, { images: [dropped.id, kept.id] });
    const body = meetupBody({ title: "Moved", city: "Porto", images: [added.id, kept.id] });
    const changed: Meetup = (await call("PUT", `/api/meetups/${meetup.id}`, vex, body)).json().meetup;
    expect(changed).toMatchObject({ id: meetup.id, title: "Moved", city: "Porto" });
    expect(changed.images.map(({ id }) => id)).toEqual([added.id, kept.id]);
    expect((await call("GET", dropped.url)).statusCode).toBe(404);
    expect(titles(await list("?q=porto"))).toEqual(["Moved"]);
  });

  it("needs a login", async () => {
    const { id } = await postMeetup(await site.register());
    const response = await expectNothingChanged(site.pool, () =>
      call("PUT", `/api/meetups/${id}`, undefined, meetupBody()),
    );
    expect(response.statusCode).toBe(401);
  });

  it("refuses what is not there, over, or canceled", async () => {
    const vex = await site.register();
    const { id } = await postMeetup(vex, { eventAt: inDays(1) });
    const canceled = await postMeetup(vex);
    await call("DELETE", `/api/meetups/${canceled.id}`, vex);
    const change = async (meetupId: string) =>
      (await call("PUT", `/api/meetups/${meetupId}`, vex, meetupBody())).statusCode;
    expect(await change(createId())).toBe(404);
    expect(await change("x")).toBe(400);
    expect(await change(canceled.id)).toBe(409);
    site.clock.advance(DAY_MS);
    expect(await change(id)).toBe(409);
  });

  it("refuses another member", async () => {
    const { id } = await postMeetup(await site.register());
    const rex = await site.register();
    for (const method of ["PUT", "DELETE"] as const) {
      const body = method === "PUT" ? meetupBody() : undefined;
      const response = await expectNothingChanged(site.pool, () => call(method, `/api/meetups/${id}`, rex, body));
      expect(response.statusCode).toBe(403);
    }
  });

  it("takes no seat from those who have one", async () => {
    const vex = await site.register();
    const { id } = await postMeetup(vex, { capacity: 3 });
    for (const member of [vex, await site.register()]) await call("POST", `/api/meetups/${id}/rsvp`, member);
    const change = (capacity: number | null) => call("PUT", `/api/meetups/${id}`, vex, meetupBody({ capacity }));
    expect((await change(1)).json()).toMatchObject({ code: "meetups.capacity" });
    expect((await change(2)).statusCode).toBe(200);
    expect((await change(null)).statusCode).toBe(200);
  });
});

describe("DELETE /api/meetups/:id", () => {
  it("calls the meetup off, closes its RSVPs, and changes nothing the second time", async () => {
    const vex = await site.register();
    const { id } = await postMeetup(vex);
    const response = await call("DELETE", `/api/meetups/${id}`, vex);
    expect([response.statusCode, response.json().meetup.canceledAt]).toEqual([200, site.clock.now().toISOString()]);
    site.clock.advance(1000);
    const again = await expectNothingChanged(site.pool, () => call("DELETE", `/api/meetups/${id}`, vex));
    expect(again.json()).toEqual(response.json());
    expect((await list()).meetups).toMatchObject([{ id, canceledAt: expect.any(String) }]);
    const rsvp = await call("POST", `/api/meetups/${id}/rsvp`, vex);
    expect([rsvp.statusCode, rsvp.json().code]).toEqual([409, "meetups.canceled"]);
  });

  it("needs a login", async () => {
    const { id } = await postMeetup(await site.register());
    expect((await expectNothingChanged(site.pool, () => call("DELETE", `/api/meetups/${id}`))).statusCode).toBe(401);
  });
});

describe("a reported meetup", () => {
  it("is off the list once three trusted members have reported it, and there under its own name only", async () => {
    const vex = await site.register();
    const others = await registerTrusted(3);
    const { id } = await postMeetup(vex);
    expect((await reportFrom(vex, id, { type: "listing" })).statusCode).toBe(404);
    for (const member of others) {
      expect(titles(await list())).toHaveLength(1);
      expect((await reportFrom(member, id, { type: "meetup" })).statusCode).toBe(201);
    }
    expect(titles(await list())).toEqual([]);
    expect(titles(await list("", others[0]))).toEqual([]);
    expect((await list("", vex)).meetups).toMatchObject([{ id, hiddenAt: site.clock.now().toISOString() }]);
    expect((await call("PUT", `/api/meetups/${id}`, others[0], meetupBody())).statusCode).toBe(404);
  });
});
