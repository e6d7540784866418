import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type InterestAnswer, interestAnswerSchema, ownInterestsSchema } from "#features/interests/interests.schema.ts";
import { merch } from "#pack/merch.catalog.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { renderSite } from "../../../../tests/support/web/render-site.tsx";
import { answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { MerchList } from "./merch-list.tsx";
import { MerchPage } from "./merch-page.tsx";

const NOTIFY = "POST /api/interests";

function listNames(): (string | null)[] {
  return [...document.querySelectorAll(".merch-card h2")].map(({ textContent }) => textContent);
}

const NOT_ASKED = { wantsLetters: null, letterAddress: null };

function answerInterest(isNew: boolean, letters: Pick<InterestAnswer, "wantsLetters" | "letterAddress"> = NOT_ASKED) {
  const interest = { kind: "merch" as const, refId: "", createdAt: "2026-11-20T10:00:00.000Z" };
  return answer(interestAnswerSchema, { interest, isNew, ...letters }, isNew ? 201 : 200);
}

describe("/merch", () => {
  test("hangs nine conceptual pieces with their prices, none for sale, and says why", async () => {
    const { screen } = await renderPage(<MerchPage />);
    await expect.element(screen.getByRole("heading", { level: 1, name: "THE RAIL" })).toBeVisible();
    await expect.element(screen.getByText("These designs are conceptual")).toBeVisible();
    expect([...listNames()].sort()).toEqual(merch.map(({ name }) => name).sort());
    for (const { price } of merch) expect(document.querySelector(".merch-cards")?.textContent).toContain(price);
    const buttons = screen.getByRole("button", { name: "SOON", exact: true });
    expect(buttons.elements()).toHaveLength(9);
    for (const button of buttons.elements()) {
      expect(button).toBeDisabled();
      await expect.element(button).toHaveAccessibleDescription(/These designs are conceptual.*Nothing is for sale yet/);
    }
    await expect.element(screen.getByRole("status").first()).toHaveTextContent("9 pieces on the rail");
  });

  test("has the six filters, shows one category at a time, counts aloud and keeps it in the address", async () => {
    const { screen, history } = await renderPage(<MerchPage />, { path: "/merch" });
    const group = screen.getByRole("group", { name: "Category" });
    const filters = group.getByRole("button").elements();
    expect(filters.map(({ textContent }) => textContent)).toEqual([
      "All",
      "Hoodies",
      "T-Shirts",
      "Headwear",
      "Outerwear",
      "New Drops",
    ]);
    await group.getByRole("button", { name: "Headwear" }).click();
    await expect.element(screen.getByRole("status").first()).toHaveTextContent("2 pieces on the rail");
    expect(listNames()).toEqual(["Halo Beanie", "Zip Cap"]);
    await expect.element(group.getByRole("button", { name: "Headwear" })).toHaveAttribute("aria-pressed", "true");
    expect(history.at(-1)).toBe("/merch?category=headwear");
    await group.getByRole("button", { name: "New Drops" }).click();
    expect(listNames()).toEqual(["Zip Grin Hoodie", "Reaper Robe Jacket", "Halo Beanie"]);
    await screen.getByRole("button", { name: "Show the whole rail" }).click();
    expect(listNames()).toHaveLength(9);
    expect(history.at(-1)).toBe("/merch");
    await expect.element(screen.getByRole("region", { name: "Merch preview" })).toHaveFocus();
  });

  test("opens with the filter of its address, and with everything when that names none", async () => {
    await renderPage(<MerchPage />, { path: "/merch?category=t-shirts" });
    expect(listNames()).toEqual(["Bagz Classic Tee", "Chaos Print Tee"]);
  });

  test("shows everything for a category that does not exist", async () => {
    await renderPage(<MerchPage />, { path: "/merch?category=socks" });
    expect(listNames()).toHaveLength(9);
  });

  test("says so when a pack has nothing to hang", async () => {
    const { screen } = await renderPage(
      <MerchList items={[]} filter="All" reasonId="why" onShowAll={() => undefined} />,
    );
    await expect.element(screen.getByText("Nothing hangs on this part of the rail yet.")).toBeVisible();
    await expect.element(screen.getByRole("status").first()).toHaveTextContent("0 pieces on the rail");
  });

  test("asks a visitor to log in before they are noted for news", async () => {
    const { screen, api } = await renderPage(<MerchPage />);
    await screen.getByRole("button", { name: "GET NOTIFIED" }).click();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    expect(api.countOf(NOTIFY)).toBe(0);
  });

  test("notes a member once, and says the second time that they stand in line already", async () => {
    const { screen, api } = await renderPage(<MerchPage />, {
      user: buildWebUser(),
      api: { [NOTIFY]: answerInterest(true) },
    });
    const button = screen.getByRole("button", { name: "GET NOTIFIED" });
    (await button.findElement()).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText("You are first in line")).toBeVisible();
    expect(api.bodiesOf(NOTIFY)).toEqual([{ kind: "merch" }]);
    api.set({ [NOTIFY]: answerInterest(false) });
    await button.click();
    await expect.element(screen.getByText("Already in line")).toBeVisible();
  });

  test("asks whether letters are wanted, names the address, and takes a yes", async () => {
    const user = buildWebUser();
    const { screen, api } = await renderPage(<MerchPage />, {
      user,
      api: { [NOTIFY]: answerInterest(true, { wantsLetters: false, letterAddress: "v…@example.com" }) },
    });
    const button = screen.getByRole("button", { name: "GET NOTIFIED" });
    await button.click();
    const dialog = screen.getByRole("dialog", { name: "Letters about merch?" });
    await expect.element(dialog.getByText(/Letters go to v…@example.com/)).toBeVisible();
    await expectAccessible();
    const choose = `PUT /api/users/${user.id}/interests` as const;
    const interest = { kind: "merch" as const, refId: "", name: null, createdAt: "2026-11-20T10:00:00.000Z" };
    const interests = [{ ...interest, wantsLetters: true }];
    api.set({ [choose]: answer(ownInterestsSchema, { interests, hasMail: true, letterAddress: "v…@example.com" }) });
    await dialog.getByRole("button", { name: "Yes, write to me" }).click();
    await expect.element(screen.getByText("You will hear of it")).toBeVisible();
    expect(api.bodiesOf(choose)).toEqual([{ kind: "merch", wantsLetters: true }]);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test("takes a closed question for a no, and says what letters need", async () => {
    const { screen } = await renderPage(<MerchPage />, {
      user: buildWebUser(),
      api: { [NOTIFY]: answerInterest(true, { wantsLetters: false, letterAddress: null }) },
    });
    await screen.getByRole("button", { name: "GET NOTIFIED" }).click();
    const dialog = screen.getByRole("dialog", { name: "Letters about merch?" });
    const link = dialog.getByRole("link", { name: "Add one in Chaos Settings" });
    await expect.element(link).toHaveAttribute("href", "/account?tab=settings#contacts");
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByText("You are first in line")).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("says so when the interest was not saved", async () => {
    const { screen } = await renderPage(<MerchPage />, {
      user: buildWebUser(),
      api: { [NOTIFY]: refuse(503, "server.busy", "The house is full. Try again in a minute.") },
    });
    await screen.getByRole("button", { name: "GET NOTIFIED" }).click();
    await expect.element(screen.getByText("The house is full. Try again in a minute.")).toBeVisible();
  });

  test.each([320, 390, 768, 1024, 1440, 1920])(
    "has nothing for axe to find at %i pixels and does not scroll sideways",
    async (width) => {
      await page.viewport(width, 900);
      const { screen } = await renderSite({ path: "/merch" });
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await screen.getByRole("button", { name: "Hoodies" }).click();
      await expectAccessible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});
