import { describe, expect, test } from "vitest";
import { expectAccessible } from "../../../tests/support/web/expect-accessible.ts";
import { renderSite } from "../../../tests/support/web/render-site.tsx";

describe("any unknown path", () => {
  test("says Page Not Found, hints at the router and leads back", async () => {
    const { screen, history } = await renderSite({ path: "/zipped" });
    await expect.element(screen.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
    await expect.element(screen.getByText(/Did you forget to add the page to the router\?/)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Back to the lair" })).toHaveAttribute("href", "/");
    await expectAccessible();
    await screen.getByRole("link", { name: "Open the tools" }).click();
    expect(history.at(-1)).toBe("/tools");
  });
});
