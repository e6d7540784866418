import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectConsoleErrors } from "../../../../tests/support/web/console.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderSite } from "../../../../tests/support/web/render-site.tsx";

/** On its first screen there is nothing to press where the player stands. */
const QUIET_PAGE = "/privacy";
const KEY = "music-player";

let play: Mock;
let pause: Mock;

beforeEach(async () => {
  await page.viewport(1440, 900);
  play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue(undefined);
  pause = vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue(undefined);
});

afterEach(() => vi.useRealTimers());

const player = () => page.getByRole("complementary", { name: "Music player" });
const button = (name: string) => player().getByRole("button", { name, exact: true });

function getAudio(): HTMLAudioElement {
  const audios = document.querySelectorAll("audio");
  expect(audios).toHaveLength(1);
  return audios[0] as HTMLAudioElement;
}

async function touchPage(): Promise<void> {
  await userEvent.keyboard("{Shift}");
  await expect.element(player()).toBeVisible();
}

function remember(facts: object): void {
  localStorage.setItem(
    KEY,
    JSON.stringify({ trackId: "villain-era", seconds: 0, isMuted: false, isMinimised: false, ...facts }),
  );
}

describe("the floating player", () => {
  it("comes by itself when the page is idle, locked until the first touch, and never plays by itself", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await renderSite({ path: QUIET_PAGE });
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    expect(player().elements()).toEqual([]);
    vi.advanceTimersByTime(3000);
    vi.useRealTimers();
    await expect.element(player().getByText("Click to enable audio")).toBeVisible();
    await expect.element(player().getByText("1 / 28")).toBeVisible();
    expect(getAudio().preload).toBe("none");
    await expectAccessible();

    await userEvent.keyboard("{Shift}");
    await expect.element(player().getByText("Villain Era", { exact: true })).toBeVisible();
    expect(player().getByText("Click to enable audio").elements()).toEqual([]);
    expect(play).not.toHaveBeenCalled();
  });

  it("plays and pauses", async () => {
    await renderSite({ path: QUIET_PAGE });
    await touchPage();
    expect(getAudio().src).toMatch(/\/api\/audio\/villain-era\.mp3$/);
    await button("Play").click();
    expect(play).toHaveBeenCalledTimes(1);
    pause.mockClear();
    await button("Pause").click();
    expect(pause).toHaveBeenCalledTimes(1);
    await expect.element(button("Play")).toBeVisible();
    await expectAccessible();
  });

  it("goes on with Next and at the end of a track, says so, and wraps from the last to the first", async () => {
    remember({ trackId: "acid-ledger" });
    await renderSite({ path: QUIET_PAGE });
    await touchPage();
    await expect.element(player().getByText("28 / 28")).toBeVisible();
    await button("Play").click();
    getAudio().dispatchEvent(new Event("ended"));
    await expect.element(player().getByText("1 / 28", { exact: true })).toBeVisible();
    await expect.poll(() => play.mock.calls.length).toBe(2);
    await expect.element(player().getByRole("status")).toHaveTextContent("Villain Era, 1 / 28");
    await button("Next track").click();
    await expect.element(player().getByText("2 / 28", { exact: true })).toBeVisible();
    expect(getAudio().src).toMatch(/\/api\/audio\/zip-it-stack-it-own-it\.mp3$/);
    await expect.poll(() => play.mock.calls.length).toBe(3);
  });

  it.each([QUIET_PAGE, "/whitepaper/ar"])("draws the track's loudness where its time runs, on %s", async (path) => {
    await renderSite({ path });
    await userEvent.keyboard("{Shift}");
    const time = () => document.querySelector(".player-wave [role=progressbar]");
    const mask = () => time() && getComputedStyle(time() as Element).maskImage;
    await expect.poll(mask).toContain("data:image/svg+xml");
    await expectAccessible();
  });

  it("is at 0.7 of full volume, and at 0 when muted", async () => {
    await renderSite({ path: QUIET_PAGE });
    await touchPage();
    expect(getAudio().volume).toBeCloseTo(0.7);
    await button("Mute").click();
    expect(getAudio().volume).toBe(0);
    await button("Unmute").click();
    expect(getAudio().volume).toBeCloseTo(0.7);
  });

  it.each([1440, 390])("becomes a small play button and large again, at %i px, the focus with it", async (width) => {
    await page.viewport(width, 844);
    await renderSite({ path: QUIET_PAGE });
    await touchPage();
    await button("Play").click();
    pause.mockClear();
    await button("Minimise").click();
    await expect.element(button("Expand")).toHaveFocus();
    expect(player().getByRole("button").elements()).toHaveLength(1);
    expect(pause).not.toHaveBeenCalled();
    await expectAccessible();
    await button("Expand").click();
    await expect.element(button("Minimise")).toHaveFocus();
    await expect.element(button("Pause")).toBeVisible();
  });

  it("logs a play failure and returns to paused", async () => {
    const errors = expectConsoleErrors();
    play.mockRejectedValue(new DOMException("no device", "NotAllowedError"));
    await renderSite({ path: QUIET_PAGE });
    await touchPage();
    await button("Play").click();
    await expect.poll(() => errors.log.mock.calls.length).toBe(1);
    expect(errors.log).toHaveBeenCalledWith("Playing music", expect.objectContaining({ message: "no device" }));
    await expect.element(button("Play")).toBeVisible();
    errors.forget();
  });

  it("does not call it a failure when a press cuts the start short", async () => {
    let fail = (_error: unknown): void => undefined;
    play.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)));
    await renderSite({ path: QUIET_PAGE });
    await touchPage();
    await button("Play").click();
    await button("Next track").click();
    fail(new DOMException("a new load", "AbortError"));
    await expect.element(button("Pause")).toBeVisible();
  });

  it("remembers track, time, volume and size", async () => {
    const { screen } = await renderSite({ path: QUIET_PAGE });
    await touchPage();
    await button("Next track").click();
    await button("Mute").click();
    await button("Minimise").click();
    const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "{}");
    await expect.poll(kept).toEqual({
      trackId: "zip-it-stack-it-own-it",
      seconds: 0,
      volume: 70,
      isMuted: true,
      isShuffled: false,
      isRepeating: false,
      isMinimised: true,
      upNext: [],
    });
    await screen.unmount();

    remember({ ...kept(), seconds: 13 });
    await renderSite({ path: QUIET_PAGE });
    await userEvent.keyboard("{Shift}");
    await button("Expand").click();
    await expect.element(player().getByText("2 / 28", { exact: true })).toBeVisible();
    await expect
      .element(player().getByRole("progressbar", { name: "Playing time" }))
      .toHaveAttribute("aria-valuenow", "17");
    expect(getAudio().volume).toBe(0);
  });

  it("tells the system what plays", async () => {
    await renderSite({ path: QUIET_PAGE });
    await touchPage();
    await expect.poll(() => navigator.mediaSession.metadata?.title).toBe("Villain Era");
    await button("Play").click();
    expect(navigator.mediaSession.playbackState).toBe("playing");
  });

  it("answers the keys of the system: next, previous, and every way to seek", async () => {
    const handlers = new Map<string, MediaSessionActionHandler | null>();
    vi.spyOn(navigator.mediaSession, "setActionHandler").mockImplementation((action, handler) => {
      handlers.set(action, handler);
    });
    const setPositionState = vi.spyOn(navigator.mediaSession, "setPositionState");
    const press = (action: MediaSessionAction, details: object = {}) => handlers.get(action)?.({ action, ...details });
    const { screen } = await renderSite({ path: QUIET_PAGE });
    await touchPage();
    await expect.poll(() => navigator.mediaSession.metadata).toMatchObject({ title: "Villain Era", artist: "BAGZ" });
    expect(navigator.mediaSession.metadata?.artwork).toMatchObject([{ sizes: "512x512", type: "image/webp" }]);

    press("play");
    await expect.element(button("Pause")).toBeVisible();
    press("nexttrack");
    await expect.element(player().getByText("2 / 28", { exact: true })).toBeVisible();
    press("previoustrack");
    await expect.element(player().getByText("1 / 28", { exact: true })).toBeVisible();
    const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "{}").seconds;
    press("seekto", { seekTime: 30 });
    expect(kept()).toBe(30);
    press("seekforward");
    expect(kept()).toBe(40);
    press("seekbackward", { seekOffset: 25 });
    expect(kept()).toBe(15);
    press("seekbackward", { seekOffset: 25 });
    expect(kept()).toBe(0);
    press("seekto", { seekTime: 45.5 });
    await expect.poll(() => setPositionState.mock.lastCall).toEqual([{ duration: 75, position: 45 }]);
    press("pause");
    await expect.element(button("Play")).toBeVisible();
    await screen.unmount();
    expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
  });

  it("leaves the footer's last line free on a phone", async () => {
    await page.viewport(390, 844);
    await renderSite({ path: QUIET_PAGE });
    await touchPage();
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    const end = document.querySelector(".footer-end")?.getBoundingClientRect().bottom ?? Number.NaN;
    const top = (await player().findElement()).getBoundingClientRect().top;
    expect(end).toBeLessThanOrEqual(top);
    for (const control of player().getByRole("button").elements()) {
      const { width, height } = control.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});
