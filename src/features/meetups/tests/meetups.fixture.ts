import type { Page } from "@playwright/test";
import type { FeatureFixture } from "../../../../tests/e2e/feature-fixtures.ts";
import { press, TITLE } from "../../../../tests/e2e/page-states.ts";
import { expect } from "../../../../tests/e2e/site.ts";
import { pressUnlessOpen } from "../../../../tests/e2e/typed-forms.ts";

/** A day that is a year ahead whenever this runs. */
const NEXT_YEAR = new Date().getFullYear() + 1;

const form = (page: Page) => page.getByRole("form", { name: "New meetup" });

export const fixture: FeatureFixture = {
  async postThing(post, title) {
    const meetup = { title, description: "Bring a marker.", city: "Tokyo", country: "Japan", capacity: 12 };
    const when = { eventAt: `${NEXT_YEAR}-03-01T20:30`, timeZone: "Asia/Tokyo", tags: ["IRL-sticker-run"] };
    return (await post("/api/meetups", { ...meetup, ...when })).meetup?.id ?? "";
  },
  states: [
    { name: "meetups, nothing found", path: "/meetups?q=no-such-thing", shows: "No meetups found" },
    { name: "meetups, failed", path: "/meetups", fails: /\/api\/meetups\?/, shows: /Try again/i },
    {
      name: "meetup form, refused",
      path: "/meetups",
      as: "member",
      reach: press("Create Meetup", "Post Meetup"),
      shows: "Please fill in all required fields.",
    },
    { name: "meetup", path: ({ things }) => `/meetups?meetup=${things.meetups}`, as: "member", shows: TITLE },
    {
      name: "meetup, for cancelling",
      path: "/meetups",
      as: "member",
      reach: press("Cancel meetup"),
      shows: "Cancel this meetup?",
    },
    { name: "seat taken", path: "/meetups", as: "newcomer", reach: press("RSVP"), shows: "You are going." },
  ],
  offlinePresses: [
    {
      name: "a seat is not taken",
      path: "/meetups",
      as: "newcomer",
      press: press("RSVP"),
      call: /\/rsvp$/,
      says: "Failed to update RSVP. Please try again.",
    },
  ],
  forms: [
    {
      name: "a meetup",
      path: "/meetups",
      open: (page) => pressUnlessOpen(form(page), page.getByRole("button", { name: "Create Meetup" }).first()),
      find: form,
      typed: {
        Title: "Sticker run",
        Description: "Bring a marker.",
        City: "Tokyo",
        Country: "Japan",
        "Date and time": `${NEXT_YEAR}-03-01T20:30`,
      },
      close: "Cancel",
      isInAddress: true,
      send: "Post Meetup",
      call: { method: "POST", path: /\/api\/meetups$/ },
      listed: "/api/meetups",
      arrived: "Meetup Created!",
    },
  ],
  async tellNews({ host, guest, follow, expectNews }) {
    const { meetup } = await host.send("POST", "/api/meetups", {
      title: "Candle night",
      description: "Bring a candle.",
      city: "Lisbon",
      country: "Portugal",
      eventAt: `${NEXT_YEAR}-03-01T20:30`,
      timeZone: "Europe/Lisbon",
      tags: ["community-meetup"],
      capacity: 1,
    });
    const open = async ({ page }: typeof host) => {
      await page.goto(`/meetups?meetup=${meetup?.id}`);
      const sheet = page.getByRole("dialog", { name: "Candle night" });
      await sheet.getByRole("button", { name: "RSVP", exact: true }).click();
      return sheet;
    };
    const hosted = await open(host);
    await expect(hosted).toContainText("1 of 1 going");
    const visited = await open(guest);
    await expect(visited).toContainText("You are on the waiting list.");
    await expectNews(hosted, "1 waiting");

    await hosted.getByRole("button", { name: "Cancel RSVP" }).click();
    await expectNews(visited, "You are going.");
    await visited.getByRole("button", { name: "Close" }).click();
    await follow(guest, 1, /^Unread: You have a seat at .?Candle night.? now/);
    await expect(visited).toBeVisible();
    await visited.getByRole("button", { name: "Close" }).click();
    await hosted.getByRole("button", { name: "Close" }).click();
  },
  // With what is done to a meetup, which says its day aloud.
  budgets: [{ path: "/meetups", scriptBytes: 104_600 }],
  measuredPage: ({ button, tap, type }) => ({
    path: "/meetups",
    ready: (page) => button(page, "RSVP").first(),
    presses: {
      "meetups: RSVP": tap((page) => button(page, "RSVP").first()),
      "meetups: type in the search": type((page) => page.getByLabel("Search").first(), "run"),
      "meetups: create": tap((page) => button(page, "Create Meetup").first()),
    },
  }),
  tour: ["/meetups", [0, 0.5], 1200],
};
