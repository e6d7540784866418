import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { cdp, page } from "vitest/browser";
import { interestAnswerSchema } from "#features/interests/interests.schema.ts";
import { creators, videos } from "#pack/videos.catalog.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer } from "../../../../tests/support/web/stub-api.ts";
import { VideosSection } from "./videos-section.tsx";

const JOIN = "POST /api/interests";

beforeEach(() => page.viewport(1440, 900));

describe("chaos content", () => {
  it("shows a featured video with all its facts and a way to where it moves", async () => {
    const { screen } = await renderPage(<VideosSection />);
    await expect.element(screen.getByRole("heading", { level: 2, name: "CHAOS CONTENT" })).toBeVisible();
    const [video] = videos;
    const stage = document.querySelector(".videos-screen")?.textContent;
    for (const text of [video?.title, video?.description, "Educational", "12:04", "41K views"])
      expect(stage).toContain(text);
    const link = screen.getByRole("link", { name: "Watch on the channel (opens in a new tab)" });
    await expect.element(link).toHaveAttribute("href", video?.url);
    await expect.element(link).toHaveAttribute("target", "_blank");
  });

  it("toggles the playing flag by a click on the thumbnail", async () => {
    const { screen } = await renderPage(<VideosSection />);
    const thumbnail = screen.getByRole("button", { name: "Play Zip 101: how not to get rugged" });
    await expect.element(thumbnail).toHaveAttribute("aria-pressed", "false");
    expect(document.querySelector("video")).toBeNull();
    await thumbnail.click();
    await expect.element(thumbnail).toHaveAttribute("aria-pressed", "true");
    await expect
      .element(screen.getByText("Eight seconds of it, without a sound. The rest is on the channel."))
      .toBeVisible();
    await expect.poll(() => document.querySelector("video")?.paused).toBe(false);
    await expect.element(screen.getByText("Playing", { exact: true })).toBeVisible();
    await thumbnail.click();
    await expect.element(thumbnail).toHaveAttribute("aria-pressed", "false");
    expect(document.querySelector("video")).toBeNull();
    await expect.element(screen.getByText("12:04").first()).toBeVisible();
  });

  it("keeps the still for who wants less motion, and says so", async () => {
    const { send } = cdp() as unknown as { send(method: string, values: unknown): Promise<void> };
    const setMotion = (value: string) =>
      send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
    onTestFinished(() => setMotion("no-preference"));
    await setMotion("reduce");
    const { screen } = await renderPage(<VideosSection />);
    await screen.getByRole("button", { name: /^Play/ }).click();
    await expect.element(screen.getByText("Here it is a still. It moves on the channel.")).toBeVisible();
    expect(document.querySelector("video")).toBeNull();
    expect(document.querySelector(".videos-screen")?.textContent).toContain("12:04");
    expect(document.querySelector(".videos-screen")?.textContent).not.toContain("Playing");
  });

  it("lists four videos in 320 pixels and shows the one that is chosen, stopped", async () => {
    const { screen } = await renderPage(<VideosSection />);
    const rows = document.querySelectorAll(".videos-row");
    expect(rows).toHaveLength(4);
    expect(document.querySelector(".videos-list")?.clientHeight).toBeLessThanOrEqual(320);
    await screen.getByRole("button", { name: /^Play/ }).click();
    await screen.getByRole("button", { name: /^Sticker run/ }).click();
    await expect.element(screen.getByRole("heading", { level: 3, name: "Sticker run, eleven cities" })).toBeVisible();
    await expect
      .element(screen.getByRole("button", { name: "Play Sticker run, eleven cities" }))
      .toHaveAttribute("aria-pressed", "false");
    await expect.element(screen.getByRole("button", { name: /^Sticker run/ })).toHaveAttribute("aria-pressed", "true");
  });

  it("names three creators and opens their channel from FOLLOW", async () => {
    const { screen } = await renderPage(<VideosSection />);
    await expect.element(screen.getByRole("heading", { level: 3, name: "Chaos Creators" })).toBeVisible();
    for (const { name, url } of creators) {
      const link = screen.getByRole("link", { name: `FOLLOW ${name} (opens in a new tab)` });
      await expect.element(link).toHaveAttribute("href", url);
      await expect.element(link).toHaveAttribute("target", "_blank");
    }
    expect(document.querySelectorAll(".videos-creator")).toHaveLength(3);
  });

  it("has a picture of each video and creator in the frame that waits for it", async () => {
    await renderPage(<VideosSection />);
    for (const thumb of document.querySelectorAll(".videos-thumb")) {
      const { width, height } = thumb.querySelector("img")?.getBoundingClientRect() ?? new DOMRect();
      expect([width, height]).toEqual([112, 63]);
    }
    for (const portrait of document.querySelectorAll(".videos-portrait")) {
      const { width, height } = portrait.querySelector("img")?.getBoundingClientRect() ?? new DOMRect();
      expect([width, height]).toEqual([96, 96]);
    }
    expect(document.querySelectorAll(".videos-illustration")).toHaveLength(0);
  });

  it("asks a visitor to log in before the creator program", async () => {
    const { screen } = await renderPage(<VideosSection />);
    await screen.getByRole("button", { name: "JOIN CREATOR PROGRAM" }).click();
    await expect.element(screen.getByRole("dialog", { name: /JOIN THE CHAOS/i })).toBeVisible();
  });

  it("puts a member on the creators' list", async () => {
    const interest = { kind: "creator-program" as const, refId: "", createdAt: "2026-11-20T10:00:00.000Z" };
    const { screen, api } = await renderPage(<VideosSection />, {
      user: buildWebUser(),
      api: {
        [JOIN]: answer(interestAnswerSchema, { interest, isNew: true, wantsLetters: null, letterAddress: null }, 201),
      },
    });
    await screen.getByRole("button", { name: "JOIN CREATOR PROGRAM" }).click();
    await expect.element(screen.getByText("You are on the list", { exact: true })).toBeVisible();
    expect(api.bodiesOf(JOIN)).toEqual([{ kind: "creator-program" }]);
  });

  it.each([1920, 1440, 1024, 768, 390, 320])("fits %i px and has nothing for axe to find", async (width) => {
    await page.viewport(width, 900);
    await renderPage(<VideosSection />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
  });
});
