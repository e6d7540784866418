import { expect, it } from "vitest";
import { createId } from "#shared/ids.ts";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import { createMeetups } from "./meetup-posts.fixture.ts";
import { showMeetups } from "./reported-meetups.repository.ts";

const site = await buildTestApp();
const { postMeetup } = createMeetups(site);

it("a reported meetup is shown as its readers see it; one that is gone is not", async () => {
  const vex = await site.register("vex");
  const { id } = await postMeetup(vex);
  expect(await showMeetups(site.db, [id, createId()])).toMatchObject([
    { id, title: "Zip night", author: { username: "vex" }, path: expect.stringMatching(/^\/meetups/), hiddenAt: null },
  ]);
});
