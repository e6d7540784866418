import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mapFields, publicProfileFields } from "#features/users/profile-fields.catalog.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { type PublicProfile, profileAnswerSchema, type Visibility, visibilityAnswerSchema } from "../people.schema.ts";
import { MemberLink } from "./member-link.tsx";
import { MemberSlot } from "./member-slot.tsx";
import { VisibilityBlock } from "./visibility-block.tsx";

const PROFILE = "GET /api/people/deadcat?optional=true";

function answerProfile(values: Partial<PublicProfile> = {}) {
  const profile: PublicProfile = {
    id: "019a0000-0000-7000-8000-0000000000dc",
    username: "deadcat",
    faceId: null,
    isVisible: true,
    isOwn: false,
    handles: { ...mapFields(publicProfileFields, () => null), xUsername: "@dead_cat" },
    points: { rank: 3, totalPoints: 120, streak: 4 },
    wall: [{ id: "019a0000-0000-7000-8000-0000000000ee", title: "Nine lives", text: "Eight left.", picture: null }],
    hosting: { meetupCount: 2, guestCount: 7 },
    ...values,
  };
  return answer(profileAnswerSchema, { profile });
}

function Names() {
  return (
    <>
      <h1>Names</h1>
      <MemberLink username="deadcat" />
      <MemberSlot />
    </>
  );
}

describe("the profile of a member", () => {
  it("opens from their name with what they show, at an address of its own", async () => {
    const { history } = await renderPage(<Names />, { path: "/market?q=bag", api: { [PROFILE]: answerProfile() } });
    await userEvent.click(page.getByRole("link", { name: "@deadcat" }));
    const dialog = page.getByRole("dialog", { name: "@deadcat" });
    await expect.element(dialog.getByText("#3")).toBeVisible();
    await expect.element(dialog.getByText("4 days")).toBeVisible();
    await expect.element(dialog.getByText("2 meetups")).toBeVisible();
    await expect.element(dialog.getByText("Eight left.")).toBeVisible();
    await expect
      .element(dialog.getByRole("link", { name: "X @dead_cat" }))
      .toHaveAttribute("href", "https://x.com/dead_cat");
    expect(history.at(-1)).toBe("/market?q=bag&member=deadcat");
    await expectAccessible();
  });

  it("says the same of who is not there and of who shows nothing", async () => {
    const gone = answer(profileAnswerSchema, { profile: null });
    await renderPage(<Names />, { path: "/market?member=deadcat", api: { [PROFILE]: gone } });
    await expect.element(page.getByRole("heading", { name: "The mask stays on" })).toBeVisible();
  });

  it("offers to ask again where the answer did not come", async () => {
    const busy = refuse(503, "server.busy", "The server is busy");
    const { api } = await renderPage(<Names />, { path: "/market?member=deadcat", api: { [PROFILE]: busy } });
    const again = page.getByRole("dialog").getByRole("button", { name: "Try again" });
    await expect.element(again).toBeVisible();
    api.set({ [PROFILE]: answerProfile() });
    await userEvent.click(again);
    await expect.element(page.getByText("Eight left.")).toBeVisible();
  });
});

describe("what others see, in the settings", () => {
  const user = buildWebUser();
  const URL = `/api/users/${user.id}/visibility` as const;
  const hidden: Visibility = { isVisible: false, points: true, wall: true, handles: true, hosting: true };

  it("is off, and is chosen part by part once it is on", async () => {
    const { api } = await renderPage(<VisibilityBlock user={user} />, {
      user,
      api: {
        [`GET ${URL}`]: answer(visibilityAnswerSchema, { visibility: hidden }),
        [`PUT ${URL}`]: (body: unknown) =>
          answer(visibilityAnswerSchema, { visibility: { ...hidden, isVisible: true, ...(body as object) } }),
      },
    });
    const main = page.getByRole("switch", { name: "Show a profile" });
    await expect.element(main).not.toBeChecked();
    await expect.element(page.getByRole("switch", { name: "X and Telegram" })).not.toBeInTheDocument();
    await userEvent.click(main);
    await userEvent.click(page.getByRole("switch", { name: "X and Telegram" }));
    await expect.poll(() => api.bodiesOf(`PUT ${URL}`)).toEqual([{ isVisible: true }, { handles: false }]);
    await expect.element(page.getByRole("switch", { name: "X and Telegram" })).not.toBeChecked();
    await expectAccessible();
  });
});
