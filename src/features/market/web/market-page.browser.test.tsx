import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buildListing } from "../../../../tests/support/web/build-listing.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { type Listing, listingListSchema } from "../listing.schema.ts";
import { MarketPage } from "./market-page.tsx";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const LIST = "GET /api/market/listings";
/** A picture that the test server really has. */
const PICTURE = "/packs/bagz/media/plates/one-eye-light.webp";

const hoodie = buildListing(9, {
  title: "Zip grin hoodie, size M",
  priceText: "54.99",
  images: [1, 2].map((number) => ({ id: String(number), url: `${PICTURE}?${number}`, width: 900, height: 900 })),
});
const lamp = buildListing(8, {
  title: "Spare room",
  category: "events",
  contact: "ring twice",
  contactLink: { text: "ring twice", href: null },
  priceText: null,
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(414, 896);
});

function list(listings: Listing[], nextCursor: string | null = null) {
  return answer(listingListSchema, { listings, nextCursor });
}

function openMarket(api: ApiStubs, options: { isMember?: boolean; path?: string } = {}) {
  const { isMember = false, path = "/market" } = options;
  return renderPage(<MarketPage />, { api, path, user: isMember ? buildWebUser() : null });
}

it("keeps the letters of what a seller wrote on a Turkish page", async () => {
  onTestFinished(() => {
    document.documentElement.lang = "en";
  });
  document.documentElement.lang = "tr";
  const bill = buildListing(9, { title: "Chicken drawing", priceText: "fifty in coins" });
  await openMarket({ [LIST]: list([bill]) });
  await expect.element(page.getByRole("heading", { name: "Chicken drawing" })).toBeVisible();
  // biome-ignore lint/performance/useDomNodeTextContent: capitals are made by the style, and no other reading knows them
  const readAsShown = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText;
  expect(readAsShown(".market-ad-title")).toBe("Chicken drawing");
  expect(readAsShown(".market-ad-price")).toBe("fifty in coins");
});

function getAd(name: string) {
  return page.getByRole("listitem", { name });
}

function getToast(title: string) {
  return page.getByRole("listitem").filter({ hasText: title });
}

describe("the market page", () => {
  it("warns before anything else, and says its plain name", async () => {
    await openMarket({ [LIST]: list([hoodie]) });
    await expect.element(page.getByRole("heading", { name: "FLEA MARKET", level: 1 })).toBeVisible();
    await expect.element(page.getByText("Marketplace", { exact: true })).toBeVisible();
    await expect
      .element(
        page.getByText("Peer-to-peer trading at your own risk. No escrow. Verify before meeting or trading.", {
          exact: true,
        }),
      )
      .toBeVisible();
  });

  it("shows an ad with its category, age, words, price and seller", async () => {
    await openMarket({ [LIST]: list([hoodie]) });
    const ad = getAd("Zip grin hoodie, size M");
    for (const text of ["Merch", "2h ago", "What thing 9 is.", "54.99", "@deadcat"]) {
      await expect.element(ad.getByText(text, { exact: true })).toBeVisible();
    }
  });

  it("makes a link of a handle and leaves any other contact a text", async () => {
    await openMarket({ [LIST]: list([hoodie, lamp]) });
    const link = getAd("Zip grin hoodie").getByRole("link", { name: "Contact @deadcat about Zip grin hoodie, size M" });
    await expect.element(link).toHaveAttribute("href", "https://x.com/deadcat");
    await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect.element(getAd("Spare room").getByText("ring twice")).toBeVisible();
    expect(
      getAd("Spare room")
        .getByRole("link", { name: /Contact/ })
        .elements(),
    ).toHaveLength(0);
  });

  it("announces paying with the token, switched off", async () => {
    await openMarket({ [LIST]: list([hoodie]) });
    await expect.element(page.getByRole("button", { name: "Pay with $BAGZ Soon" })).toBeDisabled();
  });

  it("stamps what is sold and takes its contact away", async () => {
    await openMarket({ [LIST]: list([{ ...hoodie, status: "sold" }]) });
    const ad = getAd("Zip grin hoodie");
    await expect.element(ad.getByText("Sold", { exact: true })).toBeVisible();
    expect(ad.getByRole("link", { name: /Contact/ }).elements()).toHaveLength(0);
  });

  it("shows what the scam check has found", async () => {
    await openMarket({ [LIST]: list([{ ...hoodie, warnings: ["seed-phrase"] }]) });
    await expect.element(getAd("Zip grin hoodie").getByRole("note")).toHaveTextContent("Look twice");
  });

  it("folds a long text and unfolds it", async () => {
    await openMarket({ [LIST]: list([{ ...hoodie, description: "Menace. ".repeat(100) }]) });
    await userEvent.click(page.getByRole("button", { name: "Read on" }));
    await expect.element(page.getByRole("button", { name: "Fold it up" })).toHaveAttribute("aria-expanded", "true");
  });

  it("enlarges the pictures and walks through them", async () => {
    await openMarket({ [LIST]: list([hoodie]) });
    await userEvent.click(page.getByRole("button", { name: "Enlarge the pictures of Zip grin hoodie, size M" }));
    const dialog = page.getByRole("dialog", { name: "Zip grin hoodie, size M" });
    await expect.element(dialog.getByText("1 / 2")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(dialog.getByText("2 / 2")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("narrows the list by text once the typing rests, and keeps the filters in the address", async () => {
    const { api, history } = await openMarket({ [LIST]: list([hoodie, lamp]) });
    await expect.element(getAd("Spare room")).toBeVisible();
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Category" }), "merch");
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Order" }), "oldest");
    await userEvent.click(page.getByRole("checkbox", { name: "Has images" }));
    await userEvent.fill(page.getByRole("searchbox", { name: "Search listings" }), "hood");
    const query = "category=merch&sort=oldest&hasImages=true";
    await expect.poll(() => history.at(-1)).toBe(`/market?${query}&q=hood`);
    await expect.poll(() => api.countOf(`${LIST}?q=hood&${query}`)).toBe(1);
    expect(api.countOf(`${LIST}?q=h&${query}`)).toBe(0);
  });

  it("reads the filters from the address, and takes nonsense there for nothing", async () => {
    const { api } = await openMarket(
      { [LIST]: list([hoodie]) },
      { path: "/market?q=zip&category=weapons&sort=loudest&hasImages=true&own=true" },
    );
    await expect.element(page.getByRole("searchbox", { name: "Search listings" })).toHaveValue("zip");
    await expect.element(page.getByRole("combobox", { name: "Category" })).toHaveValue("all");
    await expect.poll(() => api.countOf(`${LIST}?q=zip&hasImages=true`)).toBe(1);
  });

  it("says when nothing matches, and leads back to everything", async () => {
    const { api } = await openMarket(
      { [LIST]: list([hoodie]), [`${LIST}?q=crown`]: list([]) },
      { path: "/market?q=crown" },
    );
    await expect.element(page.getByText("No listings found")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Show all listings" }));
    await expect.element(getAd("Zip grin hoodie")).toBeVisible();
    expect(api.countOf(`${LIST}?q=crown`)).toBe(1);
  });

  it("invites to be the first in an empty market", async () => {
    await openMarket({ [LIST]: list([]) }, { isMember: true });
    await expect.element(page.getByText("No listings found")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Create listing" }).last());
    await expect.element(page.getByRole("form", { name: "Create listing" })).toBeVisible();
  });

  it("loads more and puts the focus on the first that has come", async () => {
    await openMarket({ [LIST]: list([hoodie], "next"), [`${LIST}?cursor=next`]: list([lamp]) });
    await expect.element(page.getByText("1 listing shown")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Load more" }));
    await expect.element(getAd("Spare room")).toHaveFocus();
    await expect.element(page.getByText("2 listings shown")).toBeVisible();
    expect(page.getByRole("button", { name: "Load more" }).elements()).toHaveLength(0);
  });

  it("owns up when the list does not load, and tries again", async () => {
    vi.useRealTimers();
    const { api } = await openMarket({ [LIST]: refuse(500, "server.error", "Something broke") });
    await expect.element(page.getByRole("alert")).toHaveTextContent("The press jams");
    api.set({ [LIST]: list([hoodie]) });
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect.element(getAd("Zip grin hoodie")).toBeVisible();
  });

  it("asks a visitor who wants to sell to log in", async () => {
    await openMarket({ [LIST]: list([hoodie]) });
    expect(page.getByRole("button", { name: "Create listing" }).elements()).toHaveLength(0);
    await userEvent.click(page.getByRole("button", { name: "Log in to sell" }));
    await expect.element(getToast("Authentication Required")).toHaveTextContent("Log in first");
    await expect.element(page.getByRole("dialog", { name: "JOIN THE CHAOS" })).toBeVisible();
  });

  it.each([320, 390, 820, 1440, 1920])("has nothing that axe objects to at %i px", async (width) => {
    await page.viewport(width, 900);
    const own = buildListing(7, { title: "Own ad", isOwn: true, hiddenAt: "2026-11-20T10:00:00.000Z", contact: "" });
    const long = buildListing(6, { title: "W".repeat(100), description: "x".repeat(2000), priceText: "9".repeat(60) });
    await openMarket(
      { [LIST]: list([hoodie, lamp, buildListing(5, { status: "sold" }), own, long], "next") },
      { isMember: true },
    );
    await expect.element(getAd("Spare room")).toBeVisible();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
