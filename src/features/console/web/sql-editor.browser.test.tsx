import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer } from "../../../../tests/support/web/stub-api.ts";
import { consoleHistorySchema, consoleViewsSchema, savedQueriesSchema } from "../console.schema.ts";
import { ConsolePanel } from "./console-panel.tsx";

const gate = vi.hoisted(() => ({ open: () => {} }));

vi.mock("./code-editor.tsx", async (importOriginal) => {
  await new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  return importOriginal();
});

const editor = page.getByLabelText("SQL query");

const open = () =>
  renderPage(
    <>
      <h1>Back office</h1>
      <ConsolePanel />
    </>,
    {
      api: {
        "GET /api/admin/sql/views": answer(consoleViewsSchema, { views: [] }),
        "GET /api/admin/sql/saved": answer(savedQueriesSchema, { queries: [] }),
        "GET /api/admin/sql/history": answer(consoleHistorySchema, { queries: [] }),
      },
    },
  );

describe("the editor of the console", () => {
  it("is a plain field until the one with completion has come, which goes on where somebody types", async () => {
    await open();
    await editor.fill("SELECT 1 FROM users");
    await expect.element(editor).toHaveValue("SELECT 1 FROM users");
    await expectAccessible();
    await userEvent.keyboard("{Home}{ArrowRight}");
    gate.open();
    await expect.element(editor).toHaveAttribute("contenteditable", "true");
    expect(document.activeElement?.shadowRoot?.activeElement).toBe(editor.element());
    await userEvent.keyboard("_");
    await expect.element(editor).toHaveTextContent("S_ELECT 1 FROM users");
  });
});
