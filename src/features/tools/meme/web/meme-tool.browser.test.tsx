import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectConsoleErrors } from "../../../../../tests/support/web/console.ts";
import { expectAccessible } from "../../../../../tests/support/web/expect-accessible.ts";
import {
  catchDownloads,
  clearEditor,
  createPicture,
  expectToast,
  findBox,
  findField,
  make,
  openMemeTool,
  openTab,
  pickGraphic,
  picture,
  readSize,
  type Screen,
} from "../../../../../tests/support/web/open-meme-tool.tsx";
import { answerFile, refuse } from "../../../../../tests/support/web/stub-api.ts";
import { readDraft } from "./draft-store.ts";
import { getTemplateUrl } from "./picture-request.ts";

beforeEach(clearEditor);

describe("MEME FACTORY, making", () => {
  it("asks for content on a graphic without text", async () => {
    const { screen } = await openMemeTool();
    await pickGraphic(screen);
    await screen.getByRole("button", { name: "Make meme" }).click();
    await expectToast("Add content!", "Add text or upload an image for your meme");
  });

  it("renders a graphic with text at 400 × 300, and in HD at 1200 × 900", async () => {
    const downloads = catchDownloads();
    const { screen } = await openMemeTool();
    await pickGraphic(screen);
    await userEvent.fill(findField(screen, "Top text"), "They said sell");
    await make(screen);
    await expectToast("Meme Generated!", "Logged in, that would have earned 4 points.");
    await screen.getByRole("button", { name: "Download" }).click();
    await screen.getByRole("button", { name: "HD 1200" }).click();
    await expect.poll(() => downloads.length).toBe(2);
    expect(downloads.map(({ name }) => name)).toEqual(["bagz-meme-400x300.png", "bagz-meme-1200x900.png"]);
    expect(downloads[0]?.blob.type).toBe("image/png");
    expect(await readSize(downloads[0]?.blob)).toBe("400x300");
    expect(await readSize(downloads[1]?.blob)).toBe("1200x900");
  });

  it("renders a template without any text at 600 × 600", async () => {
    const downloads = catchDownloads();
    const { screen } = await openMemeTool();
    await make(screen);
    await screen.getByRole("button", { name: "Download" }).click();
    expect(await readSize(downloads[0]?.blob)).toBe("600x600");
    await expectAccessible();
  });

  it("shows the untouched template when it does not load", async () => {
    const { screen } = await openMemeTool({
      api: { [`GET ${getTemplateUrl("blank-villain")}`]: refuse(404, "media.not_found", "Not here") },
    });
    ((await screen.getByRole("radio", { name: "Empty throne" }).findElement()) as HTMLInputElement).click();
    await expect.element(screen.getByText("This picture did not arrive.")).toBeVisible();
    await screen.getByRole("button", { name: "Make meme" }).click();
    await expectToast("Meme Ready!");
    await expect
      .element(screen.getByRole("img", { name: "Template Empty throne, without text" }))
      .toHaveAttribute("src", getTemplateUrl("blank-villain"));
  });

  it("says so when the printing fails", async () => {
    const logged = expectConsoleErrors();
    const { screen } = await openMemeTool();
    await pickGraphic(screen);
    await userEvent.fill(findField(screen, "Top text"), "Zip");
    const convert = vi.spyOn(OffscreenCanvas.prototype, "convertToBlob").mockRejectedValue(new Error("no ink"));
    await screen.getByRole("button", { name: "Make meme" }).click();
    await expectToast("Generation Error", "Failed to generate meme. Try again.");
    convert.mockRestore();
    expect(logged.log).toHaveBeenCalledWith("Making a meme", expect.objectContaining({ message: "no ink" }));
    logged.forget();
  });

  it("can be called off", async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const url = getTemplateUrl("reaper-strength-gains");
    const { screen } = await openMemeTool({ api: { [`GET ${url}`]: () => arrived.then(() => answerFile(picture)) } });
    ((await screen.getByRole("radio", { name: "Strength gains" }).findElement()) as HTMLInputElement).click();
    await screen.getByRole("button", { name: "Make meme" }).click();
    await expect.element(screen.getByRole("progressbar", { name: "Stitching" })).toBeVisible();
    await screen.getByRole("button", { name: "Cancel" }).click();
    await expect.element(screen.getByRole("button", { name: "Make meme" })).toBeVisible();
    arrive();
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(document.querySelector(".meme-result")).toBeNull();
  });

  it("takes the image away when the editor changes, and gives it back on undo", async () => {
    const { screen } = await openMemeTool();
    await make(screen);
    await userEvent.fill(findField(screen, "Bottom text"), "More");
    await expect.element(screen.getByRole("button", { name: "Make meme" })).toBeVisible();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByRole("button", { name: "Download" })).toBeVisible();
  });
});

describe("MEME FACTORY, the focus", () => {
  it("goes to what was made when the button that made it is gone, and stays on a step that takes it away", async () => {
    const { screen } = await openMemeTool();
    await userEvent.fill(findField(screen, "Top text"), "Zip");
    ((await screen.getByRole("button", { name: "Make meme" }).findElement()) as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("region", { name: "Your meme" })).toHaveFocus();
    ((await screen.getByRole("button", { name: "Undo" }).findElement()) as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("button", { name: "Make meme" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
    await userEvent.click(findField(screen, "Top text"));
    await userEvent.keyboard("{Control>}y{/Control}");
    await expect.element(screen.getByRole("button", { name: "Download" })).toBeVisible();
    await expect.element(findField(screen, "Top text")).toHaveFocus();
  });
});

describe("MEME FACTORY, the look", () => {
  it("shows the glitch's zip only for the glitch", async () => {
    const { screen } = await openMemeTool();
    await openTab(screen, "Look");
    await expect.element(screen.getByLabelText("Opacity")).toHaveValue("100");
    expect(screen.getByLabelText("Glitch intensity").query()).toBeNull();
    await screen.getByRole("button", { name: "Glitch" }).click();
    const zip = screen.getByLabelText("Glitch intensity");
    await expect.element(zip).toHaveValue("0");
    await expect.element(zip).toHaveAttribute("max", "50");
    await screen.getByRole("button", { name: "Neon" }).click();
    expect(screen.getByLabelText("Glitch intensity").query()).toBeNull();
  });

  it("offers the 14 templates and five graphics as one group for the keyboard", async () => {
    const { screen } = await openMemeTool();
    expect(screen.getByRole("group", { name: "Picture", exact: true }).getByRole("radio").elements()).toHaveLength(19);
    ((await screen.getByRole("radio", { name: "Bullish chart" }).findElement()) as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(screen.getByRole("radio", { name: "Money bags" })).toBeChecked();
  });

  it("fills in words of the site on request", async () => {
    const { screen } = await openMemeTool();
    await screen.getByRole("button", { name: "Surprise me" }).click();
    const top = (await findField(screen, "Top text").findElement()) as HTMLInputElement;
    expect(top.value).not.toBe("");
    await expect.element(screen.getByRole("status").filter({ hasText: top.value })).toBeInTheDocument();
    const before = top.value;
    await screen.getByRole("button", { name: "Surprise me" }).click();
    expect(top.value).not.toBe(before);
  });
});

describe("MEME FACTORY, an upload", () => {
  // Not by userEvent, which sends every byte of the file through the driver.
  async function upload(screen: Screen, file: File) {
    await openTab(screen, "Upload");
    const input = (await screen.getByLabelText("Upload image").findElement()) as HTMLInputElement;
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.files = transfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  it("lies on the stage, can be made without text, and stays to choose from", async () => {
    const downloads = catchDownloads();
    const { screen } = await openMemeTool();
    await upload(screen, new File([await createPicture(80, 40)], "me.png", { type: "image/png" }));
    await expect.element(screen.getByRole("radio", { name: "Your picture" })).toBeChecked();
    await make(screen);
    await screen.getByRole("button", { name: "Download" }).click();
    expect(await readSize(downloads[0]?.blob)).toBe("400x300");
    await pickGraphic(screen);
    await expect.element(screen.getByRole("radio", { name: "Your picture" })).not.toBeChecked();
  });

  it.each([
    ["no picture", new File(["hello"], "a.txt", { type: "text/plain" }), "Not a picture"],
    ["too heavy", new File([new Uint8Array(20_000_001)], "a.png", { type: "image/png" }), "Too heavy"],
    ["broken", new File(["<html>"], "a.png", { type: "image/png" }), "This picture would not open"],
  ])("is refused when it is %s", async (_what, file, title) => {
    const { screen } = await openMemeTool();
    await upload(screen, file);
    await expectToast(title);
    expect(screen.getByRole("radio", { name: "Your picture" }).query()).toBeNull();
  });

  it("may be a drawing, which becomes a plain picture", async () => {
    const { screen } = await openMemeTool();
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>';
    await upload(screen, new File([drawing], "a.svg", { type: "image/svg+xml" }));
    await expect.element(screen.getByRole("radio", { name: "Your picture" })).toBeChecked();
  });

  it("can be pasted and dropped", async () => {
    const { screen } = await openMemeTool();
    const transfer = new DataTransfer();
    transfer.items.add(new File([await createPicture()], "me.png", { type: "image/png" }));
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer }));
    await expect.element(screen.getByRole("radio", { name: "Your picture" })).toBeChecked();
    await pickGraphic(screen);
    document
      .querySelector(".meme-frame")
      ?.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
    await expect.element(screen.getByRole("radio", { name: "Your picture" })).toBeChecked();
  });
});

describe("MEME FACTORY, texts on the stage", () => {
  it("move, grow and turn by keyboard, say where they are, and come back", async () => {
    const { screen } = await openMemeTool();
    await userEvent.fill(findField(screen, "Top text"), "They said sell");
    const box = findBox(screen, /^Top text: They said sell/);
    ((await box.findElement()) as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    await userEvent.keyboard("+");
    await userEvent.keyboard("]");
    await userEvent.keyboard("]");
    await expect
      .element(page.getByText("Top text: 52% across, 15% down, size 108%, turned 10 degrees"))
      .toBeInTheDocument();
    await screen.getByRole("button", { name: "Put texts back" }).click();
    await expect
      .element(page.getByText("Top text: 50% across, 14% down, size 100%, turned 0 degrees"))
      .toBeInTheDocument();
  });

  it("follow a pointer, as one step", async () => {
    const { screen } = await openMemeTool();
    await userEvent.fill(findField(screen, "Top text"), "Zip");
    const box = (await findBox(screen, /^Top text: Zip/).findElement()) as HTMLElement;
    const before = box.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: x, clientY: y, pointerId: 1, isPrimary: true, bubbles: true });
    vi.spyOn(box, "setPointerCapture").mockImplementation(() => undefined);
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
    box.dispatchEvent(new PointerEvent("pointerdown", at(x, y)));
    for (let step = 1; step <= 5; step += 1) box.dispatchEvent(new PointerEvent("pointermove", at(x, y + step * 20)));
    box.dispatchEvent(new PointerEvent("pointerup", at(x, y + 100)));
    await expect.poll(() => Math.round(box.getBoundingClientRect().y - before.y)).toBe(100);
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => Math.round(box.getBoundingClientRect().y - before.y)).toBe(0);
  });

  it("lead to their field with Enter", async () => {
    const { screen } = await openMemeTool();
    await userEvent.fill(findField(screen, "Bottom text"), "Zip");
    ((await findBox(screen, /^Bottom text: Zip/).findElement()) as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(findField(screen, "Bottom text")).toHaveFocus();
  });
});

describe("MEME FACTORY, steps", () => {
  it("are undone and redone by keyboard, words one by one", async () => {
    const { screen } = await openMemeTool();
    const top = findField(screen, "Top text");
    await userEvent.type(top, "They said sell");
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.element(top).toHaveValue("They said");
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.element(top).toHaveValue("They");
    await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    await expect.element(top).toHaveValue("They said");
    await userEvent.keyboard("{Control>}y{/Control}");
    await expect.element(top).toHaveValue("They said sell");
  });

  it("survive a reload, the upload included", async () => {
    const { screen } = await openMemeTool();
    await openTab(screen, "Upload");
    await userEvent.upload(
      screen.getByLabelText("Upload image"),
      new File([await createPicture()], "me.png", { type: "image/png" }),
    );
    await expect.element(screen.getByRole("radio", { name: "Your picture" })).toBeChecked();
    await openTab(screen, "Text");
    await userEvent.fill(findField(screen, "Center text"), "Still here");
    await expect.poll(async () => (await readDraft())?.project).toContain("Still here");
    await screen.unmount();
    vi.mocked(window.fetch).mockRestore();
    const again = await openMemeTool();
    await expect.element(findField(again.screen, "Center text")).toHaveValue("Still here");
    await expect.element(again.screen.getByRole("radio", { name: "Your picture" })).toBeChecked();
    await make(again.screen);
  });
});
