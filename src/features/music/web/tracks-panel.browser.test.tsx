import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { uploadSchema } from "#features/uploads/uploads.schema.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { type AddedTrack, addedTracksSchema } from "../music.schema.ts";
import { TracksPanel } from "./tracks-panel.tsx";

const LIST = "GET /api/admin/tracks";
const boss = buildWebUser({ username: "warden", isAdmin: true });

function buildTrack(number: number, values: Partial<AddedTrack> = {}): AddedTrack {
  return {
    id: `019a0000-0000-7000-8000-${String(number).padStart(12, "0")}`,
    title: `Bag ${number}`,
    artist: "The Reapers",
    category: "villain",
    file: `${String(number).padStart(32, "0")}.mp3`,
    durationSeconds: 64,
    coverUrl: null,
    ...values,
  };
}

const list = (...tracks: AddedTrack[]) => answer(addedTracksSchema, { tracks });
const [one, two] = [buildTrack(1), buildTrack(2)];

function open(tracks: AddedTrack[] = [], api: ApiStubs = {}) {
  return renderPage(<TracksPanel />, { user: boss, api: { [LIST]: list(...tracks), ...api } });
}

/** Stands in for the request that can tell its progress. */
function stubUpload(fileName: string) {
  class FakeRequest {
    upload = {};
    status = 201;
    responseText = JSON.stringify(
      uploadSchema.parse({
        fileName,
        url: `/api/admin/uploads/${fileName}`,
        type: "music",
        name: "a.mp3",
        sizeBytes: 9,
      }),
    );
    onload?: () => void;
    open() {}
    send() {
      setTimeout(() => this.onload?.());
    }
  }
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
}

const entries = () =>
  page
    .getByRole("region", { name: "Added tracks" })
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);

beforeEach(() => page.viewport(1440, 900));

describe("the music panel", () => {
  it("adds a track: the file is sent, then what is said of it", async () => {
    const { api } = await open([], { "POST /api/admin/tracks": list(one) });
    await expect.element(page.getByText("Nothing was added yet: the pack's own tracks play.")).toBeVisible();
    await expectAccessible();
    stubUpload(one.file);
    const save = page.getByRole("button", { name: "Add to the catalogue" });
    await save.click();
    await expect.element(page.getByText("Choose a file.")).toBeVisible();
    await page.getByLabelText("Music file").upload(new File(["x"], "Bag_1.mp3", { type: "audio/mpeg" }));
    await expect.element(page.getByLabelText("Title")).toHaveValue("Bag 1");
    await page.getByLabelText("Artist").fill("The Reapers");
    await page.getByLabelText("Category").selectOptions("villain");
    await save.click();
    await expect.element(page.getByText("“Bag 1” plays within a minute")).toBeVisible();
    expect(api.bodiesOf("POST /api/admin/tracks")).toEqual([
      { file: one.file, title: "Bag 1", artist: "The Reapers", category: "villain", coverFile: null },
    ]);
    await expect.poll(entries).toEqual(["Bag 1The Reapers · Villain · 1:04"]);
    await expect.element(page.getByLabelText("Title")).toHaveValue("");
    vi.unstubAllGlobals();
  });

  it("changes what is said of a track and keeps its cover", async () => {
    const covered = { ...one, coverUrl: "/api/static/uploads/0a.webp" };
    const path = `PUT /api/admin/tracks/${one.id}` as const;
    const { api } = await open([covered], { [path]: list({ ...covered, title: "Uno" }) });
    await page.getByRole("button", { name: "Edit “Bag 1”" }).click();
    await page.getByLabelText("Title").fill("Uno");
    await page.getByRole("button", { name: "Save the change" }).click();
    await expect.element(page.getByText("“Uno” is saved")).toBeVisible();
    expect(api.bodiesOf(path)).toEqual([
      { title: "Uno", artist: "The Reapers", category: "villain", coverFile: "0a.webp" },
    ]);
    await expect.element(page.getByRole("heading", { name: "Add a track" })).toBeVisible();
  });

  it("shows twenty tracks, and more of them when asked, and one that is moved on", async () => {
    const tracks = Array.from({ length: 50 }, (_, index) => buildTrack(index + 1));
    const moved = [...tracks.slice(0, 19), buildTrack(21), buildTrack(20), ...tracks.slice(21)];
    await open(tracks, { "PUT /api/admin/tracks/order": list(...moved) });
    await expect.element(page.getByText("50 tracks beside those of the pack")).toBeVisible();
    expect(entries()).toHaveLength(20);
    await page.getByRole("button", { name: "Move “Bag 20” down" }).click();
    await expect.poll(() => entries().at(-1)).toContain("Bag 20");
    expect(entries()).toHaveLength(21);
    const more = page.getByRole("button", { name: "Load more" });
    await more.click();
    expect(entries()).toHaveLength(41);
    await more.click();
    expect(entries()).toHaveLength(50);
    await expect.element(more).not.toBeInTheDocument();
  });

  it("moves a track", async () => {
    const { api } = await open([one, two], { "PUT /api/admin/tracks/order": list(two, one) });
    await expect.element(page.getByRole("button", { name: "Move “Bag 1” up" })).toBeDisabled();
    await page.getByRole("button", { name: "Move “Bag 1” down" }).click();
    await expect.poll(() => entries()[0]).toContain("Bag 2");
    expect(api.bodiesOf("PUT /api/admin/tracks/order")).toEqual([{ ids: [two.id, one.id] }]);
  });

  it("removes a track after a question", async () => {
    const path = `DELETE /api/admin/tracks/${one.id}` as const;
    const { api } = await open([one, two], { [path]: list(two) });
    await page.getByRole("button", { name: "Remove “Bag 1”" }).click();
    const dialog = page.getByRole("dialog", { name: "Remove “Bag 1”?" });
    await dialog.getByRole("button", { name: "Keep it" }).click();
    expect(api.countOf(path)).toBe(0);
    await page.getByRole("button", { name: "Remove “Bag 1”" }).click();
    await dialog.getByRole("button", { name: "Remove", exact: true }).click();
    await expect.element(page.getByText("“Bag 1” is out of the catalogue")).toBeVisible();
    await expect.poll(entries).toHaveLength(1);
  });

  it("says so when the list does not come", async () => {
    const { api } = await open([], { [LIST]: refuse(500, "server.error", "Broken") });
    await expect.element(page.getByText("The added tracks did not load.")).toBeVisible();
    api.set({ [LIST]: list(one) });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("1 track beside those of the pack")).toBeVisible();
  });

  it.each([390, 1440])("fits a width of %i pixels with all the tracks it takes", async (width) => {
    await page.viewport(width, 900);
    await open(Array.from({ length: 200 }, (_, index) => buildTrack(index + 1, { title: "Bag ".repeat(20).trim() })));
    await expect.element(page.getByText("200 tracks beside those of the pack")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(width);
    await expectAccessible();
  });
});
