import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer } from "../../../../tests/support/web/stub-api.ts";
import { type News, newsSchema } from "../news.schema.ts";
import { NewsSection } from "./news-section.tsx";

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#";
const picture = { pictureUrl: PIXEL, width: 1, height: 1, alt: "" };
const NEWS: News = {
  banner: { ...picture, id: "019a0000-0000-7000-8000-000000000001", alt: "A reaper", link: "https://example.org/a" },
  cards: [
    { ...picture, id: "019a0000-0000-7000-8000-000000000002", title: "<b>Here</b>", line: "", link: "/meetups" },
    { ...picture, id: "019a0000-0000-7000-8000-000000000003", title: "Words", line: "Only words.", link: null },
  ],
};

/** Below so much of the page. */
function open(above: number, news: News = NEWS) {
  const section = (
    <>
      <div style={{ height: above }} />
      <NewsSection />
      <div style={{ height: 3000 }} />
    </>
  );
  return renderPage(section, { api: { "GET /api/news": answer(newsSchema, news) } });
}

const region = page.getByRole("region", { name: "From the house" });

beforeEach(() => page.viewport(1440, 900));

describe("the news of the home page", () => {
  it("stand below what is seen: pages of this site open here, others beside it", async () => {
    await open(2000);
    const elsewhere = region.getByRole("link", { name: "A reaper (opens in a new tab)" });
    await expect.element(elsewhere).toHaveAttribute("href", "https://example.org/a");
    await expect.element(elsewhere).toHaveAttribute("rel", "noopener noreferrer");
    const here = region.getByRole("link", { name: "<b>Here</b>" });
    await expect.element(here).toHaveAttribute("href", "/meetups");
    await expect.element(here).not.toHaveAttribute("target");
    await expect.element(region.getByRole("heading", { name: "Words" })).toBeInTheDocument();
    await expectAccessible();
  });

  it("wait while their place is in sight, so that nothing moves", async () => {
    const { api } = await open(400);
    await expect.poll(() => api.countOf("GET /api/news")).toBe(1);
    await expect.element(region).not.toBeInTheDocument();
  });

  it("are nothing, without a gap, where there are none", async () => {
    const { api } = await open(2000, { banner: null, cards: [] });
    await expect.poll(() => api.countOf("GET /api/news")).toBe(1);
    expect(document.querySelector("#news")?.clientHeight).toBe(0);
    await expect.element(region).not.toBeInTheDocument();
  });
});
