import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { colours, logos } from "#pack/brand.catalog.ts";
import { getMediaUrl } from "#web/lib/media-url.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { renderSite } from "../../../../tests/support/web/render-site.tsx";
import { LogosPage } from "./logos-page.tsx";

function toKilobytes({ sizeBytes }: { sizeBytes: number }): string {
  return `${Math.round(sizeBytes / 1000)} kB`;
}

beforeEach(() => page.viewport(1440, 900));

describe("/logos", () => {
  test("shows every logo by name, on its best ground first, with its measures", async () => {
    const { screen } = await renderPage(<LogosPage />);
    await expect.element(screen.getByRole("heading", { level: 1, name: "WEAR THE MARK" })).toBeVisible();
    const frames = [...document.querySelectorAll(".logo-frame")];
    expect(frames.map((frame) => frame.querySelector("h2")?.textContent)).toEqual(logos.map(({ name }) => name));
    for (const [index, { name, backgrounds }] of logos.entries()) {
      expect(frames[index]?.querySelectorAll(".logo-background")).toHaveLength(backgrounds.length);
      await expect.element(screen.getByRole("img", { name: `BAGZ: ${name}`, exact: true })).toBeVisible();
    }
    expect(frames[0]?.querySelector(".fact-list")?.textContent).toBe("SVG512 × 512 pxPNG1024 × 1024 px");
  });

  test("hands out each as SVG and PNG by plain links under names of their own", async () => {
    const { screen } = await renderPage(<LogosPage />);
    await expect.element(screen.getByRole("link", { name: "SVG of Wordmark, dark, 2 kB" })).toBeVisible();
    const links = [...document.querySelectorAll("a[download]")];
    expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("download")])).toEqual(
      logos.flatMap(({ id, name, svg, png }) => [
        [`SVG of ${name}, ${toKilobytes(svg)}`, getMediaUrl(`logo/${id}.svg`), `bagz-${id}.svg`],
        [`PNG of ${name}, ${toKilobytes(png)}`, getMediaUrl(`logo/png/${id}.png`), `bagz-${id}.png`],
      ]),
    );
  });

  test("says how much room a logo needs and draws the smallest at just that size", async () => {
    const { screen } = await renderPage(<LogosPage />);
    await expect.element(screen.getByRole("heading", { name: "Give it air" })).toBeVisible();
    const rows = [...document.querySelectorAll(".logo-smallest li")];
    for (const row of rows) {
      const width = row.querySelector("img")?.getBoundingClientRect().width;
      expect(row.textContent).toContain(`${width} px`);
    }
    expect(rows.length).toBeGreaterThan(3);
  });

  test("copies the value of a colour and says so", async () => {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { screen } = await renderPage(<LogosPage />);
    expect(document.querySelectorAll(".colours-card")).toHaveLength(colours.length);
    for (const [name, hex] of [
      ["Void", "#05020A"],
      ["Gold", "#FFB81C"],
    ]) {
      await screen.getByRole("button", { name: `${hex} Copy ${name}` }).click();
      expect(writeText).toHaveBeenLastCalledWith(hex);
      await expect.element(screen.getByText(`${name} copied`)).toBeInTheDocument();
    }
  });

  test.each([320, 390, 768, 1024, 1440, 1920])(
    "has nothing for axe to find at %i pixels and does not scroll sideways",
    async (width) => {
      await page.viewport(width, 900);
      await renderSite({ path: "/logos" });
      await expectAccessible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});
