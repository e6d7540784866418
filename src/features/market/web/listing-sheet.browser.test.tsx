import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { buildListing } from "../../../../tests/support/web/build-listing.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { listingAnswerSchema, listingListSchema } from "../listing.schema.ts";
import { MarketPage } from "./market-page.tsx";

const listing = buildListing(1, { title: "Zip grin hoodie", priceText: "54.99" });
const ONE = `GET /api/market/listings/${listing.id}`;
const stubs = {
  "GET /api/market/listings": answer(listingListSchema, { listings: [listing], nextCursor: null }),
  [ONE]: answer(listingAnswerSchema, { listing }),
};

beforeEach(() => page.viewport(390, 844));

describe("one listing, by its address", () => {
  it("opens over the market from its title, with the way to its seller", async () => {
    const { history } = await renderPage(<MarketPage />, { path: "/market", api: stubs });
    await page.getByRole("link", { name: "Zip grin hoodie", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Zip grin hoodie" });
    await expect.element(sheet.getByRole("heading", { name: "Zip grin hoodie" })).toBeVisible();
    expect(history.at(-1)).toBe(`/market?listing=${listing.id}`);
    await expect.element(sheet.getByRole("link", { name: /Contact @deadcat/ })).toBeVisible();
    expect((await sheet.getByText("@deadcat").first().findElement()).closest("p")?.querySelector("img")).not.toBeNull();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await sheet.getByRole("button", { name: "Close" }).click();
    expect(history.at(-1)).toBe("/market");
  });

  it("says kindly that it is gone, and can be asked again where the line broke", async () => {
    const { api } = await renderPage(<MarketPage />, {
      path: `/market?listing=${listing.id}`,
      api: { ...stubs, [ONE]: refuse(500, "server.error", "Something broke") },
    });
    const sheet = page.getByRole("dialog", { name: "Listing" });
    await expect.element(sheet.getByRole("heading", { name: "Did not load" })).toBeVisible();
    api.set({ [ONE]: refuse(404, "market.not_found", "There is no such listing") });
    await sheet.getByRole("button", { name: "Try again" }).click();
    await expect.element(sheet.getByRole("heading", { name: "Not here" })).toBeVisible();
  });
});
