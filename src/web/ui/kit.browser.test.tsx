import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "#web/theme/theme.ts";
import { expectAccessible } from "../../../tests/support/web/expect-accessible.ts";
import "./kit.css";
import { Kit } from "./kit-parts.tsx";

describe("all parts", () => {
  afterEach(() => {
    delete document.documentElement.dataset.theme;
  });

  it.each(["cyberpunk", "dark", "neon"])("are accessible in the %s theme", async (theme) => {
    document.documentElement.dataset.theme = theme;
    await page.viewport(1440, 900);
    await render(<Kit />);
    await expectAccessible();
    await page.getByRole("button", { name: "Open dialog" }).click();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expectAccessible();
  });

  it.each([320, 390, 820])("fit into %i px without a sideways scroll", async (width) => {
    await page.viewport(width, 800);
    await render(<Kit />);
    await document.fonts.ready;
    const tooWide = [...document.querySelectorAll<HTMLElement>("main *")].filter(
      (element) =>
        element.getBoundingClientRect().right > width + 1 && !element.closest(".tabs, .divider, .progress-bar"),
    );
    expect(tooWide.map((element) => element.outerHTML.slice(0, 80))).toEqual([]);
  });
});
