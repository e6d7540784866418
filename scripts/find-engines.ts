import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../tests/support/find-program.ts";

/** Debian keeps WebKitGTK's browser among its libraries, in a folder for each machine type. */
function findMiniBrowser(): string | undefined {
  const folders = existsSync("/usr/lib") ? readdirSync("/usr/lib").map((name) => join("/usr/lib", name)) : [];
  return folders.map((folder) => join(folder, "webkit2gtk-4.1/MiniBrowser")).find((path) => existsSync(path));
}

function hasAll(...programs: string[]): boolean {
  return programs.every((name) => findProgram(name) !== undefined);
}

export const ENGINES = {
  firefox: {
    packages: ["firefox-esr", "pulseaudio"],
    /** The browser's path, where all that drives it and takes its sound is there too. */
    find: () => (hasAll("pulseaudio") ? (findProgram("firefox-esr") ?? findProgram("firefox")) : undefined),
  },
  webkit: {
    // GStreamer decodes the tracks.
    packages: ["webkit2gtk-driver", "xvfb", "pulseaudio", "gstreamer1.0-plugins-good"],
    find: () => (hasAll("pulseaudio", "WebKitWebDriver", "Xvfb") ? findMiniBrowser() : undefined),
  },
} as const;

export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES: readonly EngineName[] = ["firefox", "webkit"];
