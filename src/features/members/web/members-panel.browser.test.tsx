import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { adminStatsSchema } from "#features/admin/admin.schema.ts";
import { AdminPage } from "#features/admin/web/admin-page.tsx";
import { confirmationAnswerSchema } from "#features/passwords/passwords.schema.ts";
import { mapFields, profileFields } from "#features/users/profile-fields.catalog.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, answerNothing, refuse } from "../../../../tests/support/web/stub-api.ts";
import {
  type MemberLine,
  type MemberPage,
  memberBanAnswerSchema,
  memberListSchema,
  memberPageSchema,
  memberRoleAnswerSchema,
  resetLinkSchema,
} from "../members.schema.ts";

const boss = buildWebUser({ username: "warden", isAdmin: true });
const STATS = answer(adminStatsSchema, { totalUsers: 3418, totalActions: 48_210, totalContent: 11_934 });
const CONFIRMATION = `GET /api/users/${boss.id}/confirmation` as const;
const LIST = "GET /api/admin/members?q=";
const PAGE = "GET /api/admin/members/vex";
const TIME = "2026-11-20T09:00:00.000Z";
const PASSKEY_ID = "019a0000-0000-7000-8000-00000000000f";
const WALLET = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";

function buildLine(values: Partial<MemberLine> = {}): MemberLine {
  return { username: "vex", role: "member", isBanned: false, bannedUntil: null, createdAt: TIME, ...values };
}

const NO_PAGE: MemberPage = {
  account: {
    ...buildLine(),
    id: "019a0000-0000-7000-8000-000000000002",
    hasPassword: true,
    ...mapFields(profileFields, () => null),
  },
  wallet: null,
  contacts: [],
  days: [],
  signals: [],
  secondFactors: { passkeys: [], app: null, codesLeft: 0 },
  sessions: [],
  content: [],
  reports: [],
  cases: [],
  actions: [],
  bans: [],
  notes: [],
};

function many<One>(count: number, build: (index: number) => One): One[] {
  return Array.from({ length: count }, (_, index) => build(index));
}

const thing = { type: "listing", refId: "a", title: "Three stickers", path: "/market", createdAt: TIME };

const FULL_PAGE: MemberPage = {
  account: { ...NO_PAGE.account, solanaWallet: WALLET, xUsername: "@vex_on_x", role: "moderator" },
  wallet: { address: WALLET, provenAt: TIME },
  contacts: [{ method: "email", masked: "v…@example.org", isConfirmed: true }],
  days: many(30, (index) => ({ day: `2026-11-${String(index + 1).padStart(2, "0")}`, points: 1 + ((index * 7) % 40) })),
  signals: [{ code: "shared-network", count: 2, with: ["rex", "dex"], gone: 2 }],
  secondFactors: {
    passkeys: [{ id: PASSKEY_ID, name: "Blue key", createdAt: TIME, lastUsedAt: null }],
    app: { createdAt: TIME, lastUsedAt: TIME },
    codesLeft: 9,
  },
  sessions: many(20, (index) => ({ id: `s${index}`, browser: "Firefox on Linux", createdAt: TIME, lastSeenAt: TIME })),
  content: many(50, (index) => ({ ...thing, refId: `c${index}`, isHidden: index === 0 })),
  reports: [{ ...thing, refId: "r", title: null, path: null, reason: "Looks like a scam with a very long reason" }],
  cases: [{ ...thing, isOpen: true }],
  actions: [
    { id: "m", action: "warn", title: "Three stickers", moderator: "mod", note: "", isUndone: false, createdAt: TIME },
  ],
  bans: [{ id: "l", by: "warden", action: "lock", reason: "Cool down", bannedUntil: TIME, createdAt: TIME }],
  notes: [{ id: "n", by: null, text: "Asked twice", createdAt: TIME }],
};

const read = (values: Partial<MemberPage> = {}) => answer(memberPageSchema, { ...NO_PAGE, ...values });

function openMembers(api: ApiStubs, path = "/admin?tab=members&member=vex") {
  return renderPage(<AdminPage />, { user: boss, path, api: { "GET /api/admin/stats": STATS, ...api } });
}

async function expectToast(title: string, text: string) {
  await expect.element(page.getByText(title, { exact: true })).toBeVisible();
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
}

async function expectFits() {
  for (const width of [390, 1440]) {
    await page.viewport(width, 900);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(width);
  }
}

beforeEach(() => page.viewport(1440, 900));

describe("the list of members", () => {
  const open = (api: ApiStubs) => openMembers(api, "/admin?tab=members");

  it("finds by the beginning of a name, goes on, and leads to the page of a member and back", async () => {
    const names = many(50, (index) => buildLine({ username: `many_${index}` }));
    await open({
      [LIST]: answer(memberListSchema, { members: names, next: "many_49" }),
      [`${LIST}&after=many_49`]: answer(memberListSchema, { members: [buildLine({ isBanned: true })], next: null }),
      "GET /api/admin/members?q=ve": answer(memberListSchema, { members: [buildLine()], next: null }),
      [PAGE]: read(),
    });
    await expect.element(page.getByRole("link", { name: "@many_49" })).toBeVisible();
    await expectFits();
    await page.getByRole("button", { name: "Load more" }).click();
    await expect.element(page.getByRole("link", { name: /@vex.*Locked/ })).toBeVisible();
    await page.getByLabelText("Find a member").fill("VE");
    await expect.element(page.getByRole("link", { name: "@many_49" })).not.toBeInTheDocument();
    await page.getByRole("link", { name: "@vex" }).click();
    await expect.element(page.getByRole("heading", { name: "@vex" })).toBeVisible();
    await page.getByRole("link", { name: "All members" }).click();
    await expect.element(page.getByLabelText("Find a member")).toBeVisible();
  });

  it("says that nobody is called so, without asking for what no name can be", async () => {
    await open({ [LIST]: answer(memberListSchema, { members: [], next: null }) });
    await expect.element(page.getByText("No name begins like this.")).toBeVisible();
    await page.getByLabelText("Find a member").fill("drop table;");
    await expect.element(page.getByText("No name begins like this.")).toBeVisible();
  });

  it("asks again for a list that did not come", async () => {
    const { api } = await open({ [LIST]: refuse(503, "server.busy", "Busy") });
    await expect.element(page.getByText("The members did not load.")).toBeVisible();
    api.set({ [LIST]: answer(memberListSchema, { members: [buildLine()], next: null }) });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByRole("link", { name: "@vex" })).toBeVisible();
  });
});

describe("the page of a member", () => {
  it("says where there is nothing", async () => {
    await openMembers({ [PAGE]: read() });
    for (const text of ["No wallet.", "No points in the last 30 days.", "Nothing is public.", "No notes."]) {
      await expect.element(page.getByText(text)).toBeVisible();
    }
    await expectFits();
  });

  it("shows all that the features know", async () => {
    await openMembers({ [PAGE]: answer(memberPageSchema, FULL_PAGE) });
    const content = page.getByRole("region", { name: "Content" });
    await expect
      .element(content.getByRole("link", { name: "Three stickers" }).first())
      .toHaveAttribute("href", "/market");
    await expect.element(content.getByText("hidden")).toBeVisible();
    await expect.element(page.getByText("v…@example.org")).toBeVisible();
    await expect
      .element(page.getByText("Came from 2 networks that others used too. With rex and dex."))
      .not.toBeInTheDocument();
    await expect.element(page.getByText(/With @rex, @dex, and 2 deleted accounts\./)).toBeVisible();
    await expect.element(page.getByText("What is gone")).toBeVisible();
    await expect.element(page.getByText("Asked twice")).toBeVisible();
    await expectFits();
  });

  it("knows no missing member, and asks again for one that did not come", async () => {
    const { api } = await openMembers({ [PAGE]: refuse(503, "server.busy", "Busy") });
    await expect.element(page.getByText("The member's page did not load.")).toBeVisible();
    api.set({ [PAGE]: refuse(404, "members.not_found", "There is no member of this name") });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("There is no member of this name.")).toBeVisible();
  });
});

describe("what is done to a member", () => {
  it("bans for a reason and some days", async () => {
    const LOCK = "POST /api/admin/member-ban";
    const { api } = await openMembers({
      [PAGE]: read(),
      [LOCK]: answer(memberBanAnswerSchema, { username: "vex", isBanned: true }),
    });
    const lock = page.getByRole("button", { name: "Lock", exact: true });
    await expect.element(lock).toBeDisabled();
    await page.getByLabelText("Reason").fill("Sold air");
    await page.getByLabelText("How long").selectOptions("7");
    api.set({ [PAGE]: read({ account: { ...NO_PAGE.account, isBanned: true } }) });
    await lock.click();
    await expectToast("Member Locked", "@vex is out for 7 days");
    expect(api.bodiesOf(LOCK)).toEqual([{ username: "vex", isBanned: true, reason: "Sold air", days: 7 }]);
    await expect.element(page.getByRole("button", { name: "Unlock" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Link for a new password" })).not.toBeInTheDocument();
  });

  it("gives a role only after a question is answered, and says why not", async () => {
    const ROLE = "PUT /api/admin/members/vex/role";
    const { api } = await openMembers({
      [PAGE]: read(),
      [ROLE]: answer(memberRoleAnswerSchema, { username: "vex", role: "moderator" }),
    });
    const make = page.getByRole("button", { name: "Make moderator" });
    await make.click();
    const dialog = page.getByRole("dialog", { name: "Make @vex a moderator?" });
    await dialog.getByRole("button", { name: "Change nothing" }).click();
    expect(api.bodiesOf(ROLE)).toEqual([]);
    await make.click();
    await dialog.getByRole("button", { name: "Make moderator" }).click();
    await expectToast("Role Changed", "@vex is a moderator from the next login on");
    expect(api.bodiesOf(ROLE)).toEqual([{ role: "moderator" }]);
    api.set({ [ROLE]: refuse(409, "members.closed", "This account is banned: unlock it first") });
    await make.click();
    await dialog.getByRole("button", { name: "Make moderator" }).click();
    await expectToast("Error", "This account is banned: unlock it first");
  });

  it("shows second factors of staff, and takes a lost one away with the administrator's own password", async () => {
    const TAKE = `DELETE /api/admin/members/vex/second-factors/${PASSKEY_ID}` as const;
    const message = "The password is not right";
    const { api } = await openMembers({
      [PAGE]: read({ ...FULL_PAGE, sessions: [] }),
      [CONFIRMATION]: answer(confirmationAnswerSchema, { needs: "password" }),
      [TAKE]: refuse(400, "auth.password_wrong", message, "password"),
    });
    const section = page.getByRole("region", { name: "Second factors" });
    await expect.element(section.getByText("9 recovery codes left")).toBeVisible();
    await section.getByRole("button", { name: "Passkey Blue key is lost" }).click();
    const dialog = page.getByRole("dialog", { name: "Take a second factor from @vex?" });
    await expectAccessible();
    await dialog.getByLabelText("Current password", { exact: true }).fill("wrong-one");
    await dialog.getByRole("button", { name: "Take it away" }).click();
    await expectToast("Error", message);
    api.set({ [TAKE]: answerNothing(), [PAGE]: read({ account: FULL_PAGE.account }) });
    await dialog.getByLabelText("Current password", { exact: true }).fill("stack-it-6");
    await dialog.getByRole("button", { name: "Take it away" }).click();
    await expectToast("Second Factor Removed", "@vex logs in without it from now on");
    expect(api.bodiesOf(TAKE)).toEqual([{ password: "wrong-one" }, { password: "stack-it-6" }]);
    await expect.element(section.getByText("None: the password alone opens this account.")).toBeVisible();
  });

  it("shows the link for a new password once", async () => {
    const url = "http://localhost:3000/?auth=login#reset=abc";
    await openMembers({
      [PAGE]: read(),
      "POST /api/admin/members/vex/reset-link": answer(resetLinkSchema, { url, expiresAt: TIME, isSent: false }, 201),
    });
    await page.getByRole("button", { name: "Link for a new password" }).click();
    const dialog = page.getByRole("dialog", { name: "A link for @vex" });
    await expect.element(dialog.getByLabelText("Link")).toHaveValue(url);
    await expect.element(dialog.getByText(/hand it over yourself/)).toBeVisible();
    await expectAccessible();
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect.element(page.getByText(url)).not.toBeInTheDocument();
  });

  it("logs out everywhere and keeps a note", async () => {
    const NOTE = "POST /api/admin/members/vex/notes";
    const { api } = await openMembers({
      [PAGE]: read(),
      "DELETE /api/admin/members/vex/sessions": answerNothing(),
      [NOTE]: answerNothing(),
    });
    await page.getByRole("button", { name: "Log out everywhere" }).click();
    await expectToast("Logged Out", "Every session of @vex has ended");
    await page.getByLabelText("New note").fill("Asked twice");
    api.set({ [PAGE]: read({ notes: FULL_PAGE.notes }) });
    await page.getByRole("button", { name: "Keep note" }).click();
    await expect.element(page.getByText("Asked twice")).toBeVisible();
    expect(api.bodiesOf(NOTE)).toEqual([{ text: "Asked twice" }]);
    await expect.element(page.getByLabelText("New note")).toHaveValue("");
  });

  it("erases when the name is typed, and leads back to the list", async () => {
    const ERASE = "DELETE /api/admin/members/vex";
    const message = "Type the member's name exactly as it is written";
    const { api } = await openMembers({
      [PAGE]: read(),
      [LIST]: answer(memberListSchema, { members: [], next: null }),
      [ERASE]: refuse(400, "members.name_mismatch", message, "username"),
    });
    await expect
      .element(page.getByRole("link", { name: "Download all data" }))
      .toHaveAttribute("href", "/api/admin/members/vex/export");
    await page.getByRole("button", { name: "Erase the account" }).click();
    const dialog = page.getByRole("dialog", { name: "Erase @vex?" });
    await dialog.getByRole("button", { name: "Erase the account" }).click();
    await expect.element(dialog.getByLabelText("Username")).toHaveAccessibleDescription(/exactly as it is written/);
    api.set({ [ERASE]: answerNothing() });
    await dialog.getByLabelText("Username").fill("vex");
    await dialog.getByRole("button", { name: "Erase the account" }).click();
    await expect.element(page.getByLabelText("Find a member")).toBeVisible();
    expect(api.bodiesOf(ERASE)).toEqual([{ username: "" }, { username: "vex" }]);
  });

  it("takes no account away from an administrator", async () => {
    await openMembers({ [PAGE]: read({ account: { ...NO_PAGE.account, role: "administrator" } }) });
    await expect.element(page.getByText(/take the role away first/)).toBeVisible();
    for (const name of ["Lock", "Link for a new password", "Erase the account"]) {
      await expect.element(page.getByRole("button", { name, exact: true })).not.toBeInTheDocument();
    }
  });
});
