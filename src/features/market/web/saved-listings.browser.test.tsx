import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buildListing } from "../../../../tests/support/web/build-listing.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer } from "../../../../tests/support/web/stub-api.ts";
import { listingListSchema, savedAnswerSchema } from "../listing.schema.ts";
import { MarketPage } from "./market-page.tsx";

const listing = buildListing(1, {
  title: "Paper crown",
  contact: "",
  contactLink: { text: "@deadcat on the site", href: null },
});
const LIST = "GET /api/market/listings";
const SAVE = `PUT /api/market/listings/${listing.id}/saved` as const;
const FORGET = `DELETE /api/market/listings/${listing.id}/saved` as const;
const list = (values = {}) => answer(listingListSchema, { listings: [{ ...listing, ...values }], nextCursor: null });
const ad = page.getByRole("listitem", { name: "Paper crown" });
const button = ad.getByRole("button", { name: "Save Paper crown for later" });

describe("what a member saves for later", () => {
  it("is marked at once, let go with one press and taken back with another", async () => {
    const { api } = await renderPage(<MarketPage />, {
      user: buildWebUser(),
      path: "/market",
      api: {
        [LIST]: list(),
        [SAVE]: answer(savedAnswerSchema, { isSaved: true }),
        [FORGET]: answer(savedAnswerSchema, { isSaved: false }),
      },
    });
    await userEvent.click(button);
    await expect.element(button).toHaveAttribute("aria-pressed", "true");
    await expectAccessible();
    await userEvent.click(button);
    await expect.element(button).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(page.getByRole("button", { name: "Undo" }));
    await expect.element(button).toHaveAttribute("aria-pressed", "true");
    expect([api.countOf(SAVE), api.countOf(FORGET)]).toEqual([2, 1]);
  });

  it("is what the filter leaves, by an address that means nothing to a visitor", async () => {
    const saved = `${LIST}?saved=true` as const;
    const { history } = await renderPage(<MarketPage />, {
      user: buildWebUser(),
      path: "/market",
      api: { [LIST]: list(), [saved]: list({ isSaved: true }) },
    });
    await userEvent.click(page.getByRole("checkbox", { name: "Saved" }));
    await expect.element(button).toHaveAttribute("aria-pressed", "true");
    expect(history.at(-1)).toBe("/market?saved=true");
  });

  it("asks a visitor to log in, as writing to a seller does", async () => {
    await renderPage(<MarketPage />, { path: "/market?saved=true", api: { [LIST]: list() } });
    await expect.element(page.getByRole("checkbox", { name: "Saved" })).not.toBeInTheDocument();
    await userEvent.click(ad.getByRole("button", { name: "Message @deadcat about Paper crown" }));
    await expect.element(page.getByRole("dialog", { name: "JOIN THE CHAOS" })).toBeVisible();
  });
});
