import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { meetupAnswerSchema, meetupListSchema, meetupPeopleSchema } from "../meetup.schema.ts";
import { buildMeetup } from "./build-meetup.ts";
import { MeetupsPage } from "./meetups-page.tsx";

const meetup = buildMeetup(1, { title: "Sticker run", venue: "Under the bridge", endsAt: "2098-11-28T21:00:00.000Z" });
const ONE = `GET /api/meetups/${meetup.id}`;
const PEOPLE = `GET /api/meetups/${meetup.id}/people`;
const stranger = { id: "019a0000-0000-7000-8000-0000000000dc", username: "deadcat", faceId: null };
const stubs = {
  [PEOPLE]: answer(meetupPeopleSchema, { guests: [stranger], host: { meetupCount: 2, guestCount: 9 } }),
  "GET /api/meetups": answer(meetupListSchema, { meetups: [meetup], nextCursor: null }),
  [ONE]: answer(meetupAnswerSchema, { meetup }),
};
const sheet = page.getByRole("dialog", { name: "Sticker run" });

beforeEach(() => page.viewport(1440, 900));

describe("one meetup, by its address", () => {
  it("opens over the board from its title, names the tab and goes again", async () => {
    const { history } = await renderPage(<MeetupsPage />, { path: "/meetups?city=Berlin", api: stubs });
    const before = document.title;
    await page.getByRole("link", { name: "Sticker run" }).click();
    await expect.element(sheet).toBeVisible();
    expect(history.at(-1)).toBe(`/meetups?city=Berlin&meetup=${meetup.id}`);
    await expect.poll(() => document.title).toBe("Sticker run. BAGZ");
    await expect.element(sheet.getByText("Under the bridge, Berlin, Germany")).toBeVisible();
    await expect
      .element(sheet.getByRole("link", { name: /Open a map/ }))
      .toHaveAttribute(
        "href",
        "https://www.openstreetmap.org/search?query=Under%20the%20bridge%2C%20Berlin%2C%20Germany",
      );
    await expect.element(sheet.getByText("The host has hosted 2 meetups. Confirmed guests: 9.")).toBeVisible();
    await expect.element(sheet.getByRole("link", { name: "@deadcat" })).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard("{Escape}");
    await expect.element(sheet).not.toBeInTheDocument();
    expect(history.at(-1)).toBe("/meetups?city=Berlin");
    expect(document.title).toBe(before);
  });

  it("copies its own address", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await renderPage(<MeetupsPage />, { path: `/meetups?sort=newest&meetup=${meetup.id}`, api: stubs });
    await sheet.getByRole("button", { name: "Share" }).click();
    await expect.element(sheet.getByRole("button", { name: "Link copied" })).toBeVisible();
    expect(write).toHaveBeenCalledWith(`${window.location.origin}/meetups?meetup=${meetup.id}`);
  });

  it("shows in the board what was answered in the sheet", async () => {
    const going = { ...meetup, userHasRsvped: true, userStatus: "going" as const, rsvpCount: 42 };
    const RSVP = `POST /api/meetups/${meetup.id}/rsvp` as const;
    const { api } = await renderPage(<MeetupsPage />, {
      user: buildWebUser(),
      path: `/meetups?meetup=${meetup.id}`,
      api: { ...stubs, [RSVP]: answer(meetupAnswerSchema, { meetup: going }) },
    });
    await sheet.getByRole("button", { name: "RSVP", exact: true }).click();
    await expect.element(sheet.getByText("You are going.")).toBeVisible();
    // The name stays unread until the member says otherwise.
    const shown = sheet.getByRole("checkbox", { name: "Show my name among those who come" });
    await expect.element(shown).not.toBeChecked();
    api.set({ [RSVP]: answer(meetupAnswerSchema, { meetup: { ...going, userIsShown: true } }) });
    await userEvent.click(shown);
    await expect.poll(() => api.bodiesOf(RSVP)).toEqual([undefined, { isShown: true }]);
    await expect.element(shown).toBeChecked();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByText("42 going")).toBeVisible();
  });

  it("says kindly that there is none, whether it was hidden or never there", async () => {
    const { history } = await renderPage(<MeetupsPage />, {
      path: `/meetups?meetup=${meetup.id}`,
      api: { ...stubs, [ONE]: refuse(404, "meetups.not_found", "There is no such meetup") },
    });
    const gone = page.getByRole("dialog", { name: "Meetup" });
    await expect.element(gone.getByRole("heading", { name: "Not here" })).toBeVisible();
    await expectAccessible();
    await gone.getByRole("button", { name: "To the board" }).click();
    await expect.element(gone).not.toBeInTheDocument();
    expect(history.at(-1)).toBe("/meetups");
  });
});
