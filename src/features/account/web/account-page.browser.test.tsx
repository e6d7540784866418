import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ITEM_TYPES, itemKinds } from "#features/vault/item-kinds.catalog.ts";
import { collectionAnswerSchema, itemListSchema } from "#features/vault/vault.schema.ts";
import { buildCollection, buildVaultItem } from "../../../../tests/support/web/build-vault-item.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { AccountPage } from "./account-page.tsx";

const zipgrin = buildWebUser();
const base = `/api/users/${zipgrin.id}` as const;
const items = [
  buildVaultItem(9, { contentType: "pfp", title: "King of Bagz", isFavorite: true }),
  buildVaultItem(8, { contentType: "tweet", title: "Mysterious take" }),
  buildVaultItem(7, { title: "Top of the building" }),
];

const vault: ApiStubs = {
  [`GET ${base}/collection`]: answer(collectionAnswerSchema, { collection: buildCollection(items) }),
  [`GET ${base}/content`]: answer(itemListSchema, { content: items, nextCursor: null }),
  [`GET ${base}/content?filter=tweet`]: answer(itemListSchema, {
    content: items.filter(({ contentType }) => contentType === "tweet"),
    nextCursor: null,
  }),
};

async function open(path: string, api: ApiStubs = {}) {
  const rendered = await renderPage(<AccountPage />, { user: zipgrin, path, api: { ...vault, ...api } });
  await expect.element(page.getByText("Welcome back, @zipgrin")).toBeVisible();
  return rendered;
}

beforeEach(() => page.viewport(1440, 900));

describe("/account for a visitor", () => {
  it("asks to log in and opens the dialog", async () => {
    await renderPage(<AccountPage />, { path: "/account" });
    await expect.element(page.getByRole("heading", { level: 1, name: "VILLAIN VAULT" })).toBeVisible();
    await expect.element(page.getByText("Please log in to view your account")).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: "LOGIN" }).click();
    await expect.element(page.getByRole("dialog", { name: "JOIN THE CHAOS" })).toBeVisible();
  });

  it("says on the way to the settings that they need a login", async () => {
    await renderPage(<AccountPage />, { path: "/account?tab=settings" });
    await expect.element(page.getByText("Please log in to manage your preferences")).toBeVisible();
  });
});

describe("/account for a member", () => {
  it("welcomes by name, links home and has a tab for all, each kind, the favorites and the settings, with their counts", async () => {
    await open("/account");
    await expect.element(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    await expect.element(page.getByRole("tab", { name: /Memes/ })).toHaveTextContent("Memes 1");
    const names = page
      .getByRole("tab")
      .all()
      .map((tab) => tab.element().textContent);
    const kinds = ITEM_TYPES.map(
      (type) => `${itemKinds[type].plural} ${items.filter((i) => i.contentType === type).length}`,
    );
    expect(names).toEqual(["All Content 3", ...kinds, "Favorites 1", "Settings"]);
  });

  it("opens the tab that the address names, and keeps the open one there", async () => {
    const { history } = await open("/account?tab=tweet");
    await expect.element(page.getByRole("tab", { name: /Tweets/ })).toHaveAttribute("aria-selected", "true");
    await expect.element(page.getByRole("heading", { name: "Mysterious take" })).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "King of Bagz" })).not.toBeInTheDocument();
    await page.getByRole("tab", { name: /All Content/ }).click();
    await expect.element(page.getByRole("heading", { name: "King of Bagz" })).toBeVisible();
    expect(history).toEqual(["/account"]);
    await userEvent.keyboard("{ArrowRight}");
    expect(history).toEqual(["/account?tab=tweet"]);
  });

  it("shows everything when the address names a tab that is none", async () => {
    await open("/account?tab=lair");
    await expect.element(page.getByRole("tab", { name: /All Content/ })).toHaveAttribute("aria-selected", "true");
  });

  it("shows the collection as a card", async () => {
    await open("/account");
    const card = page.getByRole("complementary", { name: "Collection Stats" });
    await expect.element(card.getByText("3", { exact: false }).first()).toBeVisible();
    for (const [label, value] of [
      ["Tweets", "1"],
      ["Memes", "1"],
      ["PFPs", "1"],
      ["Space used", "12.4 MB of 200 MB"],
    ] as const) {
      await expect.element(card.getByRole("term").filter({ hasText: label })).toBeVisible();
      await expect.element(card.getByRole("definition").filter({ hasText: value }).first()).toBeVisible();
    }
  });

  it("asks for the counts again when they did not load", async () => {
    const { api } = await open("/account", { [`GET ${base}/collection`]: refuse(503, "server.busy", "Busy") });
    await expect.element(page.getByText("The count did not load.")).toBeVisible();
    api.set({ [`GET ${base}/collection`]: vault[`GET ${base}/collection`] });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("12.4 MB of 200 MB")).toBeVisible();
  });

  it("has no accessibility problem, wide and narrow", async () => {
    await open("/account");
    await expect.element(page.getByRole("heading", { name: "King of Bagz" })).toBeVisible();
    await expectAccessible();
    await page.viewport(390, 844);
    await expectAccessible();
  });
});
