import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { givenAwardSchema, type LoggedAward, loggedAwardsSchema } from "../engagement.schema.ts";
import { AwardsPanel } from "./awards-panel.tsx";

const boss = { ...buildWebUser({ username: "warden" }), isAdmin: true };
const LIST = "GET /api/admin/awards";
const GIVE = "POST /api/admin/members/vex/awards";
const award: LoggedAward = {
  id: "019a0000-0000-7000-8000-000000000201",
  username: "vex",
  givenBy: "warden",
  points: 20,
  reason: "Translated the rules",
  createdAt: "2026-11-20T09:00:00.000Z",
};

const list = (...awards: LoggedAward[]) => answer(loggedAwardsSchema, { awards, nextCursor: null });
const open = (api: ApiStubs) => renderPage(<AwardsPanel />, { user: boss, api });

async function fill(points: string) {
  await page.getByLabelText("Username").fill("vex");
  await page.getByLabelText("Points").fill(points);
  await page.getByLabelText("Reason").fill("Translated the rules");
}

beforeEach(() => page.viewport(1440, 900));

describe("members' awards", () => {
  it("gives points with a reason and shows the last ones", async () => {
    const { api } = await open({
      [LIST]: list(),
      [GIVE]: answer(givenAwardSchema, { username: "vex", awarded: 20, totalPoints: 61 }),
    });
    await expect.element(page.getByText("Nobody was given points by hand yet.")).toBeVisible();
    await fill("20");
    api.set({ [LIST]: list(award, { ...award, id: "2", givenBy: null, points: 1 }) });
    await page.getByRole("button", { name: "Give points" }).click();
    await expect.element(page.getByText("@vex has 61 points this month")).toBeVisible();
    expect(api.bodiesOf(GIVE)).toEqual([{ points: 20, reason: "Translated the rules" }]);
    await expect.element(page.getByText("by @warden")).toBeVisible();
    await expect.element(page.getByText("by an account that has left")).toBeVisible();
    await expect.element(page.getByLabelText("Username")).toHaveValue("");
    await expectAccessible();
    await page.viewport(390, 844);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  it("shows older ones on demand", async () => {
    await open({
      [LIST]: answer(loggedAwardsSchema, { awards: [award], nextCursor: "next" }),
      [`${LIST}?cursor=next` as `GET /${string}`]: list({ ...award, id: "2", reason: "Held the door" }),
    });
    await expect.element(page.getByText("Translated the rules")).toBeVisible();
    await page.getByRole("button", { name: "Load more" }).click();
    await expect.element(page.getByText("Held the door")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Load more" })).not.toBeInTheDocument();
  });

  it.each(["", "0", "51", "2.5", "many"])("takes no %j points", async (points) => {
    await open({ [LIST]: list() });
    await fill(points);
    await page.getByRole("button", { name: "Give points" }).click();
    await expect.element(page.getByText("Use a whole number from 1 to 50.")).toBeVisible();
    await expect.element(page.getByLabelText("Points")).toHaveFocus();
  });

  it("says when the reason was rewarded today, and puts a refusal at its field", async () => {
    const { api } = await open({
      [LIST]: list(award),
      [GIVE]: answer(givenAwardSchema, { username: "vex", awarded: 0, totalPoints: 20 }),
    });
    await fill("20");
    await page.getByRole("button", { name: "Give points" }).click();
    await expect.element(page.getByText("@vex got points for this reason today")).toBeVisible();
    api.set({ [GIVE]: refuse(404, "engagement.no_member", "There is no member of this name", "username") });
    await page.getByRole("button", { name: "Give points" }).click();
    await expect
      .element(page.getByLabelText("Username"))
      .toHaveAccessibleDescription("There is no member of this name");
  });

  it("asks again for a list that did not come", async () => {
    const { api } = await open({ [LIST]: refuse(503, "server.busy", "Busy") });
    await expect.element(page.getByText("The last awards did not load.")).toBeVisible();
    api.set({ [LIST]: list(award) });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("Translated the rules")).toBeVisible();
  });
});
