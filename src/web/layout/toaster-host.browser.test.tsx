import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectConsoleErrors } from "../../../tests/support/web/console.ts";
import { toast } from "../ui/toast.ts";
import { ToasterHost, toaster } from "./toaster-host.tsx";

describe("the toaster that did not come", () => {
  it("is asked for by the next message, also where two wishes met its failure", async () => {
    const errors = expectConsoleErrors();
    const load = vi.spyOn(toaster, "load").mockRejectedValue(new TypeError("Failed to fetch"));
    await render(<ToasterHost />);
    toast({ title: "Lost" });
    toast({ title: "Lost as well" });
    await expect.poll(() => errors.log.mock.calls.length).toBeGreaterThan(0);
    load.mockRestore();
    toast({ title: "Read" });
    await expect.element(page.getByText("Read", { exact: true }).first()).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
    errors.forget();
  });
});
