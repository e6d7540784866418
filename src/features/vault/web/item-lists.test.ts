import { describe, expect, it } from "vitest";
import { mapCounts } from "../item-kinds.catalog.ts";
import type { Collection, VaultItem } from "../vault.schema.ts";
import { countIntoCollection, type ItemPages, putIntoPages, removeFromPages } from "./item-lists.ts";

function buildItem(minute: number, values: Partial<VaultItem> = {}): VaultItem {
  return {
    id: `id-${minute}`,
    contentType: "meme",
    title: `Meme ${minute}`,
    content: "/picture",
    metadata: {},
    sourceUrl: null,
    isFavorite: false,
    sharePath: null,
    createdAt: `2026-11-20T09:${String(minute).padStart(2, "0")}:00.000Z`,
    ...values,
  };
}

/** Pages of two, newest first: 9 8 | 6 5, and more behind the cursor. */
function buildPages(nextCursor: string | null): ItemPages {
  return {
    pageParams: [null, "a"],
    pages: [
      { content: [buildItem(9), buildItem(8)], nextCursor: "a" },
      { content: [buildItem(6), buildItem(5)], nextCursor },
    ],
  };
}

function listIds(pages: ItemPages): string[] {
  return pages.pages.flatMap(({ content }) => content.map(({ id }) => id));
}

describe("a list of content", () => {
  it("takes a thing back at the place of its age", () => {
    expect(listIds(putIntoPages(buildPages("b"), "all", buildItem(7)))).toEqual([
      "id-9",
      "id-8",
      "id-7",
      "id-6",
      "id-5",
    ]);
    expect(listIds(putIntoPages(buildPages("b"), "all", buildItem(10)))[0]).toBe("id-10");
  });

  it("leaves what is older than everything loaded to its own page", () => {
    expect(listIds(putIntoPages(buildPages("b"), "all", buildItem(1)))).not.toContain("id-1");
    expect(listIds(putIntoPages(buildPages(null), "all", buildItem(1))).at(-1)).toBe("id-1");
  });

  it("holds only what its filter lets in", () => {
    const pages = buildPages(null);
    expect(listIds(putIntoPages(pages, "pfp", buildItem(7)))).not.toContain("id-7");
    expect(listIds(putIntoPages(pages, "meme", buildItem(7)))).toContain("id-7");
    expect(listIds(putIntoPages(pages, "favorites", buildItem(8)))).not.toContain("id-8");
    expect(listIds(putIntoPages(pages, "favorites", buildItem(7, { isFavorite: true })))).toContain("id-7");
  });

  it("shows a changed thing in its old place", () => {
    const changed = buildItem(6, { isFavorite: true });
    const pages = putIntoPages(buildPages("b"), "all", changed);
    expect(pages.pages[1]?.content[0]).toEqual(changed);
    expect(listIds(pages)).toHaveLength(4);
  });

  it("can begin empty and become empty", () => {
    const empty: ItemPages = { pageParams: [null], pages: [{ content: [], nextCursor: null }] };
    const filled = putIntoPages(empty, "all", buildItem(3));
    expect(listIds(filled)).toEqual(["id-3"]);
    expect(listIds(removeFromPages(filled, "id-3"))).toEqual([]);
  });
});

describe("the counts", () => {
  const collection: Collection = {
    total: 5,
    ...mapCounts(() => 0),
    tweets: 1,
    memes: 3,
    pfps: 1,
    favorites: 2,
    pfpIds: ["BAGZ-001"],
    usedBytes: 1000,
    quotaBytes: 200_000_000,
  };

  it("follow a thing that goes and comes back", () => {
    const item = buildItem(1, { isFavorite: true });
    const without = countIntoCollection(collection, item, -1);
    expect(without).toMatchObject({ total: 4, tweets: 1, memes: 2, pfps: 1, favorites: 1 });
    expect(countIntoCollection(without, item, 1)).toEqual(collection);
  });
});
