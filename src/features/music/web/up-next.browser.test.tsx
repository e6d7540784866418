import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderSite } from "../../../../tests/support/web/render-site.tsx";

beforeEach(async () => {
  await page.viewport(1440, 900);
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue(undefined);
});

const add = (title: string) => page.getByRole("button", { name: `Add ${title} to what plays next` });
const dialog = () => page.getByRole("dialog", { name: "Up next" });
const key = (name: string) => dialog().getByRole("button", { name });

function listTitles(): string[] {
  return [...document.querySelectorAll(".up-next-title bdi")].map(({ textContent }) => textContent ?? "");
}

function getAudio(): HTMLAudioElement {
  return document.querySelector("audio") as HTMLAudioElement;
}

describe("what plays next", () => {
  it("is put together in the list, ordered by keyboard, and played before the list goes on", async () => {
    await renderSite({ path: "/music" });
    await add("Laugh Track").click();
    await add("Old Money").click();
    await page.getByRole("button", { name: "Put Black Hood first" }).click();
    await expect.element(add("Old Money")).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Up next: 3" }).click();
    await expect.element(key("Move Laugh Track up")).toBeVisible();
    expect(listTitles()).toEqual(["Black Hood", "Laugh Track", "Old Money"]);
    await expectAccessible();

    ((await key("Move Old Money up").findElement()) as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(listTitles).toEqual(["Black Hood", "Old Money", "Laugh Track"]);
    await expect.element(key("Move Old Money up")).toHaveFocus();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect.poll(listTitles).toEqual(["Old Money", "Black Hood", "Laugh Track"]);
    await expect.element(key("Move Old Money up")).toHaveFocus();
    await expect.element(dialog().getByText("Old Money is number 1 of 3")).toBeInTheDocument();
    await key("Take Old Money off").click();
    await expect.element(key("Take Black Hood off")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();

    const deck = page.getByRole("region", { name: "Deck" });
    await deck.getByRole("button", { name: "Play", exact: true }).click();
    for (const [file, waiting] of [
      ["black-hood", "Up next: 1"],
      ["laugh-track", "Up next"],
      ["zip-it-stack-it-own-it", "Up next"],
    ] as const) {
      await deck.getByRole("button", { name: "Next track" }).click();
      await expect.poll(() => getAudio().src).toContain(`${file}.mp3`);
      await expect.element(page.getByRole("button", { name: waiting, exact: true })).toBeVisible();
    }
  });

  it("is taken off again by the same button, emptied at once, and kept from visit to visit", async () => {
    const first = await renderSite({ path: "/music" });
    await add("Laugh Track").click();
    await add("Laugh Track").click();
    await expect.element(page.getByRole("button", { name: "Up next", exact: true })).toBeVisible();
    await add("Old Money").click();
    await expect.element(page.getByRole("button", { name: "Up next: 1" })).toBeVisible();
    await first.screen.unmount();
    vi.mocked(window.fetch).mockRestore();

    await renderSite({ path: "/music" });
    await page.getByRole("button", { name: "Up next: 1" }).click();
    await expect.poll(listTitles).toEqual(["Old Money"]);
    await dialog().getByRole("button", { name: "Take all off" }).click();
    await expect.element(dialog().getByText(/Press \+ beside a track/)).toBeVisible();
  });

  it("is brought before its time, and another tab falls silent", async () => {
    const claims: unknown[] = [];
    const channel = new BroadcastChannel("music-player");
    channel.addEventListener("message", ({ data }) => claims.push(data));
    const sources = vi.spyOn(HTMLMediaElement.prototype, "src", "set");
    await renderSite({ path: "/music" });
    const deck = page.getByRole("region", { name: "Deck" });
    await deck.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => claims).toEqual(["playing"]);

    const audio = getAudio();
    Object.defineProperties(audio, {
      readyState: { value: 4 },
      duration: { value: 65 },
      currentTime: { value: 50, writable: true },
    });
    audio.dispatchEvent(new Event("timeupdate"));
    await expect.poll(() => sources.mock.lastCall?.[0]).toContain("zip-it-stack-it-own-it.mp3");

    channel.postMessage("playing");
    await expect.element(deck.getByRole("button", { name: "Play", exact: true })).toBeVisible();
    channel.close();
  });
});

describe("the floating player gives way", () => {
  const player = () => document.querySelector<HTMLElement>(".player");

  async function openWith(facts: object): Promise<void> {
    const kept = { trackId: "villain-era", seconds: 0, isMuted: false, isMinimised: false, ...facts };
    localStorage.setItem("music-player", JSON.stringify(kept));
    await page.viewport(390, 844);
    await renderSite({ path: "/nowhere" });
    await userEvent.keyboard("{Shift}");
    await expect.poll(() => player()?.style.getPropertyValue("--player-x")).not.toBe("");
  }

  /** Puts something to press or to fill in where the player stands. */
  function lay(tag: "input" | "button"): HTMLElement {
    const thing = document.createElement(tag);
    thing.setAttribute("aria-label", "Seats");
    thing.style.cssText = "position:fixed;inset:auto 8px 4px auto;width:64px;height:64px;z-index:1";
    document.querySelector("main")?.append(thing);
    window.dispatchEvent(new Event("scroll"));
    return thing;
  }

  it.each(["input", "button"] as const)(
    "to a %s below it, by folding, and unfolds when the way is free",
    async (tag) => {
      await openWith({});
      const shifts: PerformanceEntry[] = [];
      const watcher = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
      watcher.observe({ type: "layout-shift" });
      const thing = lay(tag);
      thing.className = "button";
      await expect.poll(() => player()?.classList.contains("player-minimised")).toBe(true);
      const { top } = thing.getBoundingClientRect();
      await expect.poll(() => player()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
      expect(document.activeElement).toBe(document.body);
      thing.remove();
      window.dispatchEvent(new Event("scroll"));
      await expect.poll(() => player()?.classList.contains("player-minimised")).toBe(false);
      expect(JSON.parse(localStorage.getItem("music-player") ?? "").isMinimised).toBe(false);
      await new Promise((resolve) => setTimeout(resolve, 300));
      watcher.disconnect();
      expect(shifts).toEqual([]);
    },
  );

  it("and stays large where somebody opens it over a button, until they go on", async () => {
    await openWith({});
    lay("button").className = "button";
    const expand = page.getByRole("button", { name: "Expand", exact: true });
    await expand.click();
    await expect.element(page.getByRole("button", { name: "Minimise" })).toHaveFocus();
    window.dispatchEvent(new Event("scroll"));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect.element(page.getByRole("button", { name: "Minimise" })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    window.dispatchEvent(new Event("scroll"));
    await expect.element(expand).toBeVisible();
  });

  it("to a button, by moving, when it is small", async () => {
    await openWith({ isMinimised: true });
    const button = lay("button");
    await expect.poll(() => player()?.style.getPropertyValue("--player-y")).not.toBe("0px");
    const [own, other] = [player()?.getBoundingClientRect(), button.getBoundingClientRect()];
    expect(own?.bottom).toBeLessThanOrEqual(other.top);
    button.remove();
    window.dispatchEvent(new Event("scroll"));
    await expect.poll(() => player()?.style.getPropertyValue("--player-y")).toBe("0px");
  });

  it("on a phone has all its controls beside the cover, on none of which another lies", async () => {
    await openWith({});
    const rects = [...(player()?.querySelectorAll("button, img") ?? [])].map((one) => one.getBoundingClientRect());
    for (const [index, one] of rects.entries()) {
      for (const other of rects.slice(index + 1)) {
        expect(one.right <= other.left + 0.5 || other.right <= one.left + 0.5).toBe(true);
      }
    }
  });
});
