import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { adminStatsSchema } from "#features/admin/admin.schema.ts";
import { AdminPage } from "#features/admin/web/admin-page.tsx";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { memberBanAnswerSchema, memberRoleAnswerSchema } from "../members.schema.ts";

const boss = buildWebUser({ username: "warden", isAdmin: true });
const STATS = answer(adminStatsSchema, { totalUsers: 3418, totalActions: 48_210, totalContent: 11_934 });

function openMembers(api: ApiStubs) {
  return renderPage(<AdminPage />, {
    user: boss,
    path: "/admin?tab=members",
    api: { "GET /api/admin/stats": STATS, ...api },
  });
}

async function expectToast(title: string, text: string) {
  await expect.element(page.getByText(title, { exact: true })).toBeVisible();
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
}

describe("the lock", () => {
  it("closes an account for a reason", async () => {
    const { api } = await openMembers({
      "POST /api/admin/member-lock": answer(memberBanAnswerSchema, { username: "vex", isLocked: true }),
    });
    await page.getByLabelText("Username").fill("@vex");
    const lock = page.getByRole("button", { name: "Lock", exact: true });
    await expect.element(lock).toBeDisabled();
    await page.getByLabelText("Reason").fill("Sold air");
    await lock.click();
    await expectToast("Member Locked", "@vex is out until somebody unlocks the account");
    expect(api.bodiesOf("POST /api/admin/member-lock")).toEqual([
      { username: "@vex", isLocked: true, reason: "Sold air" },
    ]);
    await expect.element(page.getByLabelText("Username")).toHaveValue("");
  });
});

describe("a role", () => {
  const ROLE = "PUT /api/admin/members/vex/role";
  const moderator = answer(memberRoleAnswerSchema, { username: "vex", role: "moderator" });

  it("is given only after a question is answered", async () => {
    const { api } = await openMembers({ [ROLE]: moderator });
    const make = page.getByRole("button", { name: "Make moderator" });
    await expect.element(make).toBeDisabled();
    await page.getByLabelText("Member", { exact: true }).fill("@vex");
    await make.click();
    const dialog = page.getByRole("dialog", { name: "Make @vex a moderator?" });
    await dialog.getByRole("button", { name: "Change nothing" }).click();
    expect(api.bodiesOf(ROLE)).toEqual([]);
    await make.click();
    await dialog.getByRole("button", { name: "Make moderator" }).click();
    await expectToast("Role Changed", "@vex is a moderator from the next login on");
    expect(api.bodiesOf(ROLE)).toEqual([{ role: "moderator" }]);
    await expect.element(page.getByLabelText("Member", { exact: true })).toHaveValue("");
    await expectAccessible();
  });

  it("says why it was not given", async () => {
    const refused = refuse(409, "members.own_role", "Nobody changes their own role: ask another administrator");
    await openMembers({ [ROLE]: refused });
    await page.getByLabelText("Member", { exact: true }).fill("vex");
    await page.getByRole("button", { name: "Take the role away" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Take the role away" }).click();
    await expectToast("Error", "Nobody changes their own role: ask another administrator");
  });
});
