import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { mediaHashes } from "#pack/media-hashes.catalog.ts";
import { pfps } from "#pack/pfps.catalog.ts";
import { getMediaUrl } from "#server/media-url.ts";
import { buildTestApp } from "../../../tests/support/build-test-app.ts";
import { mediaDir } from "../media-dir.ts";

const { inject } = await buildTestApp();

const STEM = `pfps/${pfps[0]?.id}-256`;
const FILE = `${STEM}.webp`;

describe("GET /api/static/*", () => {
  it("serves a picture under its hashed address for good", async () => {
    const response = await inject({ url: getMediaUrl(FILE) });
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toEqual(readFileSync(join(mediaDir, FILE)));
    expect(response.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
  });

  it("serves it under its plain name for a short while", async () => {
    const response = await inject({ url: `/api/static/${FILE}` });
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([200, "public, max-age=300"]);
  });

  it("answers 304 to whoever has the file, and HEAD with the same headers", async () => {
    const { headers } = await inject({ url: getMediaUrl(FILE) });
    const known = await inject({ url: getMediaUrl(FILE), headers: { "if-none-match": String(headers.etag) } });
    expect([known.statusCode, known.body]).toEqual([304, ""]);
    const head = await inject({ method: "HEAD", url: getMediaUrl(FILE) });
    expect([head.statusCode, head.headers["content-length"], head.headers.etag]).toEqual([
      200,
      headers["content-length"],
      headers.etag,
    ]);
  });

  it("knows the type of each kind of file", async () => {
    const types = { avif: "image/avif", webp: "image/webp", svg: "image/svg+xml", png: "image/png" };
    for (const [extension, type] of Object.entries(types)) {
      const file = Object.keys(mediaHashes).find((path) => path.endsWith(`.${extension}`));
      if (file === undefined) continue;
      expect((await inject({ url: getMediaUrl(file) })).headers["content-type"], file).toContain(type);
    }
  });

  it.each([
    `${STEM}.000000.webp`,
    "pfps/BAGZ-999-256.webp",
    "pfps/",
    "pfps",
    "",
    "manifest.json",
    "audio/villain-era.mp3",
    "pfps/..%2f..%2fpack.ts",
    "..%2f..%2f..%2f..%2fetc%2fpasswd",
    "%2e%2e/pack.ts",
    `${STEM}.webp%00`,
    `${STEM}.webp`.replace("/", "//"),
    "__proto__",
    "constructor",
  ])("answers 404 to %j", async (path) => {
    expect((await inject({ url: `/api/static/${path}` })).statusCode).toBe(404);
  });
});
