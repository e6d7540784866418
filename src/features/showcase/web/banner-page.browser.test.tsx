import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { banner } from "#pack/brand.catalog.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { renderSite } from "../../../../tests/support/web/render-site.tsx";
import { BannerPage } from "./banner-page.tsx";

const FILE = /^\/api\/static\/banner\/banner-1200x300\.[0-9a-f]{6}\.(png|webp)$/;

beforeEach(() => page.viewport(1440, 900));

describe("/banner", () => {
  test("shows the banner at its own size and its specification", async () => {
    const { screen } = await renderPage(<BannerPage />);
    await expect.element(screen.getByRole("heading", { level: 1, name: "FLY THE BANNER" })).toBeVisible();
    await expect.element(screen.getByText("1200x300, under 5MB", { exact: true })).toBeVisible();
    const picture = await screen.getByRole("img", { name: /^The banner: the BAGZ wordmark/ }).findElement();
    expect(picture.getBoundingClientRect().width).toBe(1200);
    expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["1200", "300"]);
  });

  test("hands out both files by plain links that say what they weigh", async () => {
    const { screen } = await renderPage(<BannerPage />);
    expect(banner.files.map(({ format }) => format)).toEqual(["PNG", "WebP"]);
    for (const { format, sizeBytes } of banner.files) {
      const link = screen.getByRole("link", { name: `${format} of the banner, ${Math.round(sizeBytes / 1000)} kB` });
      await expect.element(link).toHaveAttribute("download", `bagz-banner-1200x300.${format.toLowerCase()}`);
      expect((await link.findElement()).getAttribute("href")).toMatch(FILE);
    }
  });

  test("copies the dimensions and says so", async () => {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { screen } = await renderPage(<BannerPage />);
    await screen.getByRole("button", { name: /^1200x300/ }).click();
    expect(writeText).toHaveBeenCalledWith("1200x300");
    await expect.element(screen.getByText("the dimensions copied")).toBeInTheDocument();
  });

  test("wears it on two profiles and frames the safe area in words too", async () => {
    const { screen } = await renderPage(<BannerPage />);
    await expect.element(screen.getByText("Phone: 60 px gone at each side.")).toBeVisible();
    await expect.element(screen.getByRole("img", { name: /^The banner with its safe area framed/ })).toBeVisible();
    await expect.element(screen.getByText("1080 × 210 px")).toBeVisible();
  });

  test.each([320, 390, 768, 1024, 1440, 1920])(
    "has nothing for axe to find at %i pixels and does not scroll sideways",
    async (width) => {
      await page.viewport(width, 900);
      await renderSite({ path: "/banner" });
      await expectAccessible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});
