import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { waitByFrame } from "../../../tests/support/web/wait-by-frame.ts";
import { Address } from "./address.tsx";
import { Dialog } from "./dialog.tsx";

const VALUE = "Zip1111111111111111111111111111111111111Grin";

function refuseClipboard() {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("refused", "NotAllowedError"));
}

describe("address", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("copies through the clipboard and says so for 2000 ms", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await render(<Address value={VALUE} label="Primary token" />);
    document.querySelector<HTMLElement>(".address-copy")?.click();
    const copied = page.getByRole("button", { name: "Copied" });
    await waitByFrame(() => copied.elements().length > 0);
    expect(page.getByRole("status").element()).toHaveTextContent("Copied");
    expect(write).toHaveBeenCalledWith(VALUE);
    await vi.advanceTimersByTimeAsync(1990);
    expect(copied.elements()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20);
    await expect.element(page.getByRole("button", { name: "Copy Primary token" })).toBeVisible();
  });

  it("falls back to a selected field, inside an open dialog as well", async () => {
    refuseClipboard();
    let copied = "";
    vi.spyOn(document, "execCommand").mockImplementation(() => {
      const field = document.activeElement as HTMLTextAreaElement;
      copied = field.value.slice(field.selectionStart, field.selectionEnd);
      return true;
    });
    await render(
      <Dialog isOpen onClose={() => undefined} label="Token">
        <Address value={VALUE} label="Primary token" />
      </Dialog>,
    );
    const button = page.getByRole("button", { name: "Copy Primary token" });
    await button.click();
    await expect.element(page.getByRole("button", { name: "Copied" })).toHaveFocus();
    expect(copied).toBe(VALUE);
  });

  it("says what to do when no way of copying is open", async () => {
    refuseClipboard();
    vi.spyOn(document, "execCommand").mockReturnValue(false);
    await render(<Address value={VALUE} label="Primary token" />);
    await page.getByRole("button", { name: "Copy Primary token" }).click();
    await expect.element(page.getByText("Copying is blocked here. Select the text and copy it by hand.")).toBeVisible();
  });
});
