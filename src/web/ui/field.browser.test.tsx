import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./button.tsx";
import { SelectField, TextField } from "./field.tsx";

describe("field", () => {
  it("is described by its aside, its hint and its error", async () => {
    await render(<TextField label="Username" aside="optional" hint="Letters only." error="Too short" />);
    const input = page.getByRole("textbox", { name: "Username", exact: true });
    await expect.element(input).toHaveAccessibleDescription("optional Letters only. Too short");
    await expect.element(input).toHaveAttribute("aria-invalid", "true");
  });

  it("is neither invalid nor described without them", async () => {
    await render(<SelectField label="Tone" options={[{ value: "calm", label: "Calm" }]} />);
    const select = page.getByLabelText("Tone");
    await expect.element(select).not.toHaveAttribute("aria-invalid");
    await expect.element(select).not.toHaveAttribute("aria-describedby");
  });
});

describe("button", () => {
  it("refuses clicks and submits while it is busy, and keeps the focus", async () => {
    const handleSubmit = vi.fn((event) => event.preventDefault());
    await render(
      <form onSubmit={handleSubmit}>
        <Button type="submit" isBusy>
          Send
        </Button>
      </form>,
    );
    const button = page.getByRole("button", { name: "Send" });
    document.querySelector("button")?.click();
    (await button.findElement()).focus();
    expect(handleSubmit).not.toHaveBeenCalled();
    await expect.element(button).toHaveAttribute("aria-busy", "true");
    await expect.element(button).toHaveFocus();
  });
});
