import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { uploadListSchema } from "#features/uploads/uploads.schema.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { type NewsItem, newsListSchema } from "../news.schema.ts";
import { NewsPanel } from "./news-panel.tsx";

const LIST = "GET /api/admin/news";
const SAVE = "POST /api/admin/news";
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const picture = {
  ...{ fileName: "a.webp", url: PIXEL, type: "image" as const, name: "Poster.png", sizeBytes: 1 },
  ...{ width: 1, height: 1, createdAt: "2026-11-20T09:00:00.000Z", uploadedBy: null, uses: [] },
};

function buildItem(number: number, changes: Partial<NewsItem> = {}): NewsItem {
  return {
    ...{ id: `019a0000-0000-7000-8000-00000000000${number}`, kind: "card", file: "a.webp", title: `Card ${number}` },
    ...{ line: "", pictureUrl: PIXEL, width: 1, height: 1, alt: "", link: null },
    ...{ fromAt: null, untilAt: null, state: "on" },
    ...changes,
  };
}

const list = (...items: NewsItem[]) => answer(newsListSchema, { items });

function open(api: ApiStubs, path = "/admin?tab=news") {
  return renderPage(<NewsPanel />, {
    user: buildWebUser({ isAdmin: true }),
    path,
    api: {
      "GET /api/admin/uploads?type=image&q=": answer(uploadListSchema, {
        uploads: [picture],
        total: 1,
        nextCursor: null,
      }),
      ...api,
    },
  });
}

beforeEach(() => page.viewport(1440, 900));

describe("what is on the home page", () => {
  it("takes a card with the picture that the library has chosen", async () => {
    const { api } = await open({ [LIST]: list() }, "/admin?tab=news&picture=a.webp");
    await expect.element(page.getByText(/Nothing yet/)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Poster.png" })).toHaveAttribute("aria-pressed", "true");
    await page.getByLabelText("Title").fill("Sticker run");
    await page.getByLabelText("Until").fill("2027-01-02T03:04");
    api.set({ [SAVE]: list(buildItem(1, { title: "Sticker run" })) });
    await page.getByRole("button", { name: "Put it there" }).click();
    await expect.element(page.getByText("“Sticker run” is saved")).toBeVisible();
    expect(api.bodiesOf(SAVE)).toEqual([
      {
        ...{ kind: "card", file: "a.webp", title: "Sticker run", line: "", alt: "", link: "" },
        ...{ fromAt: null, untilAt: new Date("2027-01-02T03:04").toISOString() },
      },
    ]);
    await expect.element(page.getByLabelText("Title")).toHaveValue("");
  });

  it("asks for what a banner needs, and refuses links that lead elsewhere", async () => {
    await open({ [LIST]: list() });
    await page.getByRole("button", { name: "Banner" }).click();
    await page.getByLabelText("Link").fill("http://example.org");
    await page.getByRole("button", { name: "Put it there" }).click();
    await expect.element(page.getByText("Choose a picture.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Poster.png" })).toHaveFocus();
    await expect.element(page.getByLabelText("Title")).toHaveAccessibleDescription(/Give it a title\./);
    await expect.element(page.getByLabelText("What the picture shows")).toHaveAccessibleDescription(/Say in a few/);
    await expect.element(page.getByLabelText("Link")).toHaveAccessibleDescription(/begins with https/);
  });

  it.each([390, 1440])("is listed with its state and moved at %i pixels", async (width) => {
    await page.viewport(width, 900);
    const [one, two] = [buildItem(1), buildItem(2, { state: "waiting", fromAt: "2027-01-01T09:00:00.000Z" })];
    const { api } = await open({ [LIST]: list(buildItem(3, { kind: "banner", title: "Launch" }), one, two) });
    await expect.element(page.getByText("waiting", { exact: true })).toBeVisible();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(width);
    api.set({ "PUT /api/admin/news/order": list(two, one) });
    await page.getByRole("button", { name: "Move “Card 2” up" }).click();
    await expect
      .poll(() => api.bodiesOf("PUT /api/admin/news/order"))
      .toEqual([{ kind: "card", ids: [two.id, one.id] }]);
    api.set({ [`DELETE /api/admin/news/${one.id}`]: list(two) });
    await page.getByRole("button", { name: "Remove “Card 1”" }).click();
    await page.getByRole("button", { name: "Take it off" }).click();
    await expect.element(page.getByText("“Card 1” is off the home page")).toBeVisible();
  });

  it("asks again for a list that did not come", async () => {
    const { api } = await open({ [LIST]: refuse(503, "server.busy", "Busy") });
    await expect.element(page.getByText("The list did not load.")).toBeVisible();
    api.set({ [LIST]: list(buildItem(1)) });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("Card 1")).toBeVisible();
  });
});
