import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { pack } from "#pack/pack.ts";
import { setCatalogue } from "#server/words.ts";
import { createId } from "#shared/ids.ts";
import { buildTestApp, TEST_ORIGIN } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS } from "../../../../tests/support/fake-clock.ts";
import { createMeetups } from "./meetup-posts.fixture.ts";

const site = await buildTestApp();
const { call, postMeetup, meetupBody } = createMeetups(site);

/** The lines of a calendar with those that were folded put together again. */
const unfold = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

const toSeconds = (moment: Date) => moment.toISOString().replace(/\.\d+Z$/, "Z");

/** What another program, which knows nothing of ours, reads in the file. */
function readProperties(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const read = (component: ICAL.Component) =>
    Object.fromEntries(component.getAllProperties().map((one) => [one.name, String(one.getFirstValue())]));
  return { calendar: read(calendar), events: calendar.getAllSubcomponents("vevent").map(read) };
}

describe("GET /api/meetups/:id/calendar.ics", () => {
  it("is a calendar file that says when in UTC and cannot be written into", async () => {
    const vex = await site.register();
    const { id } = await postMeetup(vex, {
      title: "Zip; night, part \\2",
      description: `First\nEND:VEVENT\nBEGIN:VALARM ${"ж🎒".repeat(60)}`,
      eventAt: "2026-07-01T19:30",
      timeZone: "Europe/Lisbon",
    });
    const response = await call("GET", `/api/meetups/${id}/calendar.ics`);
    expect(response.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${pack.id}-${id}.ics"`,
      "cache-control": "public, max-age=300",
    });
    for (const line of response.body.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const lines = unfold(response.body);
    expect(lines.slice(0, 2)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0"]);
    expect(lines).toContain("DTSTART:20260701T183000Z");
    expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
    expect(readProperties(response.body)).toMatchObject({
      calendar: {
        prodid: `-//${pack.id}//meetups//EN`,
        calscale: "GREGORIAN",
        method: "PUBLISH",
        "x-wr-calname": `${pack.name} meetups`,
      },
      events: [
        {
          uid: `${id}@${pack.id}`,
          dtstart: "2026-07-01T18:30:00Z",
          dtend: "2026-07-01T20:30:00Z",
          dtstamp: toSeconds(site.clock.now()),
          "last-modified": toSeconds(site.clock.now()),
          summary: "Zip; night, part \\2",
          description: `First\nEND:VEVENT\nBEGIN:VALARM ${"ж🎒".repeat(60)}`,
          location: "Lisbon, Portugal",
          url: `${TEST_ORIGIN}/meetups?meetup=${id}`,
          sequence: "0",
          status: "CONFIRMED",
        },
      ],
    });
    expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
  });

  it("says where and until when, and counts the changes up to the cancellation", async () => {
    const vex = await site.register();
    const when = { eventAt: "2026-07-01T19:30", endsAt: "2026-07-01T23:00", timeZone: "Europe/Lisbon" };
    const { id } = await postMeetup(vex, { ...when, venue: "Bar 9" });
    const read = async () => readProperties((await call("GET", `/api/meetups/${id}/calendar.ics`)).body).events[0];
    const first = { sequence: "0", dtend: "2026-07-01T22:00:00Z", location: "Bar 9, Lisbon, Portugal" };
    expect(await read()).toMatchObject(first);
    await call("PUT", `/api/meetups/${id}`, vex, meetupBody({ ...when, venue: "Bar 10" }));
    expect(await read()).toMatchObject({ sequence: "1", location: "Bar 10, Lisbon, Portugal" });
    await call("DELETE", `/api/meetups/${id}`, vex);
    await call("DELETE", `/api/meetups/${id}`, vex);
    expect(await read()).toMatchObject({ sequence: "2", status: "CANCELLED" });
  });

  it("answers 304 to a calendar that has it, and says when the meetup is canceled", async () => {
    const vex = await site.register();
    const { id } = await postMeetup(vex);
    const url = `/api/meetups/${id}/calendar.ics`;
    const { etag } = (await call("GET", url)).headers;
    expect((await site.inject({ url, headers: { "if-none-match": String(etag) } })).statusCode).toBe(304);
    await call("DELETE", `/api/meetups/${id}`, vex);
    const response = await site.inject({ url, headers: { "if-none-match": String(etag) } });
    expect(unfold(response.body)).toContain("STATUS:CANCELLED");
  });

  it("knows no meetup that is hidden or not there", async () => {
    const { id } = await postMeetup(await site.register());
    await site.pool.query("UPDATE meetups SET hidden_at = now()");
    expect((await call("GET", `/api/meetups/${id}/calendar.ics`)).statusCode).toBe(404);
    expect((await call("GET", `/api/meetups/${createId()}/calendar.ics`)).statusCode).toBe(404);
    expect((await call("GET", "/api/meetups/x/calendar.ics")).statusCode).toBe(400);
  });
});

describe("GET /api/meetups/calendar.ics", () => {
  it("calls itself what its reader's language calls it", async () => {
    setCatalogue("es", { "mail/calendar.name": "Reuniones de {community}" });
    const { headers, body } = await site.inject({
      method: "GET",
      url: "/api/meetups/calendar.ics",
      headers: { "accept-language": "es-MX,en;q=0.4" },
    });
    expect(unfold(body)).toContain(`X-WR-CALNAME:Reuniones de ${pack.name}`);
    expect(headers.vary).toContain("accept-language");
    setCatalogue("es", {});
  });

  it("calls itself what the page called it whose address it is, whoever fetches it", async () => {
    setCatalogue("es", { "mail/calendar.name": "Reuniones de {community}" });
    const url = "/api/meetups/calendar.ics?language=es";
    const { body } = await site.inject({ method: "GET", url, headers: { "accept-language": "de" } });
    expect(unfold(body)).toContain(`X-WR-CALNAME:Reuniones de ${pack.name}`);
    setCatalogue("es", {});
    const gone = await site.inject({ method: "GET", url: "/api/meetups/calendar.ics?language=xx" });
    expect(unfold(gone.body)).toContain(`X-WR-CALNAME:${pack.name} meetups`);
  });

  it("holds what is to come, the next one first", async () => {
    const vex = await site.register();
    const day = (days: number) => new Date(site.clock.now().getTime() + days * DAY_MS).toISOString();
    for (const [title, days] of [
      ["over", 1],
      ["late", 9],
      ["next", 3],
    ] as const)
      await postMeetup(vex, { title, eventAt: day(days) });
    site.clock.advance(2 * DAY_MS);
    const { body } = await call("GET", "/api/meetups/calendar.ics");
    expect(unfold(body).filter((line) => line.startsWith("SUMMARY:"))).toEqual(["SUMMARY:next", "SUMMARY:late"]);
  });
});
