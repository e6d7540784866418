import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { boardImageAnswerSchema } from "#features/boards/board.schema.ts";
import { buildListing } from "../../../../tests/support/web/build-listing.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { holdNavigation } from "../../../../tests/support/web/hold-navigation.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, answerNothing, refuse } from "../../../../tests/support/web/stub-api.ts";
import { type Listing, listingAnswerSchema, listingListSchema } from "../listing.schema.ts";
import { MarketPage } from "./market-page.tsx";

const LIST = "GET /api/market/listings";
const CREATE = "POST /api/market/listings";

const OWN_ID = "019a0000-0000-7000-8000-0000000000aa";
const own = buildListing(9, {
  title: "Own patch",
  isOwn: true,
  contact: "@me",
  seller: { id: OWN_ID, username: "zipgrin", faceId: null },
});
const other = buildListing(8, { title: "Other patch" });
const base = `/api/market/listings/${own.id}` as const;

function list(...listings: Listing[]) {
  return answer(listingListSchema, { listings, nextCursor: null });
}

function answerOwn(values: Partial<Listing>, status = 200) {
  return answer(listingAnswerSchema, { listing: { ...own, ...values } }, status);
}

async function openMarket(api: ApiStubs = {}) {
  const rendered = await renderPage(<MarketPage />, {
    path: "/market",
    user: buildWebUser(),
    api: { [LIST]: list(own, other), ...api },
  });
  await expect.element(getAd("Own patch")).toBeVisible();
  return rendered;
}

function getAd(name: string) {
  return page.getByRole("listitem", { name });
}

function getTool(name: string) {
  return getAd("Own patch").getByRole("button", { name, exact: true });
}

async function expectToast(title: string, text: string) {
  await expect.element(page.getByRole("listitem").filter({ hasText: title })).toHaveTextContent(text);
}

async function openForm() {
  await userEvent.click(page.getByRole("button", { name: "Create listing" }));
  await expect.element(page.getByRole("textbox", { name: "Title" })).toHaveFocus();
}

describe("creating a listing", () => {
  it("asks for title and description first", async () => {
    const { api } = await openMarket();
    await openForm();
    await userEvent.fill(page.getByRole("textbox", { name: "Title" }), "  ");
    await userEvent.click(page.getByRole("button", { name: "Publish listing" }));
    await expectToast("Missing Information", "Please fill in all required fields.");
    await expect.element(page.getByRole("textbox", { name: "Title" })).toHaveFocus();
    await expect.element(page.getByRole("textbox", { name: "Title" })).toHaveAttribute("aria-invalid", "true");
    await expect.element(page.getByRole("textbox", { name: "Description" })).toHaveAttribute("aria-invalid", "true");
    expect(api.countOf(CREATE)).toBe(0);
  });

  it("sends what was written with its pictures, says so, closes and shows it", async () => {
    const created = buildListing(30, {
      title: "Left glove",
      isOwn: true,
      seller: { id: OWN_ID, username: "zipgrin", faceId: null },
    });
    const image = { id: "019b0000-0000-7000-8000-000000000001", url: "/api/boards/images/x", width: 8, height: 8 };
    const { api } = await openMarket({
      [CREATE]: answer(listingAnswerSchema, { listing: created }, 201),
      "POST /api/boards/images": answer(boardImageAnswerSchema, { image }, 201),
    });
    await openForm();
    await expect.element(page.getByRole("combobox", { name: "Category" }).last()).toHaveValue("other");
    await userEvent.fill(page.getByRole("textbox", { name: "Title" }), "Left glove");
    await userEvent.fill(page.getByRole("textbox", { name: "Description" }), "Warm. Alone.");
    await userEvent.fill(page.getByRole("textbox", { name: "Price" }), "A right one");
    const file = new File([new Uint8Array(8)], "glove.png", { type: "image/png" });
    await userEvent.upload(page.getByLabelText("Add pictures"), file);
    await expect.element(page.getByText("1 picture ready")).toBeInTheDocument();
    api.set({ [LIST]: list(created, own, other) });
    await userEvent.click(page.getByRole("button", { name: "Publish listing" }));
    await expectToast("Listing Created!", "Your listing is now live on the marketplace.");
    expect(api.bodiesOf(CREATE)).toEqual([
      {
        title: "Left glove",
        category: "other",
        description: "Warm. Alone.",
        priceText: "A right one",
        contact: "",
        images: [image.id],
      },
    ]);
    expect(page.getByRole("form").elements()).toHaveLength(0);
    await expect.element(getAd("Left glove")).toHaveFocus();
    await openForm();
    await expect.element(page.getByRole("textbox", { name: "Title" })).toHaveValue("");
  });

  it("has what was written again when it is opened next, until it is started afresh", async () => {
    await openMarket();
    await openForm();
    await userEvent.fill(page.getByRole("textbox", { name: "Title" }), "Left glove");
    await userEvent.click(page.getByRole("button", { name: "Cancel" }));
    await expect.element(page.getByRole("button", { name: "Create listing" })).toHaveFocus();
    await openForm();
    await expect.element(page.getByRole("textbox", { name: "Title" })).toHaveValue("Left glove");
    await userEvent.click(page.getByRole("button", { name: "Start afresh" }));
    await expect.element(page.getByRole("textbox", { name: "Title" })).toHaveValue("");
  });

  it("stops at the limits, counting an emoji as one", async () => {
    await openMarket();
    await openForm();
    await userEvent.fill(page.getByRole("textbox", { name: "Title" }), "🦴".repeat(101));
    await expect.element(page.getByRole("textbox", { name: "Title" })).toHaveValue("🦴".repeat(100));
    await expect.element(page.getByText("100 / 100")).toBeVisible();
  });

  it("keeps what was written when the server refuses, and says why", async () => {
    await openMarket({ [CREATE]: refuse(429, "listings.too_many", "That is enough for today. Come back tomorrow.") });
    await openForm();
    await userEvent.fill(page.getByRole("textbox", { name: "Title" }), "Left glove");
    await userEvent.fill(page.getByRole("textbox", { name: "Description" }), "Warm.");
    await userEvent.click(page.getByRole("button", { name: "Publish listing" }));
    await expectToast("Error", "Failed to create listing. Please try again.");
    await expect.element(page.getByRole("form").getByRole("alert")).toHaveTextContent("That is enough for today.");
    await expect.element(page.getByRole("textbox", { name: "Title" })).toHaveValue("Left glove");
  });

  it("says that the session has ended, and goes to the login", async () => {
    await openMarket({ [CREATE]: refuse(401, "session.missing", "Unauthorized: please log in first") });
    await openForm();
    await userEvent.fill(page.getByRole("textbox", { name: "Title" }), "Left glove");
    await userEvent.fill(page.getByRole("textbox", { name: "Description" }), "Warm.");
    const { addresses, release } = holdNavigation();
    await userEvent.click(page.getByRole("button", { name: "Publish listing" }));
    await expectToast("Unauthorized", "You are logged out. Logging in again...");
    await expect.poll(() => addresses).toEqual(["/api/login"]);
    release();
  });
});

describe("a listing of one's own", () => {
  it("offers nothing of it on somebody else's", async () => {
    await openMarket();
    expect(getAd("Other patch").getByRole("button", { name: "Edit" }).elements()).toHaveLength(0);
    expect(getAd("Own patch").getByRole("button", { name: "Report Own patch" }).elements()).toHaveLength(0);
  });

  it("is changed in the same form", async () => {
    const { api } = await openMarket({ [`PUT ${base}`]: answerOwn({ title: "Own patch, mended" }) });
    await userEvent.click(getTool("Edit"));
    await expect.element(page.getByRole("textbox", { name: "Contact" })).toHaveValue("@me");
    await userEvent.fill(page.getByRole("textbox", { name: "Title" }), "Own patch, mended");
    await userEvent.click(page.getByRole("button", { name: "Save changes" }));
    await expectToast("Listing saved", "The ad reads as you left it.");
    await expect.element(getAd("Own patch, mended")).toHaveFocus();
    expect(api.bodiesOf(`PUT ${base}`)).toMatchObject([{ title: "Own patch, mended", contact: "@me", images: [] }]);
  });

  it("is taken back from being sold", async () => {
    const { api } = await openMarket({
      [LIST]: list({ ...own, status: "sold" }),
      [`DELETE ${base}/sold`]: answerOwn({ status: "open" }),
    });
    await userEvent.click(getTool("Not sold"));
    await expectToast("Back on the table", "The stamp is off. It stands where it stood.");
    expect(api.countOf(`DELETE ${base}/sold`)).toBe(1);
    await expect.element(getTool("Mark sold")).toBeVisible();
  });

  it("is marked as sold", async () => {
    await openMarket({ [`POST ${base}/sold`]: answerOwn({ status: "sold" }) });
    await userEvent.click(getTool("Mark sold"));
    await expect.element(getAd("Own patch").getByText("Sold", { exact: true })).toBeVisible();
    expect(getAd("Own patch").getByRole("button", { name: "Edit" }).elements()).toHaveLength(0);
  });

  it("is found among the member's own when it has expired, and renewed there", async () => {
    await openMarket({
      [`${LIST}?own=true`]: list({ ...own, status: "expired" }),
      [`POST ${base}/renew`]: answerOwn({ status: "open" }),
    });
    await userEvent.click(page.getByRole("checkbox", { name: "My listings" }));
    await expect.element(getAd("Own patch").getByText("Expired", { exact: true })).toBeVisible();
    await userEvent.click(getTool("Renew"));
    await expectToast("Renewed", "It stays on the table until January 19.");
    await expect.element(getAd("Own patch").getByText(/Runs until/)).toBeVisible();
  });

  it("is deleted once that is confirmed, and its neighbour takes the focus", async () => {
    const { api } = await openMarket({ [`DELETE ${base}`]: answerNothing() });
    await userEvent.click(getTool("Delete"));
    const dialog = page.getByRole("dialog", { name: "Delete listing" });
    await expect.element(dialog.getByRole("button", { name: "Keep it" })).toHaveFocus();
    await expectAccessible();
    await userEvent.click(dialog.getByRole("button", { name: "Keep it" }));
    await expect.element(getTool("Delete")).toHaveFocus();
    expect(api.countOf(`DELETE ${base}`)).toBe(0);
    await userEvent.click(getTool("Delete"));
    await userEvent.click(dialog.getByRole("button", { name: "Delete it" }));
    await expect.element(getAd("Own patch")).not.toBeInTheDocument();
    await expect.element(getAd("Other patch")).toHaveFocus();
  });

  it("tells its seller that reports have hidden it", async () => {
    await openMarket({ [LIST]: list({ ...own, hiddenAt: "2026-11-20T10:00:00.000Z" }) });
    await expect.element(getAd("Own patch").getByText(/Hidden from the market/)).toBeVisible();
  });

  it.each([320, 1440])("is written in a form that axe has nothing against at %i px", async (width) => {
    await page.viewport(width, 900);
    await openMarket();
    await openForm();
    await userEvent.click(page.getByRole("button", { name: "Publish listing" }));
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(414, 896);
  });
});
