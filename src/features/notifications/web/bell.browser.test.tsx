import { useQuery } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { stubPulse } from "../../../../tests/support/web/stub-pulse.ts";
import { PULSE_EVERY_MS } from "../notifications.rules.ts";
import { type NotificationEntry, pulseSchema } from "../notifications.schema.ts";
import { BellSlot } from "./bell-slot.tsx";

const user = buildWebUser();
const PATH = `/api/users/${user.id}/notifications` as const;
const READ = `POST ${PATH}/read` as const;
const LIST = `GET ${PATH}` as const;
const PULSE = `GET ${PATH}/pulse` as const;

function buildEntry(number: number, values: Partial<NotificationEntry> = {}): NotificationEntry {
  return {
    id: `019a0000-0000-7000-8000-00000000020${number}`,
    kind: "engagement.award",
    values: { points: number, reason: "Art" },
    count: 1,
    actor: null,
    link: "/leaderboard",
    changedAt: `2026-11-20T09:0${number}:00.000Z`,
    readAt: null,
    ...values,
  };
}

const read = buildEntry(1, { readAt: "2026-11-20T10:00:00.000Z" });
const message = buildEntry(2, {
  kind: "messages.new",
  values: { threadId: "1", title: "Paper crown" },
  count: 3,
  actor: "deadcat",
  link: "/account?messages=1",
});
const award = buildEntry(3);
const entries = [award, message, read];

const bell = (name: string) => page.getByRole("button", { name, exact: true });
const drawer = page.getByRole("dialog", { name: "Your news" });
const list = drawer.getByRole("list", { name: "What happened" });

function Meetups() {
  const { data } = useQuery<{ count: number }>({ queryKey: ["/api/meetups"] });
  return <p>{data?.count} come</p>;
}

beforeEach(() => page.viewport(390, 844));
afterEach(() => vi.useRealTimers());

describe("the bell", () => {
  it("is not there for visitors", async () => {
    const { api } = await renderPage(<BellSlot />);
    await expect.poll(() => api.countOf("GET /api/auth/me")).toBe(1);
    await expect.element(page.getByRole("button")).not.toBeInTheDocument();
  });

  it("says how many are unread, and leads to what happened and to its place", async () => {
    const { history, api } = await renderPage(<BellSlot />, { user, api: stubPulse(user, entries) });
    api.set({ [READ]: answer(pulseSchema, { unread: 1, changedAt: award.changedAt }) });
    await userEvent.click(bell("Your news, 2 unread"));
    const lines = list.getByRole("link");
    await expect.element(lines.nth(0)).toHaveTextContent("Unread: 3 points from the house: \u2068Art\u2069");
    await expect.element(lines.nth(1)).toHaveTextContent("Unread: 3 messages of \u2068@deadcat\u2069 about");
    await expect.element(lines.nth(2)).toHaveTextContent(/^1 points/);
    await expectAccessible();
    await userEvent.click(lines.nth(1));
    await expect.element(drawer).not.toBeInTheDocument();
    expect(history.at(-1)).toBe("/account?messages=1");
    expect(api.bodiesOf(READ)).toEqual([{ id: message.id, until: message.changedAt }]);
    await expect.element(bell("Your news, 1 unread")).toBeVisible();
  });

  it("marks all that was seen as read", async () => {
    const { api } = await renderPage(<BellSlot />, { user, api: stubPulse(user, entries) });
    api.set({ [READ]: answer(pulseSchema, { unread: 0, changedAt: award.changedAt }) });
    await userEvent.click(bell("Your news, 2 unread"));
    await userEvent.click(drawer.getByRole("button", { name: "Mark all as read" }));
    await expect.element(drawer.getByText("Unread:")).not.toBeInTheDocument();
    expect(api.bodiesOf(READ)).toEqual([{ until: award.changedAt }]);
    await userEvent.keyboard("{Escape}");
    await expect.element(bell("Your news")).toHaveFocus();
  });

  it("leaves unread what could not be marked, and says so", async () => {
    const { api } = await renderPage(<BellSlot />, { user, api: stubPulse(user, entries) });
    api.set({ [READ]: refuse(503, "server.busy", "Busy") });
    await userEvent.click(bell("Your news, 2 unread"));
    await userEvent.click(drawer.getByRole("button", { name: "Mark all as read" }));
    await expect.element(page.getByText("Error", { exact: true })).toBeVisible();
    await expect.element(drawer.getByText("Unread:").first()).toBeInTheDocument();
  });

  it("has something to say where nothing has happened, and where it did not come", async () => {
    const { screen } = await renderPage(<BellSlot />, { user, api: stubPulse(user) });
    await userEvent.click(bell("Your news"));
    await expect.element(drawer.getByText("Silence")).toBeVisible();
    await expectAccessible();
    await screen.unmount();
    const { api } = await renderPage(<BellSlot />, {
      user,
      api: { ...stubPulse(user, [read]), [LIST]: refuse(503, "server.busy", "Busy") },
    });
    await userEvent.click(bell("Your news"));
    await expect.element(drawer.getByText("Your news did not come.", { exact: false })).toBeVisible();
    api.set(stubPulse(user, [read]));
    await userEvent.click(drawer.getByRole("button", { name: "Try again" }));
    await expect.element(list).toBeVisible();
  });

  it("leaves out what this page has no words for yet", async () => {
    const unknown = buildEntry(4, { kind: "future.thing" });
    await renderPage(<BellSlot />, { user, api: stubPulse(user, [unknown, read]) });
    await userEvent.click(bell("Your news, 1 unread"));
    await expect.element(list.getByRole("link")).toHaveTextContent(/^1 points/);
  });
});

describe("news that arrive", () => {
  it("ring within ten seconds, aloud, and what they concern on the page is asked for anew", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { api } = await renderPage(
      <>
        <BellSlot />
        <Meetups />
      </>,
      { user, api: { ...stubPulse(user), "GET /api/meetups": { status: 200, body: { count: 1 } } } },
    );
    await expect.poll(() => api.countOf(PULSE)).toBe(1);
    await expect.element(page.getByText("1 come")).toBeVisible();
    const changed = buildEntry(5, { kind: "meetups.changed", changedAt: new Date().toISOString() });
    api.set({ ...stubPulse(user, [changed]), "GET /api/meetups": { status: 200, body: { count: 2 } } });
    vi.advanceTimersByTime(PULSE_EVERY_MS);
    await expect.element(page.getByText("2 come")).toBeVisible();
    await expect.element(page.getByRole("status").getByText("1 unread piece of news")).toBeInTheDocument();
    await expect.element(bell("Your news, 1 unread")).toBeVisible();
  });
});
