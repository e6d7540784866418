import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { type Meetup, meetupAnswerSchema, meetupListSchema } from "../meetup.schema.ts";
import { buildMeetup } from "./build-meetup.ts";
import { MeetupsPage } from "./meetups-page.tsx";

const zipgrin = buildWebUser();
const stickers = buildMeetup(1, { title: "Sticker run" });

function list(meetups: Meetup[], nextCursor: string | null = null) {
  return answer(meetupListSchema, { meetups, nextCursor });
}

async function open(api: ApiStubs, { user = zipgrin as typeof zipgrin | null, path = "/meetups" } = {}) {
  const rendered = await renderPage(<MeetupsPage />, { user, path, api });
  // The account in the header of the real page: here the button tells that the member is known.
  if (user) await expect.element(page.getByRole("button", { name: "Create Meetup" }).first()).toBeVisible();
  return rendered;
}

function row(title: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name: title }) });
}

async function expectToast(title: string, text: string) {
  await expect.element(page.getByRole("listitem").filter({ hasText: title })).toHaveTextContent(text);
}

beforeEach(() => page.viewport(1440, 900));

describe("/meetups for a visitor", () => {
  it("shows the board and its rules, and no button to create a meetup", async () => {
    await open({ "GET /api/meetups": list([stickers]) }, { user: null });
    await expect.element(page.getByRole("heading", { level: 1, name: "Meetups" })).toBeVisible();
    await expect.element(page.getByRole("heading", { level: 3, name: "Sticker run" })).toBeVisible();
    expect(page.getByRole("button", { name: "Create Meetup" }).elements()).toEqual([]);
    const rules = page.getByRole("region", { name: "Community rules" }).getByRole("listitem");
    expect(rules.elements()).toHaveLength(4);
    await expectAccessible();
    await page.viewport(320, 800);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  it.for([
    ["Log in to post", "Please log in to create a meetup."],
    ["RSVP", "Please log in to RSVP to meetups."],
  ] as const)("asks to log in on %s", async ([name, text]) => {
    const { api } = await open({ "GET /api/meetups": list([stickers]) }, { user: null });
    await page.getByRole("button", { name, exact: true }).click();
    await expectToast("Authentication Required", text);
    await expect.element(page.getByRole("dialog", { name: "JOIN THE CHAOS" })).toBeVisible();
    expect(api.countOf("POST /api/meetups/019a0000-0000-7000-8000-000000000101/rsvp")).toBe(0);
  });
});

describe("/meetups as a list", () => {
  it("says when, where, what, who and how many, in the time of the place", async () => {
    const meetup = buildMeetup(1, { timeZone: "Pacific/Auckland", city: "Auckland", country: "New Zealand" });
    await open({ "GET /api/meetups": list([{ ...meetup, capacity: 60, waitingCount: 2 }]) });
    const first = row("Meetup 1");
    for (const text of ["29", "Nov 2098", "07:00 GMT+13", "Auckland, New Zealand", "IRL-sticker-run"]) {
      await expect.element(first.getByText(text, { exact: false }).first()).toBeVisible();
    }
    await expect.element(first.getByText("41 of 60 going")).toBeVisible();
    await expect.element(first.getByText("2 waiting")).toBeVisible();
    await expect.element(first.getByText("by @stickerlord")).toBeVisible();
    await expect.element(first.getByText(/Your time: .*28/)).toBeVisible();
    await expect
      .element(first.getByRole("link", { name: "Add to calendar" }))
      .toHaveAttribute("href", `/api/meetups/${meetup.id}/calendar.ics`);
  });

  it("shows markup as the text that it is", async () => {
    const title = "<img src=x onerror=alert(1)> & {{7*7}}";
    await open({ "GET /api/meetups": list([buildMeetup(1, { title, description: "<b>bold</b>" })]) });
    await expect.element(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
    await expect.element(page.getByText("<b>bold</b>")).toBeVisible();
  });

  it("sinks what is over, strikes what is canceled, and lets nobody RSVP to either", async () => {
    const past = buildMeetup(2, { title: "Long ago", isPast: true });
    const canceled = buildMeetup(3, { title: "Called off", canceledAt: "2026-11-20T09:00:00.000Z" });
    await open({ "GET /api/meetups": list([canceled, past]) });
    await expect.element(page.getByRole("heading", { level: 2, name: "Been and gone" })).toBeVisible();
    await expect.element(row("Long ago").getByText("Past")).toBeVisible();
    await expect.element(row("Called off").getByText("Canceled")).toBeVisible();
    expect(page.getByRole("button", { name: "RSVP" }).elements()).toEqual([]);
    await expectAccessible();
  });

  it("warns of what the scam check has found, and tells a creator that theirs is hidden", async () => {
    const scam = buildMeetup(1, { warnings: ["seed-phrase", "too-good"] });
    const hidden = buildMeetup(2, { isOwn: true, hiddenAt: "2026-11-20T09:00:00.000Z" });
    await open({ "GET /api/meetups": list([scam, hidden]) });
    await expect.element(row("Meetup 1").getByRole("note")).toHaveTextContent("Nobody needs yours. Ever.");
    await expect.element(row("Meetup 2").getByText(/Reported, and seen by nobody but you/)).toBeVisible();
    await expectAccessible();
  });

  it("opens its pictures large, one after the other", async () => {
    const url = "/packs/bagz/media/plates/one-eye-light.webp";
    const images = ["a", "b"].map((id) => ({ id, url, width: 600, height: 600 }));
    await open({ "GET /api/meetups": list([{ ...stickers, images }]) });
    await page.getByRole("button", { name: "Open picture 1 of Sticker run" }).click();
    const view = page.getByRole("dialog", { name: "Sticker run" });
    await expect.element(view.getByRole("img", { name: "Picture 1 of Sticker run" })).toBeVisible();
    await view.getByRole("button", { name: "Next picture" }).click();
    await expect.element(view.getByRole("img", { name: "Picture 2 of Sticker run" })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(view.getByText("1 / 2")).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("button", { name: "Open picture 1 of Sticker run" })).toHaveFocus();
  });

  it("folds a long description", async () => {
    const description = "Bring a marker and a friend. ".repeat(20);
    await open({ "GET /api/meetups": list([{ ...stickers, description }]) });
    const more = page.getByRole("button", { name: "Read more" });
    await expect.element(more).toHaveAttribute("aria-expanded", "false");
    await more.click();
    await expect.element(page.getByRole("button", { name: "Read less" })).toHaveAttribute("aria-expanded", "true");
  });

  it("loads more and puts the focus on the first of the new ones", async () => {
    await open({
      "GET /api/meetups": list([stickers], "next"),
      "GET /api/meetups?sort=event-date&cursor=next": list([buildMeetup(2, { title: "Later" })]),
    });
    await page.getByRole("button", { name: "Load more" }).click();
    await expect.element(row("Later")).toHaveFocus();
    expect(page.getByRole("button", { name: "Load more" }).elements()).toEqual([]);
  });

  it("says that it did not load, and tries again", async () => {
    const { api } = await open({ "GET /api/meetups": refuse(503, "server.busy", "Busy") });
    await expect.element(page.getByText(/The board did not load/)).toBeVisible();
    api.set({ "GET /api/meetups": list([stickers]) });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(row("Sticker run")).toBeVisible();
  });
});

describe("the filters of /meetups", () => {
  it("ask the server, and stand in the address", async () => {
    const { api, history } = await open({ "GET /api/meetups": list([stickers]) });
    await page.getByRole("searchbox", { name: "Search" }).fill("candle");
    await expect.poll(() => history.at(-1)).toBe("/meetups?q=candle");
    await page.getByRole("combobox", { name: "City" }).fill("Tokyo");
    await expect.poll(() => history.at(-1)).toBe("/meetups?q=candle&city=Tokyo");
    await page.getByRole("combobox", { name: "Tag" }).selectOptions("meme-contest");
    await page.getByRole("combobox", { name: "Sort" }).selectOptions("newest");
    expect(history).toEqual(["/meetups?q=candle&city=Tokyo&tags=meme-contest&sort=newest"]);
    await expect.poll(() => api.countOf("GET /api/meetups?q=candle&city=Tokyo&tags=meme-contest&sort=newest")).toBe(1);
  });

  it("offer all tags, the seven, and three orders", async () => {
    await open({ "GET /api/meetups": list([]) });
    const read = async (name: string) =>
      [...((await page.getByRole("combobox", { name }).findElement()) as HTMLSelectElement).options].map(
        ({ text }) => text,
      );
    expect(await read("Tag")).toEqual([
      "all",
      "shill-raid",
      "IRL-sticker-run",
      "launch-party",
      "community-meetup",
      "trading-session",
      "meme-contest",
      "villain-gathering",
    ]);
    expect((await read("Sort")).toSorted()).toEqual(["event-date", "newest", "oldest"]);
  });

  it("are read from the address, and what it does not know counts as not said", async () => {
    const { api } = await open(
      { "GET /api/meetups": list([]) },
      { path: "/meetups?q=ramen&tags=lair&sort=upside-down" },
    );
    await expect.element(page.getByRole("searchbox", { name: "Search" })).toHaveValue("ramen");
    await expect.poll(() => api.countOf("GET /api/meetups?q=ramen&sort=event-date")).toBeGreaterThan(0);
  });

  it("leave a way out when nothing is found", async () => {
    const { history } = await open({
      "GET /api/meetups": list([stickers]),
      "GET /api/meetups?q=nobody&sort=event-date": list([]),
    });
    await page.getByRole("searchbox", { name: "Search" }).fill("nobody");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("No meetups found")).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect.element(row("Sticker run")).toBeVisible();
    expect(history).toEqual(["/meetups"]);
    await expect.element(page.getByRole("searchbox", { name: "Search" })).toHaveValue("");
  });

  it("invite a member to go first on an empty board", async () => {
    await open({ "GET /api/meetups": list([]) });
    await expect.element(page.getByText("No meetups found")).toBeVisible();
    await page.getByRole("button", { name: "Create Meetup" }).nth(1).click();
    await expect.element(page.getByRole("form", { name: "New meetup" })).toHaveFocus();
  });
});

describe("RSVP", () => {
  const path = `/api/meetups/${stickers.id}/rsvp` as const;

  it("shows at once, counts, and is taken back by Cancel RSVP", async () => {
    const going = { ...stickers, rsvpCount: 42, userHasRsvped: true, userStatus: "going" as const };
    let resolve = () => {};
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    await open({
      "GET /api/meetups": list([stickers]),
      [`POST ${path}`]: async () => {
        await promise;
        return answer(meetupAnswerSchema, { meetup: going });
      },
      [`DELETE ${path}`]: answer(meetupAnswerSchema, { meetup: stickers }),
    });
    const first = row("Sticker run");
    await first.getByRole("button", { name: "RSVP", exact: true }).click();
    await expect.element(first.getByText("42 going")).toBeVisible();
    await expect.element(first.getByRole("button", { name: /Cancel RSVP/ })).toHaveAttribute("aria-busy", "true");
    resolve();
    const cancel = first.getByRole("button", { name: "Cancel RSVP", exact: true });
    await expect.element(cancel).not.toHaveAttribute("aria-busy");
    await expect.element(first.getByText("You are going.")).toBeVisible();
    await expectAccessible();
    await cancel.click();
    await expect.element(first.getByText("41 going")).toBeVisible();
    await expect.element(first.getByText("You are not going.")).toBeVisible();
    await expect.element(first.getByRole("button", { name: "RSVP", exact: true })).toBeVisible();
  });

  it("takes back what it has shown when the server refuses", async () => {
    await open({
      "GET /api/meetups": list([stickers]),
      [`POST ${path}`]: refuse(409, "meetups.over", "This meetup is over"),
    });
    await row("Sticker run").getByRole("button", { name: "RSVP", exact: true }).click();
    await expectToast("Error", "Failed to update RSVP. Please try again.");
    await expect.element(row("Sticker run").getByText("41 going")).toBeVisible();
  });

  it("tells a member whose session is gone to log in again", async () => {
    await open({
      "GET /api/meetups": list([stickers]),
      [`POST ${path}`]: refuse(401, "auth.required", "Unauthorized"),
    });
    vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: false });
    try {
      await row("Sticker run").getByRole("button", { name: "RSVP", exact: true }).click();
      await expectToast("Unauthorized", "You are logged out. Logging in again...");
    } finally {
      // The login itself would leave the test's page.
      vi.clearAllTimers();
      vi.useRealTimers();
    }
  });

  it("puts the member on the waiting list of a full one", async () => {
    const full = { ...stickers, capacity: 41 };
    const waiting = { ...full, waitingCount: 1, userHasRsvped: true, userStatus: "waiting" as const };
    await open({
      "GET /api/meetups": list([full]),
      [`POST ${path}`]: answer(meetupAnswerSchema, { meetup: waiting }),
    });
    await expect.element(page.getByText("Full. An RSVP puts you on the waiting list.")).toBeVisible();
    await row("Sticker run").getByRole("button", { name: "RSVP", exact: true }).click();
    await expect.element(page.getByText("You are on the waiting list.")).toBeVisible();
    await expect.element(page.getByText("1 waiting")).toBeVisible();
  });
});

describe("the creator's tools", () => {
  const nextYear = new Date().getFullYear() + 1;
  const own = { ...stickers, isOwn: true, eventAt: `${nextYear}-06-01T17:30:00.000Z` };

  it("stand beside what says who hosts, on a card that can be answered like every other", async () => {
    await open({ "GET /api/meetups": list([own]) });
    await expect.element(page.getByText("You host this")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "RSVP", exact: true })).toBeVisible();
  });

  it("change a meetup in the same form, in the time of its place", async () => {
    const changed = { ...own, title: "Sticker march" };
    const { api } = await open({
      "GET /api/meetups": list([own]),
      [`PUT /api/meetups/${own.id}`]: answer(meetupAnswerSchema, { meetup: changed }),
    });
    expect(page.getByRole("button", { name: "Report" }).elements()).toEqual([]);
    await page.getByRole("button", { name: "Edit" }).click();
    const form = page.getByRole("form", { name: "Edit meetup" });
    await expect.element(form).toHaveFocus();
    await expect.element(form.getByLabelText("Date and time")).toHaveValue(`${nextYear}-06-01T19:30`);
    await form.getByLabelText("Title").fill("Sticker march");
    api.set({ "GET /api/meetups": list([changed]) });
    await form.getByRole("button", { name: "Save changes" }).click();
    await expectToast("Meetup Updated", "Everyone who comes sees the change.");
    await expect.element(row("Sticker march")).toHaveFocus();
    expect(api.bodiesOf(`PUT /api/meetups/${own.id}`)).toEqual([
      {
        title: "Sticker march",
        description: own.description,
        city: "Berlin",
        country: "Germany",
        venue: "",
        eventAt: `${nextYear}-06-01T19:30`,
        endsAt: "",
        timeZone: "Europe/Berlin",
        tags: ["IRL-sticker-run"],
        images: [],
        capacity: null,
      },
    ]);
  });

  it("cancel it after a question", async () => {
    const canceled = { ...own, canceledAt: "2026-11-20T10:00:00.000Z" };
    await open({
      "GET /api/meetups": list([own]),
      [`DELETE /api/meetups/${own.id}`]: answer(meetupAnswerSchema, { meetup: canceled }),
    });
    await page.getByRole("button", { name: "Cancel meetup" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel this meetup?" });
    await expect.element(dialog.getByRole("button", { name: "Keep it" })).toHaveFocus();
    await expectAccessible();
    await dialog.getByRole("button", { name: "Cancel meetup" }).click();
    await expectToast("Meetup Canceled", "It stays on the board with a line through it.");
    await expect.element(row("Sticker run").getByText("Canceled")).toBeVisible();
  });
});

it("a meetup of somebody else can be reported", async () => {
  await open({ "GET /api/meetups": list([stickers]) });
  await page.getByRole("button", { name: "Report" }).click();
  await expect.element(page.getByRole("dialog", { name: "Report meetup" })).toBeVisible();
});
