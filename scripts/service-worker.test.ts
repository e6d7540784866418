import type { Manifest } from "vite";
import { describe, expect, it } from "vitest";
import { listShellFiles } from "./service-worker.ts";

const shellAssets = ["face-display", "face-text", "face-data", "mark", "illustrations-error-dark"];
const manifest: Manifest = {
  "index.html": {
    file: "assets/index-1.js",
    css: ["assets/index-1.css"],
    imports: ["_libraries"],
    dynamicImports: ["src/page.tsx"],
    assets: [...shellAssets, "portraits-king-272"].map((name) => `assets/${name}-1.bin`),
  },
  _libraries: { file: "assets/libraries-1.js" },
  "src/page.tsx": { file: "assets/page-1.js", imports: ["index.html"] },
  "src/web/layout/navigation-drawer.tsx": {
    file: "assets/navigation-drawer-1.js",
    css: ["assets/navigation-drawer-1.css"],
    imports: ["index.html"],
  },
  "src/app/when-quiet.web.ts": { file: "assets/when-quiet-1.js", imports: ["index.html"] },
  "src/web/ui/toaster.tsx": {
    file: "assets/toaster-1.js",
    css: ["assets/toaster-1.css"],
    imports: ["_libraries"],
  },
};

describe("the shell", () => {
  it("is what every page needs, and nothing of a single page", () => {
    expect(listShellFiles(manifest)).toEqual([
      "assets/libraries-1.js",
      "assets/index-1.js",
      "assets/index-1.css",
      "assets/navigation-drawer-1.js",
      "assets/navigation-drawer-1.css",
      "assets/when-quiet-1.js",
      "assets/toaster-1.js",
      "assets/toaster-1.css",
      ...shellAssets.map((name) => `assets/${name}-1.bin`),
    ]);
  });

  it("finds a picture that another one is the same as", () => {
    const picture = "assets/illustrations-door-group-1.bin";
    const assets = shellAssets.map((name) => (name === "illustrations-error-dark" ? picture : `assets/${name}-1.bin`));
    const twins: Manifest = {
      ...manifest,
      "index.html": { file: "assets/index-1.js", assets },
      "media/illustrations-error-dark-840.webp": { file: picture },
    };
    expect(listShellFiles(twins)).toContain(picture);
  });

  it("stops the build when a file of it is gone", () => {
    const { "src/web/ui/toaster.tsx": _toaster, ...rest } = manifest;
    expect(() => listShellFiles(rest)).toThrow("has no src/web/ui/toaster.tsx");
    const bare = { ...manifest, "index.html": { file: "assets/index-1.js", assets: [] } };
    expect(() => listShellFiles(bare)).toThrow("has no face-display");
  });
});
