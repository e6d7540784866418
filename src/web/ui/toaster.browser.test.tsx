import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "#web/theme/theme.ts";
import { waitByFrame } from "../../../tests/support/web/wait-by-frame.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { TextField } from "./field.tsx";
import { dismissToast, getToasts, toast } from "./toast.ts";
import { Toaster } from "./toaster.tsx";

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Join
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} label="Join the chaos">
        <TextField label="Username" />
      </Dialog>
      <Toaster />
    </>
  );
}

const weak = { title: "Weak Password", description: "Too short", variant: "destructive" } as const;
/** For all that is not about its time, which a busy machine would let run out. */
const lasting = { ...weak, isLasting: true };

function findToast(): HTMLElement {
  const card = document.querySelector<HTMLElement>(".toast");
  if (!card) throw new Error("There is no message on the page.");
  return card;
}

/** A real pointer cannot be captured by synthetic events, so capturing is switched off. */
function swipe(card: HTMLElement, byPx: number) {
  vi.spyOn(Element.prototype, "setPointerCapture").mockReturnValue();
  const at = (type: string, clientX: number) =>
    card.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, button: 0, clientX, clientY: 20 }),
    );
  at("pointerdown", 100);
  at("pointermove", 100 + Math.min(5, byPx));
  at("pointermove", 100 + byPx);
  at("pointerup", 100 + byPx);
}

describe("toaster", () => {
  beforeEach(async () => {
    await page.viewport(1280, 800);
  });

  afterEach(() => {
    vi.useRealTimers();
    for (const item of getToasts()) dismissToast(item.id);
  });

  it("keeps a message that must not be missed until it is dismissed", async () => {
    vi.useFakeTimers();
    await render(<Page />);
    toast(lasting);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(findToast().dataset.state).toBe("open");
    findToast().querySelector<HTMLElement>(".toast-close")?.click();
    expect(getToasts()[0]?.isOpen).toBe(false);
  });

  it("shows a message that was sent before it had loaded", async () => {
    toast(lasting);
    await render(<Page />);
    await expect.element(page.getByText("Weak Password")).toBeVisible();
  });

  it("shows one message at a time", async () => {
    await render(<Page />);
    toast(lasting);
    toast({ title: "Content Saved!", variant: "success", isLasting: true });
    await expect.element(page.getByText("Content Saved!")).toBeVisible();
    expect(document.querySelectorAll(".toast")).toHaveLength(1);
  });

  it("lets a message go after 5000 ms and not before", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    await render(<Page />);
    toast(weak);
    await waitByFrame(() => page.getByText("Weak Password").elements().length > 0);
    await vi.advanceTimersByTimeAsync(4950);
    expect(getToasts()).toMatchObject([{ isOpen: true }]);
    await vi.advanceTimersByTimeAsync(60);
    expect(getToasts()).toMatchObject([{ isOpen: false }]);
  });

  it("stays when swiped by 20 px and goes when swiped right by 60 px", async () => {
    await render(<Page />);
    toast(lasting);
    await expect.element(page.getByText("Weak Password")).toBeVisible();
    swipe(findToast(), 20);
    expect(getToasts()).toMatchObject([{ isOpen: true }]);
    swipe(findToast(), 60);
    await expect.poll(() => getToasts()).toMatchObject([{ isOpen: false }]);
  });

  it("stays when swiped to the left", async () => {
    await render(<Page />);
    toast(lasting);
    await expect.element(page.getByText("Weak Password")).toBeVisible();
    swipe(findToast(), -90);
    expect(getToasts()).toMatchObject([{ isOpen: true }]);
  });

  it("takes the focus on F8, and Esc closes it and gives the focus back", async () => {
    await render(<Page />);
    const join = page.getByRole("button", { name: "Join" });
    (await join.findElement()).focus();
    toast(lasting);
    await expect.element(page.getByText("Weak Password")).toBeVisible();
    await userEvent.keyboard("{F8}");
    expect(document.activeElement?.className).toContain("toaster-list");
    await userEvent.keyboard("{Tab}{Escape}");
    expect(getToasts()).toMatchObject([{ isOpen: false }]);
    await expect.element(join).toHaveFocus();
  });

  it("offers one thing to do, by pointer and by keyboard, and closes with it", async () => {
    await render(<Page />);
    const join = page.getByRole("button", { name: "Join" });
    const onAct = vi.fn();
    const deleted = { title: "Content deleted", action: { label: "Undo", onAct }, isLasting: true };
    toast(deleted);
    const undo = page.getByRole("button", { name: "Undo" });
    await expect.element(undo).toBeVisible();
    expect((await undo.findElement()).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await undo.click();
    expect(onAct).toHaveBeenCalledTimes(1);
    expect(getToasts()).toMatchObject([{ isOpen: false }]);

    (await join.findElement()).focus();
    toast(deleted);
    await expect.element(undo).toBeVisible();
    await userEvent.keyboard("{F8}{Tab}{Tab}{Enter}");
    expect(onAct).toHaveBeenCalledTimes(2);
    expect(getToasts()).toMatchObject([{ isOpen: false }]);
    await expect.element(join).toHaveFocus();
  });

  it("lies above a modal dialog, where F8, Esc and the close button work and the dialog stays open", async () => {
    await render(<Page />);
    await page.getByRole("button", { name: "Join" }).click();
    toast(lasting);
    await expect.element(page.getByText("Weak Password")).toBeVisible();
    const findOnTop = () => {
      const box = findToast().getBoundingClientRect();
      return document.elementFromPoint(box.left + 30, box.top + 30)?.closest(".toast");
    };
    await expect.poll(findOnTop).toBe(findToast());

    await userEvent.keyboard("{F8}{Tab}{Escape}");
    expect(getToasts()).toMatchObject([{ isOpen: false }]);
    await expect.element(page.getByLabelText("Username")).toHaveFocus();

    toast(lasting);
    await page.getByRole("button", { name: "Dismiss" }).click();
    expect(getToasts()).toMatchObject([{ isOpen: false }]);
    await expect.element(page.getByRole("dialog")).toBeVisible();
  });

  it("survives the closing of the dialog it lay above", async () => {
    await render(<Page />);
    await page.getByRole("button", { name: "Join" }).click();
    toast(lasting);
    await expect.element(page.getByText("Weak Password")).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect.element(page.getByText("Weak Password")).toBeVisible();
    expect(findToast().closest("dialog")).toBeNull();
    expect(getToasts()).toMatchObject([{ isOpen: true }]);
  });

  it("is spoken inside the open dialog, because the page behind it is silent", async () => {
    await render(<Page />);
    await page.getByRole("button", { name: "Join" }).click();
    toast(lasting);
    await expect
      .poll(() => document.querySelector("dialog [aria-live=assertive]")?.textContent)
      .toContain("Weak Password");
  });

  it("is spoken with a pause between its title and its words", async () => {
    await render(<Page />);
    toast(lasting);
    await expect
      .poll(() => [...document.querySelectorAll("[role=status]")].map((region) => region.textContent))
      .toContainEqual(expect.stringContaining("Weak Password. Too short"));
  });

  it("keeps off the field that is being edited on a phone", async () => {
    await page.viewport(390, 844);
    await render(<Page />);
    await page.getByRole("button", { name: "Join" }).click();
    toast(lasting);
    await expect.element(page.getByText("Weak Password")).toBeVisible();
    const isBesideField = async () => {
      const card = findToast().getBoundingClientRect();
      const field = (await page.getByLabelText("Username").findElement()).getBoundingClientRect();
      return card.top >= field.bottom || card.bottom <= field.top;
    };
    await expect.poll(isBesideField).toBe(true);
  });

  it("keeps off the buttons at the bottom of a phone, also off one that has just come", async () => {
    await page.viewport(390, 844);
    const roll = (label: string) => (
      <main style={{ position: "fixed", insetBlockEnd: 160 }}>
        <Button key={label} onClick={() => toast(lasting)}>
          {label}
        </Button>
        <Toaster />
      </main>
    );
    const { rerender } = await render(roll("Roll"));
    await page.getByRole("button", { name: "Roll" }).click();
    await rerender(roll("Roll again"));
    await expect.element(page.getByText("Weak Password")).toBeVisible();
    const again = await page.getByRole("button", { name: "Roll again" }).findElement();
    expect(findToast().getBoundingClientRect().bottom).toBeLessThan(again.getBoundingClientRect().top);
  });
});
