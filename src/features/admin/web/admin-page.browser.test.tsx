import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { analyticsReportSchema } from "#features/analytics/analytics.schema.ts";
import { loggedAwardsSchema } from "#features/engagement/engagement.schema.ts";
import { caseListSchema } from "#features/moderation/moderation.schema.ts";
import { buildReport } from "../../../../tests/support/web/build-report.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import {
  adminStatsSchema,
  type ConsoleResult,
  consoleResultSchema,
  uploadListSchema,
  uploadSchema,
} from "../admin.schema.ts";
import { AdminPage } from "./admin-page.tsx";

const SQL = "POST /api/admin/sql";
const boss = buildWebUser({ username: "warden", isAdmin: true });
const STATS = answer(adminStatsSchema, { totalUsers: 3418, totalActions: 48_210, totalContent: 11_934 });
const NO_CASES = {
  "GET /api/moderation/cases?state=open": answer(caseListSchema, { cases: [], nextCursor: null, total: 0 }),
};
const UPLOAD = { url: "/api/admin/uploads/0a.mp3", type: "music", name: "Bag Anthem.mp3", sizeBytes: 914_874 } as const;

function result(values: Partial<ConsoleResult> = {}) {
  return answer(consoleResultSchema, {
    columns: ["username", "points"],
    rows: [
      ["zipgrin", 412],
      [null, 388],
    ],
    rowCount: 2,
    truncated: false,
    durationMs: 11,
    ...values,
  });
}

async function openPanel(api: ApiStubs = {}, path = "/admin") {
  const rendered = await renderPage(<AdminPage />, {
    user: boss,
    path,
    api: { "GET /api/admin/stats": STATS, [SQL]: result(), ...api },
  });
  await expect.element(page.getByRole("heading", { level: 1, name: "Back office" })).toBeVisible();
  return rendered;
}

async function expectToast(title: string, text: string) {
  await expect.element(page.getByText(title, { exact: true })).toBeVisible();
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
}

const editor = page.getByLabelText("SQL query");
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

  it.each([390, 1440])("fits a width of %i pixels in all its tabs", async (width) => {
    await page.viewport(width, 900);
    await openPanel({
      "GET /api/admin/uploads": answer(uploadListSchema, { uploads: [UPLOAD] }),
      "GET /api/admin/awards": answer(loggedAwardsSchema, { awards: [] }),
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
      "User management",
      "Moderation",
      "Members' awards",
      "Months",
      "Analytics",
    ]);
    for (const tab of [
      "User management",
      "Moderation",
      "File upload",
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

describe("the console", () => {
  it("runs what stands in the editor and shows the rows", async () => {
    const { api } = await openPanel();
    await editor.fill("SELECT username, points FROM board");
    await run.click();
    await expect.element(page.getByRole("columnheader", { name: "points" })).toBeVisible();
    await expect.element(page.getByRole("cell", { name: "NULL" })).toBeVisible();
    await expect.element(page.getByText("2 rows · 11 ms")).toBeVisible();
    expect(api.bodiesOf(SQL)).toEqual([{ query: "SELECT username, points FROM board" }]);
    await expectAccessible();
  });

  it("runs with Ctrl Enter, and brings a query of this session back", async () => {
    const { api } = await openPanel();
    await editor.fill("SELECT 1");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(page.getByRole("table")).toBeVisible();
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.element(editor).toHaveValue("");
    await page.getByRole("button", { name: "Bring back: SELECT 1" }).click();
    await expect.element(editor).toHaveValue("SELECT 1");
    expect(api.countOf(SQL)).toBe(1);
  });

  it("asks for a query when there is none", async () => {
    const { api } = await openPanel();
    await editor.fill("  \n ");
    await run.click();
    await expectToast("Empty Query", "Write a query first, or press one of the canned ones.");
    expect(api.countOf(SQL)).toBe(0);
  });

  it("shows the database's words, even if they look like a lost session", async () => {
    await openPanel({ [SQL]: refuse(400, "console.failed", 'column "401 Unauthorized" does not exist') });
    await run.click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent('Query Failedcolumn "401 Unauthorized" does not exist');
    await expect.element(page.getByText("You are logged out. Logging in again...")).not.toBeInTheDocument();
    await expectAccessible();
  });

  it("says Query failed when nobody said why", async () => {
    await openPanel({ [SQL]: { status: 502, body: "<html>" } });
    await run.click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Query FailedQuery failed");
  });

  it("says that there is more, and that there is nothing", async () => {
    const { api } = await openPanel({ [SQL]: result({ truncated: true }) });
    await run.click();
    await expect.element(page.getByText(/^There is more/)).toBeVisible();
    api.set({ [SQL]: result({ rows: [], rowCount: 0 }) });
    await run.click();
    await expect.element(page.getByText("No rows.")).toBeVisible();
    await expect.element(page.getByText("0 rows · 11 ms")).toBeVisible();
  });

  it("shows markup as text", async () => {
    await openPanel({ [SQL]: result({ rows: [["<img src=x onerror=alert(1)>", 1]], rowCount: 1 }) });
    await run.click();
    await expect.element(page.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  });

  it("hands the rows over as CSV", async () => {
    await openPanel();
    await run.click();
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      saved.push(blob as Blob);
      return "#csv";
    });
    await page.getByRole("button", { name: "Download the rows as CSV" }).click();
    expect(await saved[0]?.text()).toContain("username,points\r\nzipgrin,412\r\n,388\r\n");
  });

  it("asks a canned query with one press, in the console and in the user management", async () => {
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
    await expect.element(editor).toHaveValue(all?.query);
  });
});

describe("the upload", () => {
  const choose = (name: string, type: string) =>
    page.getByLabelText("File", { exact: true }).upload(new File(["x"], name, { type }));
  const send = page.getByRole("button", { name: "Upload file" });

  /** Stands in for the request that can tell its progress. */
  function stubUpload(status: number, body: unknown) {
    const sent: FormData[] = [];
    let finish = () => {};
    class FakeRequest {
      upload: { onprogress?: (event: object) => void } = {};
      status = status;
      statusText = "";
      responseText = JSON.stringify(body);
      onload?: () => void;
      open() {}
      send(form: FormData) {
        sent.push(form);
        this.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true });
        finish = () => this.onload?.();
      }
    }
    vi.stubGlobal("XMLHttpRequest", FakeRequest);
    return { sent, finish: () => finish() };
  }

  async function openUpload() {
    return openPanel({ "GET /api/admin/uploads": answer(uploadListSchema, { uploads: [] }) }, "/admin?tab=upload");
  }

  it("waits for a file, shows its way and clears it afterwards", async () => {
    const { api } = await openUpload();
    await expect.element(page.getByText("Nothing was uploaded yet.")).toBeVisible();
    await expect.element(send).toBeDisabled();
    const { sent, finish } = stubUpload(201, uploadSchema.parse(UPLOAD));
    await choose("Bag Anthem.mp3", "audio/mpeg");
    await send.click();
    await expect.element(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "25");
    await expectAccessible();
    api.set({ "GET /api/admin/uploads": answer(uploadListSchema, { uploads: [UPLOAD] }) });
    finish();
    await expectToast("Upload Successful", "Audio file uploaded successfully");
    expect(sent[0]?.get("type")).toBe("music");
    await expect.element(send).toBeDisabled();
    await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
    await expect.element(page.getByRole("link", { name: "Bag Anthem.mp3" })).toHaveAttribute("href", UPLOAD.url);
    vi.unstubAllGlobals();
  });

  it("takes images as images, and says why one was refused", async () => {
    await openUpload();
    const file = page.getByLabelText("File", { exact: true });
    await expect.element(file).toHaveAttribute("accept", "audio/*");
    await page.getByRole("button", { name: "Image" }).click();
    await expect.element(file).toHaveAttribute("accept", "image/*");
    const { sent, finish } = stubUpload(415, {
      error: "Send the picture as PNG, JPEG, WebP or GIF",
      code: "picture.type",
    });
    await choose("bag.svg", "image/svg+xml");
    await send.click();
    await expect.poll(() => sent.length).toBe(1);
    finish();
    await expectToast("Upload Failed", "Send the picture as PNG, JPEG, WebP or GIF");
    expect(sent[0]?.get("type")).toBe("image");
    await expect.element(send).toBeDisabled();
    vi.unstubAllGlobals();
  });

  it("says that no file was selected when the form is sent without one", async () => {
    await openUpload();
    (await page.getByLabelText("File", { exact: true }).findElement()).closest("form")?.requestSubmit();
    await expectToast("No File Selected", "Choose a file to upload.");
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
