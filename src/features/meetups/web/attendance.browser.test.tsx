import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { attendanceAnswerSchema, attendanceCodeSchema } from "../attendance.schema.ts";
import { type Meetup, meetupListSchema } from "../meetup.schema.ts";
import { buildMeetup } from "./build-meetup.ts";
import { MeetupsPage } from "./meetups-page.tsx";

const vex = buildWebUser();
const open = buildMeetup(1, { title: "Sticker run", userHasRsvped: true, userStatus: "going", attendance: "open" });
const CODE = `POST /api/meetups/${open.id}/attendance-code` as const;
const CONFIRM = `POST /api/meetups/${open.id}/attendance` as const;

async function show(meetup: Meetup, api: ApiStubs = {}) {
  const list = answer(meetupListSchema, { meetups: [meetup], nextCursor: null });
  const rendered = await renderPage(<MeetupsPage />, {
    user: vex,
    path: "/meetups",
    api: { "GET /api/meetups": list, ...api },
  });
  await expect.element(page.getByRole("heading", { level: 3, name: "Sticker run" })).toBeVisible();
  return rendered;
}

beforeEach(() => page.viewport(1440, 900));

describe("a guest at a meetup", () => {
  const form = page.getByRole("form", { name: "I am here" });

  it("types the host's code and is told what it earned", async () => {
    const confirmed = { ...open, attendance: "confirmed" as const };
    const { api } = await show(open, { [CONFIRM]: answer(attendanceAnswerSchema, { meetup: confirmed, points: 15 }) });
    await form.getByLabelText("Code of the host").fill("zk7 q2m");
    await expectAccessible();
    await page.viewport(390, 844);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(390);
    await form.getByRole("button", { name: "I am here" }).click();
    await expect.element(page.getByText("15 points for coming.")).toBeVisible();
    await expect.element(page.getByText("You were there")).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    expect(api.bodiesOf(CONFIRM)).toEqual([{ code: "zk7 q2m" }]);
  });

  it("is told kindly when this meetup earns nothing", async () => {
    const meetup = { ...open, attendance: "confirmed" as const };
    await show(open, { [CONFIRM]: answer(attendanceAnswerSchema, { meetup, points: 0 }) });
    await form.getByLabelText("Code of the host").fill("ZK7Q2M");
    await form.getByRole("button", { name: "I am here" }).click();
    await expect.element(page.getByText("Noted. One meetup a day and four a month earn points.")).toBeVisible();
  });

  it("reads at the field what is wrong with the code", async () => {
    const { api } = await show(open, {
      [CONFIRM]: refuse(400, "meetups.wrong_code", "This is not the code that the host shows", "code"),
    });
    const field = form.getByLabelText("Code of the host");
    await form.getByRole("button", { name: "I am here" }).click();
    await expect.element(field).toHaveAccessibleDescription(/Type the six characters/);
    expect(api.countOf(CONFIRM)).toBe(0);
    await field.fill("ZK7Q2M");
    await form.getByRole("button", { name: "I am here" }).click();
    await expect.element(field).toHaveAccessibleDescription(/This is not the code that the host shows/);
    await expect.element(field).toHaveFocus();
  });

  it("is asked for nothing outside the hours", async () => {
    await show({ ...open, attendance: null });
    await expect.element(form).not.toBeInTheDocument();
  });
});

describe("the host of a meetup", () => {
  const card = page.getByRole("region", { name: "Your guests type this code" });
  const own = { ...open, isOwn: true };
  const code = (guestCount: number) =>
    answer(attendanceCodeSchema, { code: "ZK7Q2M", guestCount, closesAt: "2026-11-21T00:00:00.000Z" });

  it("shows the code, large, with how many have used it", async () => {
    await show(own, { [CODE]: code(2) });
    await expect.element(card.getByRole("img", { name: "Z K 7 Q 2 M" })).toBeVisible();
    await expect.element(card).toHaveAccessibleName(`Your guests type this code ${own.title}`);
    await expect.element(card.getByText("2 guests are here")).toBeVisible();
    await expect.element(card.getByText(/20 points for you once 3 of them/)).toBeVisible();
    await expectAccessible();
    await page.viewport(390, 844);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  it("asks again for a code that did not come", async () => {
    const { api } = await show(own, { [CODE]: refuse(503, "server.busy", "Busy") });
    await expect.element(card.getByText("The code did not come.")).toBeVisible();
    api.set({ [CODE]: code(0) });
    await card.getByRole("button", { name: "Try again" }).click();
    await expect.element(card.getByText("0 guests are here")).toBeVisible();
  });
});
