import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer } from "../../../../tests/support/web/stub-api.ts";
import {
  consoleHistorySchema,
  consoleResultSchema,
  consoleViewsSchema,
  savedQueriesSchema,
} from "../console.schema.ts";
import { ConsolePanel } from "./console-panel.tsx";

// What is asked of the module throws, as the module itself does that does not come.
vi.mock("./code-editor.tsx", () => ({
  get CodeEditor() {
    throw new Error("the chunk did not come");
  },
}));

const RUN = "POST /api/admin/sql";
const editor = page.getByLabelText("SQL query");

describe("where the editor with completion does not come", () => {
  it("a plain field takes, keeps and runs what is typed anywhere in it, and what is picked", async () => {
    const reported = vi.spyOn(console, "error").mockImplementation(() => {});
    const { api } = await renderPage(
      <>
        <h1>Back office</h1>
        <ConsolePanel />
      </>,
      {
        api: {
          "GET /api/admin/sql/views": answer(consoleViewsSchema, { views: [] }),
          "GET /api/admin/sql/saved": answer(savedQueriesSchema, { queries: [] }),
          "GET /api/admin/sql/history": answer(consoleHistorySchema, {
            queries: [{ query: "TABLE users", startedAt: "2026-11-20T09:00:00.000Z" }],
          }),
          [RUN]: answer(consoleResultSchema, {
            columns: ["n"],
            rows: [[1]],
            truncated: false,
            rowCount: 1,
            durationMs: 1,
          }),
        },
      },
    );
    await editor.fill("SELECT FROM users");
    await userEvent.keyboard("{Home}");
    for (let index = 0; index < "SELECT".length; index += 1) await userEvent.keyboard("{ArrowRight}");
    await userEvent.keyboard(" 1, 2");
    await expect.element(editor).toHaveValue("SELECT 1, 2 FROM users");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(page.getByRole("cell", { name: "1", exact: true })).toBeVisible();
    expect(api.bodiesOf(RUN)).toEqual([{ query: "SELECT 1, 2 FROM users" }]);
    await expectAccessible();
    await page.getByRole("button", { name: /TABLE users/ }).click();
    await expect.element(editor).toHaveValue("TABLE users");
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.element(editor).toHaveValue("");
    reported.mockRestore();
  });
});
