import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { analyticsReportSchema } from "#features/analytics/analytics.schema.ts";
import {
  consoleHistorySchema,
  consoleResultSchema,
  consoleViewsSchema,
  savedQueriesSchema,
} from "#features/console/console.schema.ts";
import { loggedAwardsSchema } from "#features/engagement/engagement.schema.ts";
import { memberListSchema } from "#features/members/members.schema.ts";
import { caseListSchema } from "#features/moderation/moderation.schema.ts";
import { uploadListSchema } from "#features/uploads/uploads.schema.ts";
import { buildReport } from "../../../../tests/support/web/build-report.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { adminStatsSchema } from "../admin.schema.ts";
import { AdminPage } from "./admin-page.tsx";

const SQL = "POST /api/admin/sql";
const boss = buildWebUser({ username: "warden", isAdmin: true });
const STATS = answer(adminStatsSchema, { totalUsers: 3418, totalActions: 48_210, totalContent: 11_934 });
const NO_CASES = {
  "GET /api/moderation/cases?state=open": answer(caseListSchema, { cases: [], nextCursor: null, total: 0 }),
};
const NO_UPLOADS = { uploads: [], total: 0, nextCursor: null };
const NO_MEMBERS = { "GET /api/admin/members?q=": answer(memberListSchema, { members: [], next: null }) };

const ROWS = answer(consoleResultSchema, {
  columns: ["username", "points"],
  rows: [["zipgrin", 412]],
  rowCount: 1,
  truncated: false,
  durationMs: 11,
});

async function openPanel(api: ApiStubs = {}, path = "/admin") {
  const rendered = await renderPage(<AdminPage />, {
    user: boss,
    path,
    api: {
      "GET /api/admin/stats": STATS,
      [SQL]: ROWS,
      ...NO_MEMBERS,
      "GET /api/admin/sql/views": answer(consoleViewsSchema, { views: [] }),
      "GET /api/admin/sql/saved": answer(savedQueriesSchema, { queries: [] }),
      "GET /api/admin/sql/history": answer(consoleHistorySchema, { queries: [] }),
      ...api,
    },
  });
  await expect.element(page.getByRole("heading", { level: 1, name: "Back office" })).toBeVisible();
  return rendered;
}

const run = page.getByRole("button", { name: "Run query" });

beforeEach(() => page.viewport(1440, 900));

describe("/admin for others", () => {
  it("is closed to a visitor, who can go home or log in", async () => {
    const { api } = await renderPage(<AdminPage />);
    await expect.element(page.getByRole("heading", { level: 1, name: "ACCESS DENIED" })).toBeVisible();
    await expect.element(page.getByText("Administrator privileges required")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
    await expectAccessible();
    await page.getByRole("button", { name: "LOGIN" }).click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    expect(api.countOf("GET /api/admin/stats")).toBe(0);
  });

  it("is closed to a member, who is logged in already", async () => {
    await renderPage(<AdminPage />, { user: buildWebUser() });
    await expect.element(page.getByText("Administrator privileges required")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "LOGIN" })).not.toBeInTheDocument();
  });
});

describe("/admin", () => {
  it("welcomes the administrator with four figures", async () => {
    await openPanel();
    await expect.element(page.getByText("Welcome, @warden. Full system access granted.")).toBeVisible();
    const figures = page.getByRole("region", { name: "The site in figures" });
    for (const figure of ["3,418", "48,210", "11,934", "ADMIN"]) {
      await expect.element(figures.getByText(figure, { exact: true })).toBeVisible();
    }
    await expectAccessible();
  });

  it("says so when the figures do not come, after two more tries", async () => {
    const { api } = await openPanel({ "GET /api/admin/stats": refuse(500, "server.error", "Broken") });
    await expect.element(page.getByText("The figures did not load.")).toBeVisible();
    expect(api.countOf("GET /api/admin/stats")).toBe(3);
    api.set({ "GET /api/admin/stats": STATS });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("3,418")).toBeVisible();
  });

  it("fades tabs that go on beyond either edge of a phone, and none that stand whole", async () => {
    await page.viewport(390, 900);
    await openPanel();
    const strip = page.getByRole("tablist", { name: "Areas of the back office" }).element();
    for (const edge of ["::before", "::after"]) {
      const { position, backgroundImage } = getComputedStyle(strip, edge);
      expect([edge, position, backgroundImage.includes("gradient")]).toEqual([edge, "sticky", true]);
    }
    // What sticks keeps off a padding.
    expect(getComputedStyle(strip).paddingInline).toBe("0px");
    const { left } = strip.getBoundingClientRect();
    const faded = Number.parseFloat(getComputedStyle(strip, "::before").width);
    const words = document.createRange();
    words.selectNodeContents(strip.querySelector(".tab") as Element);
    expect(words.getBoundingClientRect().left).toBeGreaterThanOrEqual(left + faded);

    strip.scrollLeft = strip.scrollWidth;
    const [last] = [...strip.querySelectorAll(".tab")].slice(-1);
    const fadedEnd = Number.parseFloat(getComputedStyle(strip, "::after").width);
    expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(strip.getBoundingClientRect().right - fadedEnd + 1);
  });

  it.each([390, 1440])("fits a width of %i pixels in all its tabs", async (width) => {
    await page.viewport(width, 900);
    await openPanel({
      "GET /api/admin/uploads": answer(uploadListSchema, NO_UPLOADS),
      "GET /api/admin/uploads?type=image&q=": answer(uploadListSchema, NO_UPLOADS),
      "GET /api/admin/awards": answer(loggedAwardsSchema, { awards: [], nextCursor: null }),
      ...NO_CASES,
      "GET /api/admin/analytics": answer(analyticsReportSchema, buildReport()),
    });
    await run.click();
    await expect.element(page.getByRole("table")).toBeVisible();
    expect(
      page
        .getByRole("tab")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Database query",
      "File upload",
      "Library",
      "Music",
      "Home page",
      "User management",
      "Moderation",
      "Members' awards",
      "Interests",
      "Months",
      "Health",
      "Audit",
      "Analytics",
    ]);
    for (const tab of [
      "User management",
      "Moderation",
      "File upload",
      "Library",
      "Members' awards",
      "Analytics",
      "Database query",
    ]) {
      await page.getByRole("tab", { name: tab }).click();
      await expectAccessible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  });
});

describe("a canned query", () => {
  it("is asked with one press, in the console and in the user management", async () => {
    const { api } = await openPanel();
    await page.getByRole("button", { name: "Daily registrations, 30 days" }).click();
    await expect.element(page.getByRole("table")).toBeVisible();
    await page.getByRole("tab", { name: "User management" }).click();
    await page.getByRole("button", { name: "All users" }).click();
    await expect.poll(() => api.countOf(SQL)).toBe(2);
    const [daily, all] = api.bodiesOf(SQL) as { query: string }[];
    expect(daily?.query).toContain("LIMIT 30");
    expect(all?.query).toContain("id, username, x_username, telegram_username, is_admin, created_at");
    await page.getByRole("tab", { name: "Database query" }).click();
    await expect.element(page.getByLabelText("SQL query")).toHaveTextContent(String(all?.query.split("\n")[0]));
  });
});

describe("/admin for moderators", () => {
  it("shows their own tabs and nothing of the rest", async () => {
    const mod = buildWebUser({ username: "mod", isModerator: true });
    await renderPage(<AdminPage />, { user: mod, path: "/admin?tab=query", api: NO_CASES });
    await expect.element(page.getByText("Welcome, @mod. You read what members report.")).toBeVisible();
    await expect.element(page.getByText("Nothing waits", { exact: true })).toBeVisible();
    expect(
      page
        .getByRole("tab")
        .elements()
        .map((tab) => tab.textContent),
    ).toEqual(["Moderation"]);
    await expect.element(page.getByText("Access level")).not.toBeInTheDocument();
  });
});
