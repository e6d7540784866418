import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import {
  type ConsoleResult,
  consoleCancelSchema,
  consoleHistorySchema,
  consoleResultSchema,
  consoleViewsSchema,
  type SavedQuery,
  savedQueriesSchema,
} from "../console.schema.ts";
import { ConsolePanel } from "./console-panel.tsx";

const SQL = "POST /api/admin/sql";
const boss = buildWebUser({ username: "warden", isAdmin: true });

const HISTORY = "GET /api/admin/sql/history";
const SAVED = "GET /api/admin/sql/saved";
const NO_HISTORY = answer(consoleHistorySchema, { queries: [] });
const VIEWS = answer(consoleViewsSchema, {
  views: [{ name: "meetups", columns: [{ name: "city", type: "text" }] }],
});

function buildSaved(name: string, values: Partial<SavedQuery> = {}): SavedQuery {
  return {
    id: "019a0000-0000-7000-8000-00000000000a",
    name,
    query: "TABLE users",
    isShared: false,
    isOwn: true,
    author: "warden",
    updatedAt: "2026-11-23T02:00:00.000Z",
    ...values,
  };
}

const saved = (...queries: SavedQuery[]) => answer(savedQueriesSchema, { queries });

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

async function openConsole(api: ApiStubs = {}) {
  const rendered = await renderPage(
    <>
      <h1>Back office</h1>
      <ConsolePanel />
    </>,
    {
      user: boss,
      api: { [SQL]: result(), "GET /api/admin/sql/views": VIEWS, [HISTORY]: NO_HISTORY, [SAVED]: saved(), ...api },
    },
  );
  await expect.element(run).toBeVisible();
  // The editor with completion has come.
  await expect.element(editor).toHaveAttribute("contenteditable", "true");
  return rendered;
}

const editor = page.getByLabelText("SQL query");
const run = page.getByRole("button", { name: "Run query" });

/** What has the focus, inside of the editor's own root too. */
const findFocused = () => {
  const { activeElement } = document;
  return activeElement?.shadowRoot?.activeElement ?? activeElement;
};

beforeEach(() => page.viewport(1440, 900));

describe("the console", () => {
  it("runs what stands in the editor and shows the rows", async () => {
    const { api } = await openConsole();
    await editor.fill("SELECT username, points FROM board");
    await run.click();
    await expect.element(page.getByRole("columnheader", { name: "points" })).toBeVisible();
    await expect.element(page.getByRole("cell", { name: "NULL" })).toBeVisible();
    await expect.element(page.getByText("2 rows · 11 ms")).toBeVisible();
    expect(api.bodiesOf(SQL)).toEqual([{ query: "SELECT username, points FROM board" }]);
    await expectAccessible();
  });

  it("runs with Ctrl Enter, and brings a query back", async () => {
    const asked = { queries: [{ query: "SELECT 1", startedAt: "2026-11-23T02:00:00.000Z" }] };
    const { api } = await openConsole();
    api.set({ [HISTORY]: answer(consoleHistorySchema, asked) });
    await editor.fill("SELECT 1");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(page.getByRole("table")).toBeVisible();
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.element(editor).toHaveTextContent("");
    await page.getByRole("button", { name: "Bring back: SELECT 1" }).click();
    await expect.element(editor).toHaveTextContent("SELECT 1");
    expect(api.countOf(SQL)).toBe(1);
  });

  it("fades a list that goes on below, down to its last entry, and leaves a short one whole", async () => {
    await page.viewport(390, 900);
    const names = Array.from({ length: 30 }, (_, index) => `view_${index}`);
    const views = names.map((name) => ({ name, columns: [{ name: "city", type: "text" }] }));
    await openConsole({ "GET /api/admin/sql/views": answer(consoleViewsSchema, { views }) });
    await expect.element(page.getByText("view_29")).toBeInTheDocument();
    const [short, long] = [...document.querySelectorAll(".console-list")] as [Element, Element];
    expect(short.scrollHeight).toBe(short.clientHeight);
    expect(long.scrollHeight).toBeGreaterThan(long.clientHeight);
    const { position, backgroundImage, height } = getComputedStyle(long, "::after");
    expect([position, backgroundImage.includes("gradient")]).toEqual(["sticky", true]);
    long.scrollTop = long.scrollHeight;
    const end = long.getBoundingClientRect().bottom - Number.parseFloat(height);
    expect(page.getByText("view_29").element().getBoundingClientRect().bottom).toBeLessThanOrEqual(end + 1);
  });

  it("offers views, and their columns", async () => {
    await openConsole();
    await editor.fill("");
    await userEvent.keyboard("SELECT m. FROM meet");
    await page.getByRole("option", { name: "meetups" }).click();
    await expect.element(editor).toHaveTextContent("SELECT m. FROM meetups");
    await userEvent.keyboard(" m WHERE m.");
    await expect.element(page.getByRole("option", { name: /^city/ })).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("option")).not.toBeInTheDocument();
    expect(findFocused()).toBe(editor.element());
  });

  it("lets the keyboard out by Escape and by Tab", async () => {
    await openConsole();
    for (const key of ["{Escape}", "{Tab}"]) {
      await editor.click();
      await userEvent.keyboard(key);
      await expect.element(run).toHaveFocus();
    }
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    expect(findFocused()).toBe(editor.element());
  });

  it("asks for a query when there is none", async () => {
    const { api } = await openConsole();
    await editor.fill("  \n ");
    await run.click();
    await expect.element(page.getByText("Empty Query", { exact: true })).toBeVisible();
    await expect.element(page.getByText("Write a query first, or press one of the canned ones.")).toBeVisible();
    expect(api.countOf(SQL)).toBe(0);
  });

  it("shows the database's words, even if they look like a lost session", async () => {
    await openConsole({ [SQL]: refuse(400, "console.failed", 'column "401 Unauthorized" does not exist') });
    await run.click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent('Query Failedcolumn "401 Unauthorized" does not exist');
    await expect.element(page.getByText("You are logged out. Logging in again...")).not.toBeInTheDocument();
    await expectAccessible();
  });

  it("says Query failed when nobody said why", async () => {
    await openConsole({ [SQL]: { status: 502, body: "<html>" } });
    await run.click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Query FailedQuery failed");
  });

  it("says that there is more, and that there is nothing", async () => {
    const { api } = await openConsole({ [SQL]: result({ truncated: true }) });
    await run.click();
    await expect.element(page.getByText(/^There is more/)).toBeVisible();
    api.set({ [SQL]: result({ rows: [], rowCount: 0 }) });
    await run.click();
    await expect.element(page.getByText("No rows.")).toBeVisible();
    await expect.element(page.getByText("0 rows · 11 ms")).toBeVisible();
  });

  it("shows markup as text", async () => {
    await openConsole({ [SQL]: result({ rows: [["<img src=x onerror=alert(1)>", 1]], rowCount: 1 }) });
    await run.click();
    await expect.element(page.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  });

  it("hands the rows over as CSV", async () => {
    await openConsole();
    await run.click();
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      saved.push(blob as Blob);
      return "#csv";
    });
    await page.getByRole("button", { name: "Download the rows as CSV" }).click();
    expect(await saved[0]?.text()).toContain("username,points\r\nzipgrin,412\r\n,388\r\n");
  });

  it("names what can be asked about", async () => {
    await openConsole();
    await page.getByText("meetups").click();
    await expect.element(page.getByText("city text")).toBeVisible();
    await expectAccessible();
  });

  it("sorts by a column, up, down and as it was", async () => {
    await openConsole();
    await run.click();
    const sort = page.getByRole("columnheader", { name: "points" }).getByRole("button");
    const firstRow = page.getByRole("row").nth(1);
    await sort.click();
    await expect.element(page.getByRole("columnheader", { name: "points" })).toHaveAttribute("aria-sort", "ascending");
    await expect.element(firstRow).toHaveTextContent("NULL388");
    await sort.click();
    await expect.element(firstRow).toHaveTextContent("zipgrin412");
    await expectAccessible();
  });

  it("opens a row on its own, whose cells can be copied", async () => {
    const long = "x".repeat(300);
    await openConsole({ [SQL]: result({ rows: [[long, 1]], rowCount: 1 }) });
    await run.click();
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await page.getByRole("button", { name: "Open row 1" }).click();
    const dialog = page.getByRole("dialog", { name: "Row 1" });
    await expect.element(dialog.getByText(long)).toBeVisible();
    await dialog.getByRole("button", { name: "Copy username" }).click();
    await dialog.getByRole("button", { name: "Copy row" }).click();
    expect(copied.mock.calls.flat()).toEqual([long, `username\t${long}\npoints\t1`]);
    await expectAccessible();
  });

  it.each([390, 1440])("shows 200 of 1,000 rows at %i pixels, and more on demand", async (width) => {
    await page.viewport(width, 900);
    const rows = Array.from({ length: 1000 }, (_, index): [string, number] => [`member ${index}`, index]);
    await openConsole({ [SQL]: result({ rows, rowCount: 1000, truncated: true }) });
    await run.click();
    await expect.element(page.getByText("200 of 1,000 rows are shown.")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.getByRole("button", { name: "Show more rows" }).click();
    await expect.element(page.getByText("400 of 1,000 rows are shown.")).toBeVisible();
  });

  it.each([390, 1440])("draws the answer of a canned query at %i pixels, and says it in a sentence", async (width) => {
    await page.viewport(width, 900);
    const columns = ["day", "registrations"];
    const days = [
      ["2026-11-20", 7],
      ["2026-11-18", 2],
    ];
    const { api } = await openConsole({ [SQL]: result({ columns, rows: days }) });
    await page.getByRole("button", { name: "Daily registrations, 30 days" }).click();
    await expect.element(page.getByText("3 days with 9 in all; the most on Nov 20: 7.")).toBeVisible();
    expect(document.querySelectorAll(".query-chart rect")).toHaveLength(3);
    await expect.element(page.getByRole("cell", { name: "2026-11-18" })).toBeVisible();
    await expectAccessible();
    const rows = Array.from({ length: 25 }, (_, index) => [`member with a long name ${index}`, 900 - index, 3]);
    api.set({ [SQL]: result({ columns: ["username", "points", "actions"], rows }) });
    await page.getByRole("button", { name: "Top points, this month" }).click();
    await expect.element(page.getByText(/^25 bars with 22,200 in all/)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(width);
    await expectAccessible();
    await editor.fill("SELECT 1");
    await run.click();
    await expect.poll(() => document.querySelector(".query-chart")).toBeNull();
  });

  it("saves a query under a name, runs it by that name, shares and deletes it", async () => {
    const own = buildSaved("Everybody");
    const path = `/api/admin/sql/saved/${own.id}` as const;
    const { api } = await openConsole({
      "POST /api/admin/sql/saved": saved(own),
      [`PUT ${path}`]: saved(buildSaved("All")),
      [`DELETE ${path}`]: saved(),
    });
    await editor.fill("TABLE users");
    await page.getByRole("button", { name: "Save…" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(page.getByText("Give the query a name.")).toBeVisible();
    await page.getByLabelText("Name").fill("Everybody");
    await expectAccessible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(page.getByText("“Everybody” is among your saved queries")).toBeVisible();
    await page.getByRole("button", { name: "Everybody", exact: true }).click();
    await expect.element(page.getByRole("table")).toBeVisible();
    await page.getByRole("button", { name: "Change “Everybody”" }).click();
    await page.getByLabelText("Name").fill("All");
    await page.getByLabelText("Other administrators see it too").click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Change “All”" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByRole("heading", { name: "Saved queries" })).not.toBeInTheDocument();
    expect(api.bodiesOf(SQL)).toEqual([{ query: "TABLE users" }]);
    expect(api.bodiesOf("POST /api/admin/sql/saved")).toEqual([
      { name: "Everybody", query: "TABLE users", isShared: false },
    ]);
    expect(api.bodiesOf(`PUT ${path}`)).toEqual([{ name: "All", query: "TABLE users", isShared: true }]);
  });

  it("shows who shares a query, which is theirs alone to change", async () => {
    await openConsole({ [SAVED]: saved(buildSaved("Their view", { isOwn: false, author: "vex", isShared: true })) });
    await expect.element(page.getByRole("button", { name: "Their view @vex" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: /^Change/ })).not.toBeInTheDocument();
  });

  it("cancels what runs", async () => {
    let end = () => {};
    const { api } = await openConsole({
      [SQL]: () =>
        new Promise((resolve) => {
          end = () => resolve(refuse(400, "console.failed", "canceling statement: you have cancelled it"));
        }),
      "DELETE /api/admin/sql": () => {
        end();
        return answer(consoleCancelSchema, { cancelled: true });
      },
    });
    await run.click();
    await page.getByRole("button", { name: "Cancel query" }).click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("you have cancelled it");
    expect(api.countOf("DELETE /api/admin/sql")).toBe(1);
  });
});
