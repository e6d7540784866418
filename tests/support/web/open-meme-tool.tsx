import { expect, vi } from "vitest";
import { page } from "vitest/browser";
import { awardSchema, workAnswerSchema } from "#features/points/points.schema.ts";
import type { MemeProject } from "#features/tools/meme/meme.schema.ts";
import { writeDraft } from "#features/tools/meme/web/draft-store.ts";
import { createCanvas, encodeCanvas } from "#features/tools/meme/web/draw/canvas.ts";
import { MemeTool } from "#features/tools/meme/web/meme-tool.tsx";
import { getTemplateUrl } from "#features/tools/meme/web/picture-request.ts";
import { itemAnswerSchema } from "#features/vault/vault.schema.ts";
import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { buildWebUser, type RenderedPage, renderPage } from "./render-page.tsx";
import { type ApiAnswer, type ApiStubs, answer, answerFile } from "./stub-api.ts";

export const member = buildWebUser();
export const TRACK = "POST /api/actions/track";
export const WORKS = "POST /api/works";
export const RECEIPT = "019a0000-0000-7000-8000-0000000000e1";
export const SAVE = `POST /api/users/${member.id}/content` as const;
export const ITEM_ID = "019a0000-0000-7000-8000-0000000000c1";
const SHARE = `PUT /api/users/${member.id}/content/${ITEM_ID}/share` as const;
export const PREFERENCES = `GET /api/users/${member.id}/preferences` as const;

export async function createPicture(width = 60, height = 60): Promise<Blob> {
  const { canvas, context } = createCanvas(width, height);
  context.fillStyle = "#14d8ff";
  context.fillRect(0, 0, width, height);
  const blob = await encodeCanvas(canvas, "image/png");
  if (blob === undefined) throw new Error("no PNG");
  return blob;
}

export function answerItem(values: { project?: MemeProject; sourceUrl?: string; sharePath?: string } = {}): ApiAnswer {
  return answer(itemAnswerSchema, {
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

export const picture = await createPicture();
const templateStubs = Object.fromEntries(
  memeTemplates.map(({ id }) => [`GET ${getTemplateUrl(id)}`, answerFile(picture)]),
) as ApiStubs;

const memberStubs: ApiStubs = {
  [TRACK]: answer(awardSchema, { awarded: 4, totalPoints: 64, proven: true }),
  [WORKS]: answer(workAnswerSchema, { receiptId: RECEIPT }, 201),
  [SAVE]: answerItem(),
  [SHARE]: answerItem({ sharePath: "/api/share/abc" }),
};

export async function openMemeTool(
  options: { user?: typeof member; api?: ApiStubs; path?: string } = {},
): Promise<RenderedPage> {
  const rendered = await renderPage(<MemeTool />, {
    path: "/tools?tool=meme",
    ...options,
    api: { ...templateStubs, ...(options.user && memberStubs), ...options.api },
  });
  // The picker's graphics are drawn by the worker: once there is one, the editor is set up.
  await expect.element(rendered.screen.getByRole("button", { name: "Make meme" })).toBeVisible();
  return rendered;
}

export type Screen = RenderedPage["screen"];

export async function openTab(screen: Screen, name: "Template" | "Text" | "Look" | "Upload"): Promise<void> {
  await screen.getByRole("tab", { name, exact: true }).click();
}

export async function expectToast(title: string, text = title): Promise<void> {
  await expect.element(page.getByRole("listitem").filter({ hasText: title })).toHaveTextContent(text);
}

export async function pickGraphic(screen: Screen, name = "Neon street"): Promise<void> {
  ((await screen.getByRole("radio", { name }).findElement()) as HTMLInputElement).click();
  await expect.element(screen.getByRole("img", { name: `${name}, 400 by 300 pixels` })).toBeInTheDocument();
}

export async function make(screen: Screen): Promise<void> {
  await screen.getByRole("button", { name: "Make meme" }).click();
  await expect.element(screen.getByRole("region", { name: "Your meme" })).toBeVisible();
}

/** Catches what would go to the browser's downloads. */
export function catchDownloads(): { name: string; blob: Blob }[] {
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

export async function readSize(blob: Blob | undefined): Promise<string> {
  const bitmap = await createImageBitmap(blob ?? new Blob());
  return `${bitmap.width}x${bitmap.height}`;
}

export function findField(screen: Screen, name: string) {
  return screen.getByRole("textbox", { name, exact: true });
}

export function findBox(screen: Screen, name: RegExp) {
  return screen.getByRole("button", { name });
}

/** An editor as a visitor finds it who was never here. */
export async function clearEditor(): Promise<void> {
  await page.viewport(1280, 900);
  await caches.delete("site-meme-templates");
  await writeDraft({ project: "", upload: undefined });
}
