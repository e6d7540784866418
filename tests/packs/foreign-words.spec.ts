/** No community's site says a word of another one: in what is built, and in what its server writes. */
import { expect, test } from "../e2e/site.ts";
import { getPack, listBuilds, readTextFiles } from "./built-site.ts";
import { findForeignWords } from "./foreign-words.ts";

for (const { pack, folder } of listBuilds()) {
  test(`the built site of ${pack.name} has no word of another community`, () => {
    const found: string[] = [];
    for (const { name, text } of readTextFiles(folder)) {
      found.push(
        ...[name, text].flatMap((words) => findForeignWords(words, pack.id)).map((words) => `${name}: ${words}`),
      );
    }
    expect(found).toEqual([]);
  });
}

const ADDRESSES = [
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/offline.html",
  "/nowhere",
  "/es/nowhere",
  "/api/docs/json",
  "/api/nowhere",
  "/api/site",
  "/api/trading-data",
  "/api/share/AAAAAAAAAAAAAAAAAAAAAAAA",
  "/api/share/style.css",
  "/api/unsubscribe",
];

test("what the server writes has none either", async ({ request }) => {
  for (const address of ADDRESSES) {
    const answer = await request.get(address);
    expect([address, answer.status(), findForeignWords(await answer.text())]).toEqual([address, answer.status(), []]);
  }
});

test("the app and its pictures are the community's", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect([manifest.name, manifest.description]).toEqual([getPack().name, getPack().appDescription]);
  for (const { src } of manifest.icons) expect([src, (await request.get(src)).status()]).toEqual([src, 200]);
});
