// About the default community.
import { describe, expect, it } from "vitest";
import { startBoardPages } from "../../../../tests/support/board-pages.ts";
import { buildTestApp, TEST_ORIGIN } from "../../../../tests/support/build-test-app.ts";
import { createMeetups } from "./meetup-posts.fixture.ts";

const site = await buildTestApp();
const { postMeetup, postImage } = createMeetups(site);
const startPages = () => startBoardPages(site);

describe("GET /meetups?meetup=ID", () => {
  it("has the head of a meetup: what, when, where, its picture and its address", async () => {
    const vex = await site.register();
    const { id: imageId } = await postImage(vex);
    const meetup = await postMeetup(vex, {
      title: `Zip "night" <b>$&`,
      venue: "Bar 9",
      eventAt: "2026-07-01T19:30",
      images: [imageId],
    });
    const app = await startPages();
    const response = await app.inject({ url: `/meetups?city=x&meetup=${meetup.id}` });
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([200, "no-store"]);
    const { body } = response;
    expect(body).toContain("<title>Zip &quot;night&quot; &lt;b&gt;$&amp;. BAGZ</title>");
    expect(body).toContain('property="og:title" content="Zip &quot;night&quot; &lt;b&gt;$&amp;. BAGZ"');
    expect(body).toContain("Wednesday, 1 July 2026 at 19:30, Bar 9, Lisbon, Portugal. Bring a bag and a grin.");
    const address = `${TEST_ORIGIN}/meetups?meetup=${meetup.id}`;
    expect(body).toContain(`rel="canonical" href="${address}"`);
    expect(body).toContain(`property="og:url" content="${address}"`);
    expect(body).toContain(`property="og:image" content="${TEST_ORIGIN}/api/boards/images/${imageId}"`);
    expect(body).toContain('property="og:image:width" content="60"');
  });

  it("has it in every language, and names itself in the others", async () => {
    const { id } = await postMeetup(await site.register(), { title: "Candle night" });
    const { statusCode, body } = await (await startPages()).inject({ url: `/de/meetups?meetup=${id}` });
    expect(statusCode).toBe(200);
    expect(body).toContain("<title>Candle night. BAGZ</title>");
    const address = `${TEST_ORIGIN}/de/meetups?meetup=${id}`;
    expect(body).toContain(`rel="canonical" href="${address}"`);
    expect(body).toContain(`hreflang="de" href="${address}"`);
  });
});
