import { describe, expect, it } from "vitest";
import { FROGZ_MEDIA, frogzPictures } from "./frogz/pictures.ts";
import { checkManifest, describeFile, type ManifestEntry, readManifest } from "./manifest.ts";
import { hashRecipe, type Picture } from "./picture.ts";
import { pictures } from "./pictures.ts";

const FILE = "studio/marks/favicon.svg";

function buildPicture(change: Partial<Picture> = {}): Picture {
  return { id: "mark", files: [{ path: FILE, maxBytes: 5_000 }], recipe: 1, make: async () => [], ...change };
}

async function buildEntry(picture: Picture): Promise<ManifestEntry> {
  return { id: picture.id, recipe: hashRecipe(picture), files: [await describeFile(FILE)] };
}

describe("studio check", () => {
  it("accepts the committed pictures", () => {
    expect(checkManifest(pictures)).toEqual([]);
    const made = readManifest(FROGZ_MEDIA);
    expect(made.map(({ id }) => id).sort()).toEqual(frogzPictures.map(({ id }) => id).sort());
    expect(checkManifest(frogzPictures, made)).toEqual([]);
  });

  it("accepts a file that belongs to its recipe", async () => {
    const picture = buildPicture();
    expect(checkManifest([picture], [await buildEntry(picture)])).toEqual([]);
  });

  it("asks for a rendering when the recipe changed", async () => {
    const entry = await buildEntry(buildPicture());
    expect(checkManifest([buildPicture({ recipe: 2 })], [entry])[0]).toContain("npm run studio -- pictures mark");
  });

  it("asks for a rendering when the file was edited by hand", async () => {
    const picture = buildPicture();
    const entry = await buildEntry(picture);
    const edited = { ...entry, files: entry.files.map((file) => ({ ...file, sha256: "other" })) };
    expect(checkManifest([picture], [edited])[0]).toContain("do not belong to this recipe");
  });

  it("leaves alone what the manifest does not name, and what was taken away", async () => {
    const gone = buildPicture({ files: [{ path: "packs/none/media/gone.avif", maxBytes: 1 }] });
    const [file] = gone.files;
    const entry = { id: gone.id, recipe: "another", files: [{ path: file?.path ?? "", sizeBytes: 1, sha256: "" }] };
    expect(checkManifest([gone], [entry])).toEqual([]);
    expect(checkManifest([buildPicture()], [])).toEqual([]);
  });

  it("refuses a file over its budget", async () => {
    const picture = buildPicture({ files: [{ path: FILE, maxBytes: 10 }] });
    expect(checkManifest([picture], [await buildEntry(picture)])[0]).toContain("the budget is 10");
  });

  it("refuses an entry that no recipe makes", async () => {
    expect(checkManifest([], [await buildEntry(buildPicture())])).toEqual([
      "mark: in the manifest, but no recipe makes it",
    ]);
  });
});
