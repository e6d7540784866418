import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "./product.ts";

const LAUNCH_FLAGS = [
  "--no-sandbox",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-gpu-watchdog",
  // Text drawn on the graphics device differs in the last bit from run to run.
  "--disable-gpu-rasterization",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
];

/** One browser for a run, opened by the first picture that needs it. */
export class StudioBrowser {
  #browser: Promise<Browser> | undefined;

  async openPage(size: { width: number; height: number }): Promise<Page> {
    this.#browser ??= chromium.launch({ executablePath: findBrowser(), args: LAUNCH_FLAGS });
    const browser = await this.#browser;
    return browser.newPage({ viewport: size, deviceScaleFactor: 1 });
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close();
  }
}
