import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { mediaHashes } from "#pack/media-hashes.catalog.ts";
import { findPackDir } from "../../build/pack/chosen-pack.mjs";
import { packBrand } from "./pack.ts";
import { findPackBrandProblems } from "./pack-check.ts";

const { banner, logos } = packBrand;

const media = (path: string) => join(findPackDir(), "media", path);

/** Width and height stand at the same place of every PNG. */
function readPngSize(path: string): { width: number; height: number } {
  const bytes = readFileSync(media(path));
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function readSvgSize(path: string): { width: number; height: number } {
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(readFileSync(media(path), "utf8")) ?? [];
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
}

const sizeOf = (path: string) => statSync(media(path)).size;

describe("the brand files", () => {
  it("are refused with the place and what to fix", () => {
    const [logo] = logos;
    const broken = {
      ...packBrand,
      logos: [{ ...logo, backgrounds: [] }],
      colours: [{ name: "Gold", hex: "gold", use: "Zips." }],
    };
    expect(findPackBrandProblems(broken, mediaHashes)).toEqual([
      "logos.0.backgrounds: must name at least one background",
      "colours.0.hex: must be a colour like #FFB81C",
    ]);
    const { "logo/png/mark.png": _gone, ...files } = mediaHashes;
    expect(findPackBrandProblems(packBrand, files)).toEqual(["media/logo/png/mark.png: is missing"]);
  });

  it.each(logos.map((logo) => [logo.id, logo] as const))("%s are as the list says", (id, { svg, png }) => {
    expect({ ...readSvgSize(`logo/${id}.svg`), sizeBytes: sizeOf(`logo/${id}.svg`) }).toEqual(svg);
    expect({ ...readPngSize(`logo/png/${id}.png`), sizeBytes: sizeOf(`logo/png/${id}.png`) }).toEqual(png);
  });

  it("are all on the list", () => {
    const listed = logos.flatMap(({ id }) => [`logo/${id}.svg`, `logo/png/${id}.png`]);
    expect(Object.keys(mediaHashes).filter((path) => path.startsWith("logo/"))).toEqual(listed.sort());
  });

  it("hold a banner of 1200x300, under 5MB", () => {
    expect([banner.width, banner.height, banner.limitMegabytes]).toEqual([1200, 300, 5]);
    expect(readPngSize(banner.files[0]?.path ?? "")).toEqual({ width: 1200, height: 300 });
    for (const { path, sizeBytes } of banner.files) {
      expect(sizeOf(path)).toBe(sizeBytes);
      expect(sizeBytes).toBeLessThan(banner.limitMegabytes * 1_000_000);
    }
  });
});
