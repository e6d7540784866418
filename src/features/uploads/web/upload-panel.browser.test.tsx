import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { ANSWER_WITHIN_MS } from "#web/lib/api-client.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer } from "../../../../tests/support/web/stub-api.ts";
import { type ListedUpload, uploadListSchema, uploadSchema } from "../uploads.schema.ts";
import { UploadPanel } from "./upload-panel.tsx";

const boss = buildWebUser({ username: "warden", isAdmin: true });
const UPLOAD = {
  fileName: "0a.mp3",
  url: "/api/admin/uploads/0a.mp3",
  type: "music",
  name: "Bag Anthem.mp3",
  sizeBytes: 914_874,
} as const;
const list = (...uploads: ListedUpload[]) => ({ uploads, total: uploads.length, nextCursor: null });
const LISTED = {
  ...UPLOAD,
  width: null,
  height: null,
  createdAt: "2026-11-20T09:00:00.000Z",
  uploadedBy: null,
  uses: [],
};

async function expectToast(title: string, text: string) {
  await expect.element(page.getByText(title, { exact: true })).toBeVisible();
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
}

beforeEach(() => page.viewport(1440, 900));

describe("the upload", () => {
  const choose = (name: string, type: string) =>
    page.getByLabelText("File", { exact: true }).upload(new File(["x"], name, { type }));
  const send = page.getByRole("button", { name: "Upload file" });

  /** Stands in for the request that can tell its progress. */
  function stubUpload(status: number, body: unknown) {
    const sent: FormData[] = [];
    let finish = () => {};
    class FakeRequest {
      upload: { onprogress?: (event: object) => void } = {};
      abort() {}
      status = status;
      statusText = "";
      responseText = JSON.stringify(body);
      onload?: () => void;
      open() {}
      send(form: FormData) {
        sent.push(form);
        this.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true });
        finish = () => this.onload?.();
      }
    }
    vi.stubGlobal("XMLHttpRequest", FakeRequest);
    return { sent, finish: () => finish() };
  }

  async function openUpload() {
    return renderPage(<UploadPanel />, {
      user: boss,
      api: { "GET /api/admin/uploads": answer(uploadListSchema, list()) },
    });
  }

  it("waits for a file, shows its way and clears it afterwards", async () => {
    const { api } = await openUpload();
    await expect.element(page.getByText("Nothing was uploaded yet.")).toBeVisible();
    await expect.element(send).toBeDisabled();
    const { sent, finish } = stubUpload(201, uploadSchema.parse(UPLOAD));
    await choose("Bag Anthem.mp3", "audio/mpeg");
    await expect.element(page.getByText("Choose another one")).toBeVisible();
    await send.click();
    await expect.element(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "25");
    await expectAccessible();
    api.set({ "GET /api/admin/uploads": answer(uploadListSchema, list(LISTED)) });
    finish();
    await expectToast("Upload Successful", "Audio file uploaded successfully");
    expect(sent[0]?.get("type")).toBe("music");
    await expect.element(send).toBeDisabled();
    await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
    await expect.element(page.getByRole("link", { name: "Bag Anthem.mp3" })).toHaveAttribute("href", UPLOAD.url);
    vi.unstubAllGlobals();
  });

  it("takes images as images, and says why one was refused", async () => {
    await openUpload();
    const file = page.getByLabelText("File", { exact: true });
    await expect.element(file).toHaveAttribute("accept", "audio/*");
    await page.getByRole("button", { name: "Image" }).click();
    await expect.element(file).toHaveAttribute("accept", "image/*");
    const { sent, finish } = stubUpload(415, {
      error: "Send the picture as PNG, JPEG, WebP or GIF",
      code: "picture.type",
    });
    await choose("bag.svg", "image/svg+xml");
    await send.click();
    await expect.poll(() => sent.length).toBe(1);
    finish();
    await expectToast("Upload Failed", "Send the picture as PNG, JPEG, WebP or GIF");
    expect(sent[0]?.get("type")).toBe("image");
    await expect.element(send).toBeDisabled();
    vi.unstubAllGlobals();
  });

  it("clears the file when no answer comes, and sends one that stands still again when asked", async () => {
    const { api } = await openUpload();
    const call = "POST /api/admin/upload";
    api.set({ [call]: () => Promise.reject(new TypeError("no line")) });
    await choose("Bag Anthem.mp3", "audio/mpeg");
    await send.click();
    await expectToast("Upload Failed", "The server cannot be reached. Check your connection and try again.");
    await expect.element(send).toBeDisabled();
    api.set({ [call]: () => new Promise(() => undefined) });
    await choose("Bag Anthem.mp3", "audio/mpeg");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await send.click();
    await expect.poll(() => api.countOf(call)).toBe(2);
    vi.advanceTimersByTime(ANSWER_WITHIN_MS);
    vi.useRealTimers();
    await expect.element(page.getByText("Nothing has moved for 8 seconds. Still waiting.")).toBeVisible();
    await expectAccessible();
    api.set({ [call]: answer(uploadSchema, UPLOAD, 201) });
    await page.getByRole("button", { name: "Try again" }).click();
    await expectToast("Upload Successful", "Audio file uploaded successfully");
    expect((api.bodiesOf(call).at(-1) as FormData).get("type")).toBe("music");
  });

  it("says that no file was selected when the form is sent without one", async () => {
    await openUpload();
    (await page.getByLabelText("File", { exact: true }).findElement()).closest("form")?.requestSubmit();
    await expectToast("No File Selected", "Choose a file to upload.");
  });
});
