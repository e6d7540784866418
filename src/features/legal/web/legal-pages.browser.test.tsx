import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { renderSite } from "../../../../tests/support/web/render-site.tsx";
import { PrivacyPage } from "./privacy-page.tsx";
import { TermsPage } from "./terms-page.tsx";

const pages = [
  { path: "/privacy", title: "Privacy policy", Page: PrivacyPage },
  { path: "/terms", title: "Terms of service", Page: TermsPage },
];

beforeEach(() => page.viewport(1440, 900));

describe.each(pages)("$path", ({ path, title, Page }) => {
  test("carries its date, its sections numbered, and a table of contents that reaches each", async () => {
    const { screen } = await renderPage(<Page />);
    await expect.element(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect.element(screen.getByText("Last updated January 7, 2025")).toBeVisible();
    const links = screen.getByRole("navigation", { name: "On this page" }).getByRole("link").elements();
    const sections = [...document.querySelectorAll("main section")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(sections.map(({ id }) => `#${id}`));
    expect(links.map((link) => link.textContent)).toEqual(
      sections.map((section, index) => `${index + 1}${section.querySelector("h2")?.textContent}`),
    );
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });

  test("says that it is not for people under 18", async () => {
    const { screen } = await renderPage(<Page />);
    await expect.element(screen.getByText("BAGZ is not for people under 18.")).toBeVisible();
  });

  test("can be asked by e-mail, by message and on X", async () => {
    const { screen } = await renderPage(<Page />);
    const email = screen.getByRole("link", { name: "villains@bagz.example" });
    await expect.element(email).toHaveAttribute("href", "mailto:villains@bagz.example");
    for (const [name, href] of [
      ["Our group (opens in a new tab)", "https://chat.example/bagz"],
      ["@bagz (opens in a new tab)", "https://x.example/bagz"],
    ] as const) {
      const link = screen.getByRole("link", { name });
      await expect.element(link).toHaveAttribute("href", href);
      await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
    }
  });

  test("leaves no placeholder unfilled", async () => {
    await renderPage(<Page />);
    expect(document.querySelector("main")?.textContent).not.toMatch(/\{\w+\}/);
  });

  test("keeps its lines short enough to read", async () => {
    await renderSite({ path });
    for (const prose of document.querySelectorAll(".prose")) {
      expect(prose.getBoundingClientRect().width).toBeLessThanOrEqual(18 * 0.6 * 64);
    }
  });

  test.each([320, 390, 768, 1024, 1440, 1920])(
    "has nothing for axe to find at %i pixels and does not scroll sideways",
    async (width) => {
      await page.viewport(width, 900);
      await renderSite({ path });
      await expectAccessible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});

describe("/privacy", () => {
  test("names every entry it leaves in the browser and how long things are kept", async () => {
    const { screen } = await renderPage(<PrivacyPage />);
    for (const name of ["sid (cookie)", "preferred-language", "music-player", "site-user"]) {
      await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
    }
    await expect.element(screen.getByText("60 days at most")).toBeVisible();
  });

  test("says that networks are kept as keyed hashes whose key changes, and for how long", async () => {
    const { screen } = await renderPage(<PrivacyPage />);
    await expect.element(screen.getByText(/a keyed hash, .* the key changes every month/)).toBeVisible();
    await expect.element(screen.getByText("45 days", { exact: true })).toBeVisible();
  });

  test("says what is counted of a visit, for how long, and how to have no part in it", async () => {
    const { screen } = await renderPage(<PrivacyPage />);
    await expect.element(screen.getByRole("heading", { name: "What we count" })).toBeVisible();
    await expect.element(screen.getByText("site-visit", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("90 days", { exact: true })).toBeVisible();
    await expect
      .element(screen.getByText(/sends Do Not Track or Global Privacy Control, no note is kept/))
      .toBeVisible();
  });
});

describe("/terms", () => {
  test("says that the token is a risk and that the market is at everybody's own", async () => {
    const { screen } = await renderPage(<TermsPage />);
    const warning = "Peer-to-peer trading at your own risk. No escrow. Verify before meeting or trading.";
    await expect.element(screen.getByText(warning, { exact: true })).toBeVisible();
    await expect.element(screen.getByText("Invest only what you can afford to lose.")).toBeVisible();
    await expect.element(screen.getByText("there is no early withdrawal")).toBeVisible();
  });
});
