// About the default community.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tracks } from "#pack/tracks.catalog.ts";
import { mediaDir } from "#server/media-dir.ts";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";

const { inject } = await buildTestApp();

const FILE = "villain-era.mp3";
const data = readFileSync(join(mediaDir, "audio", FILE));

describe.each(["/api/audio", "/audio"])("GET %s/:file", (path) => {
  it("serves the whole track and says that parts can be had", async () => {
    const response = await inject({ url: `${path}/${FILE}` });
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(data)).toBe(true);
    expect(response.headers).toMatchObject({
      "content-type": "audio/mpeg",
      "accept-ranges": "bytes",
      "content-length": String(data.length),
      "cache-control": "public, max-age=86400",
      "x-content-type-options": "nosniff",
    });
  });

  it.each([
    ["bytes=0-99", 0, 99],
    ["bytes=1000-", 1000, data.length - 1],
    ["bytes=-50", data.length - 50, data.length - 1],
  ])("answers the range %s with those bytes alone", async (range, first, last) => {
    const response = await inject({ url: `${path}/${FILE}`, headers: { range } });
    expect(response.statusCode).toBe(206);
    expect(response.headers["content-range"]).toBe(`bytes ${first}-${last}/${data.length}`);
    expect(response.rawPayload.equals(data.subarray(first, last + 1))).toBe(true);
  });

  it("answers 416 to a range beyond the end", async () => {
    const response = await inject({ url: `${path}/${FILE}`, headers: { range: `bytes=${data.length}-` } });
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([416, "no-store"]);
    expect(response.json()).toEqual({ error: "The file has no such part", code: "request.range" });
  });

  it("answers HEAD with the length, and 304 to whoever has the track", async () => {
    const head = await inject({ method: "HEAD", url: `${path}/${FILE}` });
    expect([head.statusCode, head.headers["content-length"]]).toEqual([200, String(data.length)]);
    const known = await inject({
      url: `${path}/${FILE}`,
      headers: { "if-none-match": String(head.headers.etag) },
    });
    expect(known.statusCode).toBe(304);
  });

  it("knows every track of the catalogue", async () => {
    for (const { file } of tracks) {
      expect((await inject({ method: "HEAD", url: `${path}/${file}` })).statusCode, file).toBe(200);
    }
  });

  it.each([
    "nothing.mp3",
    "..%2f..%2f..%2fetc%2fpasswd",
    "%2e%2e%2fmanifest.json",
    "villain-era.mp3%00",
    "villain-era.mp3%2f",
    ".hidden",
    "%5c..%5cpack.ts",
    "",
  ])("answers 404 to %j", async (file) => {
    expect((await inject({ url: `${path}/${file}` })).statusCode).toBe(404);
  });
});
