import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../tests/support/find-program.ts";

/** Debian keeps WebKitGTK's browser among its libraries, in a folder for each machine type. */
function findMiniBrowser(): string | undefined {
  const folders = existsSync("/usr/lib") ? readdirSync("/usr/lib").map((name) => join("/usr/lib", name)) : [];
  return folders.map((folder) => join(folder, "webkit2gtk-4.1/MiniBrowser")).find((path) => existsSync(path));
}

export const ENGINES = {
  firefox: {
    packages: ["firefox-esr"],
    /** The browser's path, where all that drives it is there too. */
    find: () => findProgram("firefox-esr") ?? findProgram("firefox"),
  },
  webkit: {
    // The last two play the tracks.
    packages: ["webkit2gtk-driver", "xvfb", "gstreamer1.0-plugins-good", "gstreamer1.0-plugins-base"],
    find: () => {
      const isDriven = findProgram("WebKitWebDriver") !== undefined && findProgram("Xvfb") !== undefined;
      return isDriven ? findMiniBrowser() : undefined;
    },
  },
} as const;

export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES: readonly EngineName[] = ["firefox", "webkit"];
