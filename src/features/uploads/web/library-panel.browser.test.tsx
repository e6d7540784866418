import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer, answerNothing, refuse } from "../../../../tests/support/web/stub-api.ts";
import { type ListedUpload, uploadListSchema } from "../uploads.schema.ts";
import { LibraryPanel } from "./library-panel.tsx";

const LIST = "GET /api/admin/uploads?type=image&q=";
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

function buildUpload(number: number, changes: Partial<ListedUpload> = {}): ListedUpload {
  return {
    fileName: `${number}.webp`,
    url: PIXEL,
    type: "image",
    name: `Poster ${number}.png`,
    sizeBytes: 214_000,
    width: 1600,
    height: 800,
    createdAt: "2026-11-20T09:00:00.000Z",
    uploadedBy: "warden",
    uses: [],
    ...changes,
  };
}

function list(uploads: ListedUpload[], { total = uploads.length, nextCursor = null as string | null } = {}) {
  return answer(uploadListSchema, { uploads, total, nextCursor });
}

const open = (first: ReturnType<typeof list>) =>
  renderPage(<LibraryPanel />, { user: buildWebUser({ isAdmin: true }), api: { [LIST]: first } });

beforeEach(() => page.viewport(1440, 900));

describe("the library", () => {
  it("says what an empty one is for", async () => {
    await open(list([]));
    await expect.element(page.getByText(/No picture was uploaded yet\./)).toBeVisible();
    await expectAccessible();
  });

  it.each([390, 1440])("shows each picture with its facts and uses at %i pixels", async (width) => {
    await page.viewport(width, 900);
    await open(list([buildUpload(1, { uses: [{ kind: "cover", title: "Bag Anthem" }] }), buildUpload(2)]));
    const first = page.getByRole("listitem").filter({ hasText: "Poster 1.png" });
    for (const fact of ["1600 × 800", "209 kB", "November 20, 2026", "by @warden"]) {
      await expect.element(first.getByText(fact)).toBeVisible();
    }
    await expect
      .element(first.getByRole("link", { name: "Cover of “Bag Anthem”" }))
      .toHaveAttribute("href", "/admin?tab=music");
    await expect.element(page.getByText("Used nowhere")).toBeVisible();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  it("goes on page by page, and searches", async () => {
    const { api } = await open(list([buildUpload(1)], { total: 10_000, nextCursor: "abc" }));
    await expect.element(page.getByText("10,000 files")).toBeVisible();
    api.set({
      "GET /api/admin/uploads?type=image&q=&cursor=abc": list([buildUpload(2)]),
      "GET /api/admin/uploads?type=image&q=x": list([]),
    });
    await page.getByRole("button", { name: "Load more" }).click();
    await expect.element(page.getByText("Poster 2.png")).toBeVisible();
    await page.getByLabelText("Search by name").fill("x");
    await expect.element(page.getByText("No name has these letters.")).toBeVisible();
  });

  it("deletes what is used nowhere, after a question", async () => {
    const { api } = await open(list([buildUpload(1)]));
    await page.getByRole("button", { name: "Delete Poster 1.png" }).click();
    await expectAccessible();
    api.set({ "DELETE /api/admin/uploads/1.webp": answerNothing(), [LIST]: list([]) });
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("“Poster 1.png” is gone")).toBeVisible();
    await expect.element(page.getByText(/No picture was uploaded yet\./)).toBeVisible();
  });

  it("deletes nothing that is used, and says where it is", async () => {
    const { api } = await open(list([buildUpload(1, { uses: [{ kind: "banner", title: "Launch" }] })]));
    await page.getByRole("button", { name: "Delete Poster 1.png" }).click();
    const dialog = page.getByRole("dialog");
    await expect.element(dialog.getByRole("link", { name: "Banner “Launch”" })).toBeVisible();
    await expect.element(dialog.getByRole("button", { name: "Delete" })).not.toBeInTheDocument();
    await dialog.getByRole("button", { name: "Keep it" }).click();
    expect(api.countOf("DELETE /api/admin/uploads/1.webp")).toBe(0);
  });

  it("asks for the picture that replaces another one", async () => {
    await open(list([buildUpload(1)]));
    await page.getByRole("button", { name: "Replace Poster 1.png" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Replace", exact: true }).click();
    await expect.element(dialog.getByLabelText("New picture", { exact: true })).toHaveFocus();
    await expect
      .element(dialog.getByLabelText("New picture", { exact: true }))
      .toHaveAccessibleDescription(/Choose a picture\./);
    await expectAccessible();
  });

  it("asks again for a list that did not come", async () => {
    const { api } = await open(refuse(503, "server.busy", "Busy"));
    await expect.element(page.getByText("The library did not load.")).toBeVisible();
    api.set({ [LIST]: list([buildUpload(1)]) });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("Poster 1.png")).toBeVisible();
  });
});
