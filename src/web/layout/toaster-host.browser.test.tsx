import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectConsoleErrors } from "../../../tests/support/web/console.ts";
import { expectAccessible } from "../../../tests/support/web/expect-accessible.ts";
import { toast } from "../ui/toast.ts";
import { ToasterHost, toaster } from "./toaster-host.tsx";

describe("a message", () => {
  it("is read also where the code that shows messages did not come, until it comes with the line", async () => {
    const errors = expectConsoleErrors();
    const load = vi.spyOn(toaster, "load").mockRejectedValue(new TypeError("Failed to fetch"));
    await render(
      <main>
        <h1>A page</h1>
        <ToasterHost />
      </main>,
    );
    toast({ title: "Error", description: "The server cannot be reached." });
    const plain = page.getByRole("alert").getByRole("button", { name: "Error The server cannot be reached." });
    await expect.element(plain).toBeVisible();
    await expectAccessible();
    await userEvent.click(plain);
    await expect.element(plain).not.toBeInTheDocument();

    toast({ title: "Still nothing" });
    await expect.element(page.getByRole("alert")).toHaveTextContent("Still nothing");
    load.mockRestore();
    // A failure may still be on its way when the line comes back.
    await expect
      .poll(() => {
        window.dispatchEvent(new Event("online"));
        return document.querySelector(".toast");
      })
      .not.toBeNull();
    await expect.element(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
    errors.forget();
  });
});
