import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { contentAnswerSchema, type NewContent } from "#features/account/content.schema.ts";
import { DEFAULT_PREFERENCES, preferencesAnswerSchema } from "#features/account/preferences.schema.ts";
import { awardSchema } from "#features/leaderboard/leaderboard.schema.ts";
import { memeTemplates } from "#shared/pack-media.ts";
import { expectConsoleErrors } from "../../../../../tests/support/web/console.ts";
import { expectAccessible } from "../../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, type RenderedPage, renderPage } from "../../../../../tests/support/web/render-page.tsx";
import {
  type ApiAnswer,
  type ApiStubs,
  answer,
  answerFile,
  refuse,
} from "../../../../../tests/support/web/stub-api.ts";
import { changeTextContents, createProject } from "../meme.rules.ts";
import type { MemeProject } from "../meme.schema.ts";
import { writeDraft } from "./draft-store.ts";
import { createSurface, encodeSurface } from "./draw/surface.ts";
import { MemeTool } from "./meme-tool.tsx";
import { getTemplateUrl } from "./picture-request.ts";

const member = buildWebUser();
const TRACK = "POST /api/actions/track";
const SAVE = `POST /api/users/${member.id}/content` as const;
const ITEM_ID = "019a0000-0000-7000-8000-0000000000c1";
const SHARE = `PUT /api/users/${member.id}/content/${ITEM_ID}/share` as const;
const PREFERENCES = `GET /api/users/${member.id}/preferences` as const;

async function createPicture(width = 60, height = 60): Promise<Blob> {
  const { surface, brush } = createSurface(width, height);
  brush.fillStyle = "#14d8ff";
  brush.fillRect(0, 0, width, height);
  const blob = await encodeSurface(surface, "image/png");
  if (blob === undefined) throw new Error("no PNG");
  return blob;
}

function answerItem(values: { project?: MemeProject; sourceUrl?: string; sharePath?: string } = {}): ApiAnswer {
  return answer(contentAnswerSchema, {
    content: {
      id: ITEM_ID,
      contentType: "meme",
      title: "Saved",
      content: "/api/users/1/content/1/picture",
      metadata: {
        topText: "Kept top",
        bottomText: "Kept bottom",
        ...(values.project && { project: JSON.stringify(values.project) }),
      },
      sourceUrl: values.sourceUrl ?? null,
      isFavorite: false,
      sharePath: values.sharePath ?? null,
      createdAt: "2026-11-20T09:00:00.000Z",
    },
  });
}

const picture = await createPicture();
const templateStubs = Object.fromEntries(
  memeTemplates.map(({ id }) => [`GET ${getTemplateUrl(id)}`, answerFile(picture)]),
) as ApiStubs;

const memberStubs: ApiStubs = {
  [TRACK]: answer(awardSchema, { awarded: 4, totalPoints: 64 }),
  [SAVE]: answerItem(),
  [SHARE]: answerItem({ sharePath: "/api/share/abc" }),
};

async function open(options: { user?: typeof member; api?: ApiStubs; path?: string } = {}): Promise<RenderedPage> {
  const rendered = await renderPage(<MemeTool />, {
    path: "/tools?tool=meme",
    ...options,
    api: { ...templateStubs, ...(options.user && memberStubs), ...options.api },
  });
  // The picker's graphics are drawn by the worker: once there is one, the bench is set up.
  await expect.element(rendered.screen.getByRole("button", { name: "Make meme" })).toBeVisible();
  return rendered;
}

type Screen = RenderedPage["screen"];

async function expectToast(title: string, text = title): Promise<void> {
  await expect.element(page.getByRole("listitem").filter({ hasText: title })).toHaveTextContent(text);
}

async function pickGraphic(screen: Screen, name = "Neon street"): Promise<void> {
  (screen.getByRole("radio", { name }).element() as HTMLInputElement).click();
  await expect.element(screen.getByRole("img", { name: `${name}, 400 by 300 pixels` })).toBeInTheDocument();
}

async function make(screen: Screen): Promise<void> {
  await screen.getByRole("button", { name: "Make meme" }).click();
  await expect.element(screen.getByRole("region", { name: "Your meme" })).toBeVisible();
}

/** Catches what would go to the browser's downloads. */
function catchDownloads(): { name: string; blob: Blob }[] {
  const blobs = new Map<string, Blob>();
  const downloads: { name: string; blob: Blob }[] = [];
  const createUrl = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    const url = createUrl(blob);
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob !== undefined) downloads.push({ name: this.download, blob });
  });
  return downloads;
}

async function readSize(blob: Blob | undefined): Promise<string> {
  const bitmap = await createImageBitmap(blob ?? new Blob());
  return `${bitmap.width}x${bitmap.height}`;
}

function findField(screen: Screen, name: string) {
  return screen.getByRole("textbox", { name, exact: true });
}

function findBox(screen: Screen, name: RegExp) {
  return screen.getByRole("button", { name });
}

beforeEach(async () => {
  await page.viewport(1280, 900);
  await caches.delete("bagz-meme-templates");
  await writeDraft({ project: "", upload: undefined });
});

describe("MEME FACTORY, making", () => {
  it("asks for content on a graphic without text", async () => {
    const { screen } = await open();
    await pickGraphic(screen);
    await screen.getByRole("button", { name: "Make meme" }).click();
    await expectToast("Add content!", "Add text or upload an image for your meme");
  });

  it("prints a graphic with text at 400 × 300, and in HD at 1200 × 900", async () => {
    const downloads = catchDownloads();
    const { screen } = await open();
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

  it("prints a template without any text at 600 × 600", async () => {
    const downloads = catchDownloads();
    const { screen } = await open();
    await make(screen);
    await screen.getByRole("button", { name: "Download" }).click();
    expect(await readSize(downloads[0]?.blob)).toBe("600x600");
    await expectAccessible();
  });

  it("shows the untouched template when it does not load", async () => {
    const { screen } = await open({
      api: { [`GET ${getTemplateUrl("blank-villain")}`]: refuse(404, "media.not_found", "Not here") },
    });
    (screen.getByRole("radio", { name: "Empty throne" }).element() as HTMLInputElement).click();
    await expect.element(screen.getByText("This picture did not arrive.")).toBeVisible();
    await screen.getByRole("button", { name: "Make meme" }).click();
    await expectToast("Meme Ready!");
    await expect
      .element(screen.getByRole("img", { name: "Template Empty throne, without text" }))
      .toHaveAttribute("src", getTemplateUrl("blank-villain"));
  });

  it("says so when the printing fails", async () => {
    const logged = expectConsoleErrors();
    const { screen } = await open();
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
    const { screen } = await open({ api: { [`GET ${url}`]: () => arrived.then(() => answerFile(picture)) } });
    (screen.getByRole("radio", { name: "Strength gains" }).element() as HTMLInputElement).click();
    await screen.getByRole("button", { name: "Make meme" }).click();
    await expect.element(screen.getByRole("progressbar", { name: "Stitching" })).toBeVisible();
    await screen.getByRole("button", { name: "Cancel" }).click();
    await expect.element(screen.getByRole("button", { name: "Make meme" })).toBeVisible();
    arrive();
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(document.querySelector(".meme-result")).toBeNull();
  });

  it("takes the print away when the bench changes, and gives it back on undo", async () => {
    const { screen } = await open();
    await make(screen);
    await userEvent.fill(findField(screen, "Bottom text"), "More");
    await expect.element(screen.getByRole("button", { name: "Make meme" })).toBeVisible();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByRole("button", { name: "Download" })).toBeVisible();
  });
});

describe("MEME FACTORY, the look", () => {
  it("shows the glitch's zip only for the glitch", async () => {
    const { screen } = await open();
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
    const { screen } = await open();
    expect(screen.getByRole("group", { name: "Picture" }).getByRole("radio").elements()).toHaveLength(19);
    (screen.getByRole("radio", { name: "Bullish chart" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(screen.getByRole("radio", { name: "Money bags" })).toBeChecked();
  });

  it("fills in words of the house on request", async () => {
    const { screen } = await open();
    await screen.getByRole("button", { name: "Surprise me" }).click();
    const top = findField(screen, "Top text").element() as HTMLInputElement;
    expect(top.value).not.toBe("");
    const before = top.value;
    await screen.getByRole("button", { name: "Surprise me" }).click();
    expect(top.value).not.toBe(before);
  });
});

describe("MEME FACTORY, an upload", () => {
  // Not by userEvent, which sends every byte of the file through the driver.
  function upload(screen: Screen, file: File) {
    const input = screen.getByLabelText("Upload image").element() as HTMLInputElement;
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.files = transfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  it("lies on the stage, can be made without text, and stays to choose from", async () => {
    const downloads = catchDownloads();
    const { screen } = await open();
    upload(screen, new File([await createPicture(80, 40)], "me.png", { type: "image/png" }));
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
    const { screen } = await open();
    upload(screen, file);
    await expectToast(title);
    expect(screen.getByRole("radio", { name: "Your picture" }).query()).toBeNull();
  });

  it("may be a drawing, which becomes a plain picture", async () => {
    const { screen } = await open();
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>';
    upload(screen, new File([drawing], "a.svg", { type: "image/svg+xml" }));
    await expect.element(screen.getByRole("radio", { name: "Your picture" })).toBeChecked();
  });

  it("can be pasted and dropped", async () => {
    const { screen } = await open();
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
    const { screen } = await open();
    await userEvent.fill(findField(screen, "Top text"), "They said sell");
    const box = findBox(screen, /^Top text: They said sell/);
    (box.element() as HTMLElement).focus();
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
    const { screen } = await open();
    await userEvent.fill(findField(screen, "Top text"), "Zip");
    const box = findBox(screen, /^Top text: Zip/).element() as HTMLElement;
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
    const { screen } = await open();
    await userEvent.fill(findField(screen, "Bottom text"), "Zip");
    (findBox(screen, /^Bottom text: Zip/).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(findField(screen, "Bottom text")).toHaveFocus();
  });
});

describe("MEME FACTORY, steps", () => {
  it("are undone and redone by keyboard, words one by one", async () => {
    const { screen } = await open();
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
    const { screen } = await open();
    await userEvent.upload(
      screen.getByLabelText("Upload image"),
      new File([await createPicture()], "me.png", { type: "image/png" }),
    );
    await expect.element(screen.getByRole("radio", { name: "Your picture" })).toBeChecked();
    await userEvent.fill(findField(screen, "Center text"), "Still here");
    await new Promise((resolve) => setTimeout(resolve, 700));
    await screen.unmount();
    vi.mocked(window.fetch).mockRestore();
    const again = await open();
    await expect.element(findField(again.screen, "Center text")).toHaveValue("Still here");
    await expect.element(again.screen.getByRole("radio", { name: "Your picture" })).toBeChecked();
    await make(again.screen);
  });
});

describe("MEME FACTORY, a member", () => {
  it("earns points and finds the meme in the vault by itself", async () => {
    const { screen, api } = await open({ user: member });
    await userEvent.fill(findField(screen, "Top text"), "They said sell");
    await make(screen);
    await expectToast("Meme Generated!", "4 points on the ledger. 64 this month.");
    await expect.element(screen.getByText("Saved to your vault")).toBeVisible();
    expect(api.bodiesOf(TRACK)).toEqual([{ userId: member.id, actionType: "meme_generated" }]);
    const [saved] = api.bodiesOf(SAVE) as NewContent[];
    expect(saved).toMatchObject({
      contentType: "meme",
      title: "They said sell",
      metadata: { topText: "They said sell" },
    });
    expect(saved?.content).toMatch(/^data:image\/png;base64,/);
    expect(api.countOf(SAVE)).toBe(1);
  });

  it("who turned that off saves by hand", async () => {
    const preferences = { ...DEFAULT_PREFERENCES, autoSaveContent: false };
    const { screen, api } = await open({
      user: member,
      api: { [PREFERENCES]: answer(preferencesAnswerSchema, { preferences }) },
    });
    await expect.poll(() => api.countOf(PREFERENCES)).toBe(1);
    await make(screen);
    expect(api.countOf(SAVE)).toBe(0);
    await screen.getByRole("button", { name: "Save to vault" }).click();
    await expectToast("Content Saved!");
    await expect.element(screen.getByText("Saved to your vault")).toBeVisible();
  });

  it("shares a post that carries the address of the picture, and earns for it", async () => {
    const tab = { opener: {}, closed: false, location: { replace: vi.fn() } };
    vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
    const { screen, api } = await open({ user: member });
    await userEvent.fill(findField(screen, "Top text"), "They said sell");
    await make(screen);
    await screen.getByRole("button", { name: "Share" }).click();
    await expectToast("Out in the wild");
    const intent = new URL(String(tab.location.replace.mock.calls[0]?.[0]));
    expect(intent.host).toBe("x.com");
    expect(intent.searchParams.get("text")).toBe(`They said sell $BAGZ\n${window.location.origin}/api/share/abc`);
    expect(tab.opener).toBeNull();
    expect(api.countOf(SAVE)).toBe(1);
    expect(api.bodiesOf(TRACK)).toContainEqual({ userId: member.id, actionType: "meme_shared" });
  });
});

describe("MEME FACTORY, a visitor", () => {
  it("shares without an address, and is told of a blocked window", async () => {
    const tab = { opener: {} };
    const openWindow = vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
    const { screen, api } = await open();
    await make(screen);
    await screen.getByRole("button", { name: "Share" }).click();
    await expectToast("Out in the wild", "Logged in, that would have earned 6 points.");
    const intent = new URL(String(openWindow.mock.calls[0]?.[0]));
    expect(intent.searchParams.get("text")).toBe("Fresh from the meme factory. $BAGZ");
    openWindow.mockReturnValue(null);
    await screen.getByRole("button", { name: "Share" }).click();
    await expectToast("The window was blocked");
    expect(api.countOf(TRACK)).toBe(0);
  });

  it("is asked to log in to save", async () => {
    const { screen } = await open();
    await make(screen);
    await screen.getByRole("button", { name: "Save to vault" }).click();
    await expectToast("Login Required", "Please log in to save your generated content");
  });

  it("copies the picture, or is told why not", async () => {
    const write = vi.spyOn(navigator.clipboard, "write").mockResolvedValue(undefined);
    const { screen } = await open();
    await make(screen);
    await screen.getByRole("button", { name: "Copy image" }).click();
    await expect.element(screen.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(write.mock.calls[0]?.[0][0]?.types).toEqual(["image/png"]);
    write.mockRejectedValue(new Error("denied"));
    await expect.element(screen.getByRole("button", { name: "Copy image" })).toBeVisible();
    await screen.getByRole("button", { name: "Copy image" }).click();
    await expectToast("Copy blocked");
  });
});

describe("MEME FACTORY, opening a saved meme", () => {
  const path = `/tools?meme=${ITEM_ID}`;
  const ITEM = `GET /api/users/${member.id}/content/${ITEM_ID}` as const;
  const SOURCE = `/api/users/${member.id}/content/${ITEM_ID}/source` as const;

  it("brings back its words, its look and its upload; undo returns to the bench", async () => {
    const base = createProject({ kind: "upload", uploadId: "9", ground: "neon-street" });
    const project = { ...changeTextContents(base, { top: "Again" }), filter: "neon" as const, opacity: 60 };
    const { screen, history } = await open({
      user: member,
      path,
      api: { [ITEM]: answerItem({ project, sourceUrl: SOURCE }), [`GET ${SOURCE}`]: answerFile(picture) },
    });
    await expectToast("Opened from your vault");
    await expect.element(findField(screen, "Top text")).toHaveValue("Again");
    await expect.element(screen.getByRole("button", { name: "Neon" })).toHaveAttribute("aria-pressed", "true");
    await expect.element(screen.getByLabelText("Opacity")).toHaveValue("60");
    await expect.element(screen.getByRole("radio", { name: "Your picture" })).toBeChecked();
    expect(history.at(-1)).toBe("/tools?tool=meme");
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(findField(screen, "Top text")).toHaveValue("");
  });

  it("brings back the words alone when it was saved without its parts", async () => {
    const { screen } = await open({ user: member, path, api: { [ITEM]: answerItem() } });
    await expect.element(findField(screen, "Top text")).toHaveValue("Kept top");
    await expect.element(findField(screen, "Bottom text")).toHaveValue("Kept bottom");
  });

  it("says so when it is not there", async () => {
    await open({ user: member, path, api: { [ITEM]: refuse(404, "content.not_found", "Not in your vault") } });
    await expectToast("It would not open");
  });

  it("asks a visitor to log in first", async () => {
    await open({ path });
    await expect.element(page.getByRole("dialog")).toBeVisible();
  });
});
