import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../../tests/support/web/expect-accessible.ts";
import {
  catchDownloads,
  clearEditor,
  findField,
  make,
  openMemeTool,
  openTab,
  type Screen,
} from "../../../../../tests/support/web/open-meme-tool.tsx";
import { createCanvas, encodeCanvas } from "./draw/canvas.ts";

beforeEach(clearEditor);

/** A portrait: cyan above, magenta in its middle third, gold below. */
async function createPortrait(): Promise<File> {
  const { canvas, context } = createCanvas(150, 300);
  for (const [at, ink] of ["#14d8ff", "#ff1e8a", "#ffb81c"].entries()) {
    context.fillStyle = ink;
    context.fillRect(0, at * 100, 150, 100);
  }
  const blob = await encodeCanvas(canvas, "image/png");
  return new File([blob ?? ""], "me.png", { type: "image/png" });
}

async function pastePortrait(): Promise<void> {
  const transfer = new DataTransfer();
  transfer.items.add(await createPortrait());
  document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer }));
}

async function openPortrait(): Promise<Screen> {
  const { screen } = await openMemeTool();
  await pastePortrait();
  await expect.element(screen.getByRole("button", { name: "Place of your picture" })).toBeInTheDocument();
  return screen;
}

async function openFilled(): Promise<Screen> {
  const screen = await openPortrait();
  await screen.getByRole("button", { name: "Fill the frame" }).click();
  await expect.element(screen.getByLabelText("Zoom")).toHaveValue("100");
  return screen;
}

/** Red, green and blue of a point of the made meme, given as shares of it. */
async function readInk(blob: Blob | undefined, x: number, y: number): Promise<string> {
  const bitmap = await createImageBitmap(blob ?? new Blob());
  const { context } = createCanvas(bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  const [red = 0, green = 0, blue = 0] = context.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data;
  if (green > 180 && blue > 200) return "cyan";
  if (red > 200 && blue > 80) return "magenta";
  return red > 200 && green > 150 ? "gold" : "other";
}

describe("MEME FACTORY, the place of an upload", () => {
  it("shows itself at once, before it was made small", async () => {
    const work = vi.fn();
    vi.stubGlobal(
      "Worker",
      class extends EventTarget {
        postMessage = work;
        terminate = vi.fn();
      },
    );
    try {
      const { screen } = await openMemeTool();
      await pastePortrait();
      await expect.element(screen.getByRole("status").getByText("Cutting it to size")).toBeVisible();
      expect(work).toHaveBeenLastCalledWith(expect.objectContaining({ kind: "shrink" }));
      const readShown = () => {
        const shown = document.querySelector<HTMLImageElement>(".meme-cover");
        return `${shown?.naturalWidth} × ${shown?.naturalHeight}`;
      };
      await expect.poll(readShown).toBe("150 × 300");
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it("comes whole with its controls, and can fill the frame: what is seen is what is made", async () => {
    const downloads = catchDownloads();
    const screen = await openPortrait();
    await expect.element(screen.getByLabelText("Zoom")).toHaveValue("38");
    await expectAccessible();
    await make(screen);
    await screen.getByRole("button", { name: "Download" }).click();
    await screen.getByRole("button", { name: "Fill the frame" }).click();
    await expect.element(screen.getByLabelText("Zoom")).toHaveValue("100");
    await make(screen);
    await screen.getByRole("button", { name: "Download" }).click();
    const [whole, filled] = downloads.map(({ blob }) => blob);
    expect([await readInk(filled, 0.5, 0.2), await readInk(filled, 0.5, 0.8)]).toEqual(["magenta", "magenta"]);
    expect([await readInk(whole, 0.5, 0.05), await readInk(whole, 0.5, 0.95)]).toEqual(["cyan", "gold"]);
  });

  it("is turned by quarters and by degrees, zoomed and moved by controls with names, each step undone alone", async () => {
    const screen = await openFilled();
    await screen.getByRole("button", { name: "Turn right" }).click();
    await expect.element(screen.getByLabelText("Turn", { exact: true })).toHaveValue("90");
    await userEvent.fill(screen.getByLabelText("Zoom"), "200");
    await userEvent.fill(screen.getByLabelText("Down", { exact: true }), "80");
    await expect
      .element(page.getByText("Your picture: 50% across, 80% down, size 200%, turned 90 degrees"))
      .toBeInTheDocument();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByLabelText("Down", { exact: true })).toHaveValue("50");
    await screen.getByRole("button", { name: "Undo" }).click();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByLabelText("Turn", { exact: true })).toHaveValue("0");
    await screen.getByRole("button", { name: "Redo" }).click();
    await expect.element(screen.getByLabelText("Turn", { exact: true })).toHaveValue("90");
  });

  it("follows the keys on the stage, and lies there again after another picture was tried", async () => {
    const screen = await openFilled();
    const handle = (await screen.getByRole("button", { name: "Place of your picture" }).findElement()) as HTMLElement;
    handle.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}+]");
    await expect
      .element(page.getByText("Your picture: 50% across, 52% down, size 108%, turned 5 degrees"))
      .toBeInTheDocument();
    ((await screen.getByRole("radio", { name: "Neon street" }).findElement()) as HTMLElement).click();
    await expect.element(screen.getByLabelText("Zoom")).not.toBeInTheDocument();
    ((await screen.getByRole("radio", { name: "Your picture" }).findElement()) as HTMLElement).click();
    await expect.element(screen.getByLabelText("Zoom")).toHaveValue("108");
    handle.focus();
  });

  it("is carried by one finger and zoomed by two, as one step", async () => {
    const screen = await openFilled();
    const handle = (await screen.getByRole("button", { name: "Place of your picture" }).findElement()) as HTMLElement;
    vi.spyOn(handle, "setPointerCapture").mockImplementation(() => undefined);
    const { left, top, width, height } = handle.getBoundingClientRect();
    const press = (type: string, pointerId: number, x: number, y: number) =>
      handle.dispatchEvent(
        new PointerEvent(type, { clientX: left + x * width, clientY: top + y * height, pointerId, bubbles: true }),
      );
    press("pointerdown", 1, 0.25, 0.5);
    press("pointermove", 1, 0.25, 0.6);
    await expect.element(screen.getByLabelText("Down", { exact: true })).toHaveValue("60");
    press("pointerdown", 2, 0.75, 0.6);
    press("pointermove", 1, 0, 0.6);
    press("pointermove", 2, 1, 0.6);
    press("pointerup", 1, 0, 0.6);
    press("pointerup", 2, 1, 0.6);
    await expect.element(screen.getByLabelText("Zoom")).toHaveValue("200");
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByLabelText("Zoom")).toHaveValue("100");
    await expect.element(screen.getByLabelText("Down", { exact: true })).toHaveValue("50");
  });

  it("goes where it is pulled, also where lines begin on the right", async () => {
    document.documentElement.dir = "rtl";
    try {
      const screen = await openPortrait();
      const isLeftToRight = (name: string) =>
        screen.getByLabelText(name, { exact: true }).element().matches(":dir(ltr)");
      expect([isLeftToRight("Across"), isLeftToRight("Zoom")]).toEqual([true, false]);
    } finally {
      document.documentElement.dir = "";
    }
  });

  it("zooms by the wheel only once it is held: until then the page scrolls", async () => {
    const screen = await openFilled();
    const handle = (await screen.getByRole("button", { name: "Place of your picture" }).findElement()) as HTMLElement;
    const spin = () => handle.dispatchEvent(new WheelEvent("wheel", { deltaY: -400, bubbles: true, cancelable: true }));
    expect(spin()).toBe(true);
    handle.focus();
    expect(spin()).toBe(false);
    await expect.element(screen.getByLabelText("Zoom")).toHaveValue("182");
  });
});

describe("MEME FACTORY on a phone", () => {
  it("has the picture and what is done with it above its controls, the templates among them", async () => {
    await page.viewport(390, 844);
    const { screen } = await openMemeTool();
    await expect.element(screen.getByRole("tab", { name: "Template" })).toHaveAttribute("aria-selected", "true");
    await openTab(screen, "Text");
    await expect.poll(() => screen.getByRole("radio").elements()).toHaveLength(0);
    await userEvent.fill(findField(screen, "Top text"), "They said sell");
    await openTab(screen, "Look");
    const box = screen.getByRole("button", { name: /^Top text: They said sell/ });
    ((await box.findElement()) as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(findField(screen, "Top text")).toHaveFocus();
    await make(screen);
    await expectAccessible();
  });

  it("finds a template by the beginning of its name", async () => {
    const { screen } = await openMemeTool();
    await userEvent.fill(screen.getByRole("searchbox", { name: "Find a picture" }), "empty");
    await expect.element(screen.getByText("3 pictures")).toBeInTheDocument();
    expect(screen.getByRole("radio").elements()).toHaveLength(3);
    await userEvent.fill(screen.getByRole("searchbox", { name: "Find a picture" }), "lambo");
    await expect.element(screen.getByText("Nothing here is called “lambo”. Try chart, moon or empty.")).toBeVisible();
  });
});
