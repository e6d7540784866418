import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { itemAnswerSchema, type NewItem, type VaultItem } from "../vault.schema.ts";
import { useSaveItem } from "./use-save-item.ts";
import { getCollectionKey, getListsKey } from "./vault.api.ts";

const zipgrin = buildWebUser();
const SAVE = `POST /api/users/${zipgrin.id}/content` as const;
const tweet: NewItem = { contentType: "tweet", title: "Mysterious take", content: "The zip stays shut." };
const saved: VaultItem = {
  id: "019a0000-0000-7000-8000-0000000000c1",
  contentType: "tweet",
  title: "Mysterious take",
  content: "The zip stays shut.",
  metadata: {},
  sourceUrl: null,
  isFavorite: false,
  sharePath: null,
  createdAt: "2026-11-20T09:00:00.000Z",
};

let hook: ReturnType<typeof useSaveItem>;

function Probe() {
  hook = useSaveItem();
  return <output>{hook.isSaving ? "saving" : "idle"}</output>;
}

async function open(api: ApiStubs) {
  const rendered = await renderPage(<Probe />, { user: zipgrin, api });
  await expect.poll(() => rendered.queryClient.isFetching()).toBe(0);
  return rendered;
}

async function expectToast(title: string, text: string) {
  await expect.element(page.getByRole("listitem").filter({ hasText: title })).toHaveTextContent(text);
}

beforeEach(() => page.viewport(1280, 800));

describe("useSaveItem", () => {
  it("asks a visitor to log in and sends nothing", async () => {
    const { api } = await renderPage(<Probe />);
    await expect(hook.save(() => tweet)).resolves.toBeUndefined();
    await expectToast("Login Required", "Please log in to save your generated content");
    expect(api.countOf(SAVE)).toBe(0);
  });

  it("saves, says so, and has lists and counts read anew", async () => {
    const { screen, api, queryClient } = await open({ [SAVE]: answer(itemAnswerSchema, { content: saved }, 201) });
    const keys = [[...getListsKey(zipgrin.id), "all"], getCollectionKey(zipgrin.id)];
    for (const key of keys) queryClient.setQueryData(key, {});
    await expect(hook.save(() => tweet)).resolves.toEqual(saved);
    await expectToast("Content Saved!", "vault");
    expect(api.bodiesOf(SAVE)).toEqual([tweet]);
    for (const key of keys) expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
    await expect.element(screen.getByRole("status")).toHaveTextContent("idle");
  });

  it("is busy while the server works, and silent when asked to be", async () => {
    let finish: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { screen } = await open({
      [SAVE]: () => waiting.then(() => answer(itemAnswerSchema, { content: saved })),
    });
    const saving = hook.save(() => tweet, { isQuiet: true });
    await expect.element(screen.getByRole("status")).toHaveTextContent("saving");
    finish();
    await expect(saving).resolves.toEqual(saved);
    expect(document.querySelector(".toast")).toBeNull();
  });

  it("says why the server refuses, and the promised sentence when it breaks", async () => {
    const full = "Your vault is full. Delete something first.";
    const { api } = await open({ [SAVE]: refuse(409, "content.vault_full", full) });
    await expect(hook.save(() => tweet)).resolves.toBeUndefined();
    await expectToast("Save Failed", full);
    api.set({ [SAVE]: refuse(500, "server.error", "Something broke") });
    await expect(hook.save(() => tweet, { isQuiet: true })).resolves.toBeUndefined();
    await expectToast("Save Failed", "Failed to save content. Please try again.");
  });
});
