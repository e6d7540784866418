import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { awardSchema } from "#features/points/points.schema.ts";
import { DEFAULT_PREFERENCES } from "#features/settings/preferences.rules.ts";
import { preferencesAnswerSchema } from "#features/settings/preferences.schema.ts";
import type { NewItem } from "#features/vault/vault.schema.ts";
import { expectConsoleErrors } from "../../../../../tests/support/web/console.ts";
import {
  answerItem,
  clearEditor,
  expectToast,
  findField,
  ITEM_ID,
  make,
  member,
  openMemeTool,
  openTab,
  PREFERENCES,
  picture,
  RECEIPT,
  SAVE,
  TRACK,
  WORKS,
} from "../../../../../tests/support/web/open-meme-tool.tsx";
import { answer, answerFile, refuse } from "../../../../../tests/support/web/stub-api.ts";
import { changeTexts, createProject } from "../meme.rules.ts";
import { fromLinkHash, toLinkHash } from "../meme-link.rules.ts";

beforeEach(clearEditor);

describe("MEME FACTORY, a member", () => {
  it("earns points and finds the meme in the vault by itself", async () => {
    const { screen, api } = await openMemeTool({ user: member });
    await userEvent.fill(findField(screen, "Top text"), "They said sell");
    await make(screen);
    await expectToast("Meme Generated!", "4 points on the ledger. 64 this month.");
    await expect.element(screen.getByText("Saved to your vault")).toBeVisible();
    expect(api.bodiesOf(TRACK)).toEqual([{ userId: member.id, actionType: "meme_generated", receiptId: RECEIPT }]);
    const [saved] = api.bodiesOf(SAVE) as NewItem[];
    expect(saved).toMatchObject({
      contentType: "meme",
      title: "They said sell",
      metadata: { topText: "They said sell" },
    });
    expect(saved?.content).toMatch(/^data:image\/png;base64,/);
    expect(api.countOf(SAVE)).toBe(1);
  });

  it.each([
    ["near-copy", /^Looks like one that has counted this month already/],
    ["bare-template", /^That is the house's own picture as it is/],
    ["no-proof", /^On the house\. It counts once the house has seen the work/],
  ] as const)("says kindly why a meme earned nothing: %s", async (reason, words) => {
    const refused = answer(awardSchema, { awarded: 0, totalPoints: 4, proven: false, reason });
    const { screen } = await openMemeTool({ user: member, api: { [TRACK]: refused } });
    await userEvent.fill(findField(screen, "Top text"), "They said sell");
    await make(screen);
    await expectToast("Meme Generated!");
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it("counts on the board, not towards a prize, when the house did not see it", async () => {
    const errors = expectConsoleErrors();
    const claimed = answer(awardSchema, { awarded: 4, totalPoints: 8, proven: false });
    const api = { [WORKS]: refuse(503, "picture.busy", "Busy"), [TRACK]: claimed };
    const { screen, api: calls } = await openMemeTool({ user: member, api });
    await userEvent.fill(findField(screen, "Top text"), "They said sell");
    await make(screen);
    await expect.element(screen.getByText(/^4 points on the board\. Not towards a prize/)).toBeVisible();
    expect(calls.bodiesOf(TRACK)).toEqual([{ userId: member.id, actionType: "meme_generated" }]);
    errors.forget();
  });

  it("who turned that off saves by hand", async () => {
    const preferences = { ...DEFAULT_PREFERENCES, autoSaveContent: false };
    const { screen, api } = await openMemeTool({
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
    const { screen, api } = await openMemeTool({ user: member });
    await userEvent.fill(findField(screen, "Top text"), "They said sell");
    await make(screen);
    await screen.getByRole("button", { name: "Share" }).click();
    await expectToast("Out in the wild");
    const intent = new URL(String(tab.location.replace.mock.calls[0]?.[0]));
    expect(intent.host).toBe("x.com");
    expect(intent.searchParams.get("text")).toBe(`They said sell $BAGZ\n${window.location.origin}/api/share/abc`);
    expect(tab.opener).toBeNull();
    expect(api.countOf(SAVE)).toBe(1);
    expect(api.bodiesOf(TRACK)).toContainEqual({ userId: member.id, actionType: "meme_shared", receiptId: RECEIPT });
  });
});

describe("MEME FACTORY, a member whose vault does not answer", () => {
  it("shares the address that carries the meme itself", async () => {
    const errors = expectConsoleErrors();
    const tab = { opener: {}, closed: false, location: { replace: vi.fn() } };
    vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
    const { screen } = await openMemeTool({ user: member, api: { [SAVE]: refuse(503, "picture.busy", "Busy") } });
    await make(screen);
    await screen.getByRole("button", { name: "Share" }).click();
    await expect.poll(() => tab.location.replace).toHaveBeenCalled();
    const text = new URL(String(tab.location.replace.mock.calls[0]?.[0])).searchParams.get("text");
    expect(text).toContain(`${window.location.origin}/tools?tool=meme#made=`);
    errors.forget();
  });
});

describe("MEME FACTORY, a member on a dead line", () => {
  it("is told after one wait that nothing was saved, and saves by hand when the line is back", async () => {
    const silence = () => {
      throw new DOMException("nobody answers", "TimeoutError");
    };
    const { screen, api } = await openMemeTool({ user: member, api: { [WORKS]: silence } });
    await make(screen);
    await expectToast("Save Failed", "Failed to save content. Please try again.");
    expect([api.countOf(TRACK), api.countOf(SAVE)]).toEqual([0, 0]);
    await screen.getByRole("button", { name: "Save to vault" }).click();
    await expectToast("Content Saved!");
    expect(api.countOf(SAVE)).toBe(1);
  });
});

describe("MEME FACTORY, a visitor", () => {
  it("shares an address that opens the meme, and is told of a blocked window", async () => {
    const tab = { opener: {}, closed: false, location: { replace: vi.fn() } };
    const openWindow = vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
    const { screen, api } = await openMemeTool();
    await make(screen);
    await screen.getByRole("button", { name: "Share" }).click();
    await expectToast("Out in the wild", "Logged in, that would have earned 6 points.");
    const intent = new URL(String(tab.location.replace.mock.calls[0]?.[0]));
    const [words, address = ""] = intent.searchParams.get("text")?.split("\n") ?? [];
    expect(words).toBe("Fresh from the meme factory. $BAGZ");
    expect(address).toMatch(`${window.location.origin}/tools?tool=meme#made=`);
    expect(fromLinkHash(new URL(address).hash)?.background).toEqual({ kind: "template", id: "reaper-bullish-chart" });
    openWindow.mockReturnValue(null);
    await screen.getByRole("button", { name: "Share" }).click();
    await expectToast("The window was blocked");
    expect(api.countOf(TRACK)).toBe(0);
  });

  it("is asked to log in to save", async () => {
    const { screen } = await openMemeTool();
    await make(screen);
    await screen.getByRole("button", { name: "Save to vault" }).click();
    await expectToast("Login Required", "Please log in to save your generated content");
  });

  it("copies the picture, or is told why not", async () => {
    const write = vi.spyOn(navigator.clipboard, "write").mockResolvedValue(undefined);
    const { screen } = await openMemeTool();
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

  it("brings back its words, its look and its upload; undo returns to the editor", async () => {
    const base = createProject({ kind: "upload", uploadId: "9", ground: "neon-street" });
    const project = { ...changeTexts(base, { top: "Again" }), filter: "neon" as const, opacity: 60 };
    const { screen, history } = await openMemeTool({
      user: member,
      path,
      api: { [ITEM]: answerItem({ project, sourceUrl: SOURCE }), [`GET ${SOURCE}`]: answerFile(picture) },
    });
    await expectToast("Opened from your vault");
    await expect.element(findField(screen, "Top text")).toHaveValue("Again");
    await openTab(screen, "Look");
    await expect.element(screen.getByRole("button", { name: "Neon" })).toHaveAttribute("aria-pressed", "true");
    await expect.element(screen.getByLabelText("Opacity")).toHaveValue("60");
    await expect.element(screen.getByRole("radio", { name: "Your picture" })).toBeChecked();
    expect(history.at(-1)).toBe("/tools?tool=meme");
    await screen.getByRole("button", { name: "Undo" }).click();
    await openTab(screen, "Text");
    await expect.element(findField(screen, "Top text")).toHaveValue("");
  });

  it("brings back the words alone when it was saved without its parts", async () => {
    const { screen } = await openMemeTool({ user: member, path, api: { [ITEM]: answerItem() } });
    await expect.element(findField(screen, "Top text")).toHaveValue("Kept top");
    await expect.element(findField(screen, "Bottom text")).toHaveValue("Kept bottom");
  });

  it("opens what an address carries; undo returns to the editor", async () => {
    const made = changeTexts(createProject({ kind: "graphic", id: "neon-street" }), { bottom: "Sent along" });
    window.history.replaceState(null, "", toLinkHash(made));
    const { screen, history } = await openMemeTool();
    await expectToast("Opened from its address");
    await expect.element(findField(screen, "Bottom text")).toHaveValue("Sent along");
    await expect.element(screen.getByRole("radio", { name: "Neon street" })).toBeChecked();
    expect(history.at(-1)).toBe("/tools?tool=meme");
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(findField(screen, "Bottom text")).toHaveValue("");
    window.history.replaceState(null, "", window.location.pathname + window.location.search);
  });

  it("says so when it is not there", async () => {
    await openMemeTool({ user: member, path, api: { [ITEM]: refuse(404, "content.not_found", "Not in your vault") } });
    await expectToast("It would not open");
  });

  it("asks a visitor to log in first", async () => {
    await openMemeTool({ path });
    await expect.element(page.getByRole("dialog")).toBeVisible();
  });
});
