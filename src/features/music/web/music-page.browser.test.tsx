import { beforeEach, describe, expect, it, type Mock, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { tracks } from "#pack/tracks.catalog.ts";
import { expectConsoleErrors } from "../../../../tests/support/web/console.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderSite } from "../../../../tests/support/web/render-site.tsx";
import { answer } from "../../../../tests/support/web/stub-api.ts";
import { addedTracksSchema } from "../music.schema.ts";

const KEY = "music-player";

let play: Mock;
let pause: Mock;

beforeEach(async () => {
  await page.viewport(1440, 900);
  play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue(undefined);
  pause = vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue(undefined);
});

const deck = () => page.getByRole("region", { name: "Deck" });
const key = (name: string) => deck().getByRole("button", { name, exact: true });
const slider = (name: string) => deck().getByRole("slider", { name });
const list = () => page.getByRole("region", { name: "Tracks" });
const row = (name: string) => list().getByRole("button", { name, exact: true });
const listTitles = () => [...document.querySelectorAll(".track-play bdi")].map(({ textContent }) => textContent);
const readStored = () => JSON.parse(localStorage.getItem(KEY) ?? "{}");

function getAudio(): HTMLAudioElement {
  const audios = document.querySelectorAll("audio");
  expect(audios).toHaveLength(1);
  return audios[0] as HTMLAudioElement;
}

const getFile = () => getAudio().src.split("/").at(-1);
const openPage = () => renderSite({ path: "/music" });

describe("/music", () => {
  it("has its own title, its plain name, and no floating player beside its deck", async () => {
    await openPage();
    await expect.element(page.getByRole("heading", { level: 1, name: "VILLAIN RADIO" })).toBeVisible();
    await expect.element(page.getByRole("main").getByText("Music", { exact: true })).toBeVisible();
    await userEvent.keyboard("{Shift}");
    await expect.poll(() => navigator.mediaSession.metadata?.title).toBe("Villain Era");
    expect(page.getByRole("complementary", { name: "Music player" }).elements()).toEqual([]);
  });

  it("lists the 30 tracks, each with its time, its category and its file to keep", async () => {
    await openPage();
    expect(list().getByRole("listitem").elements()).toHaveLength(30);
    const { textContent } = await list().getByRole("listitem").nth(1).findElement();
    for (const fact of ["Zip It Stack It Own It", "Three orders on one cowbell", "Latest", "1:15"])
      expect(textContent).toContain(fact);
    const link = list().getByRole("link", { name: "Download Zip It Stack It Own It.mp3" });
    await expect.element(link).toHaveAttribute("href", "/api/audio/zip-it-stack-it-own-it.mp3");
    await expect.element(link).toHaveAttribute("download", "Zip It Stack It Own It.mp3");
  });

  describe("with an added track", () => {
    const added = answer(addedTracksSchema, {
      tracks: [
        {
          id: "019a0000-0000-7000-8000-000000000001",
          title: "Bag Anthem",
          artist: "The Reapers",
          category: "villain",
          file: `${"a".repeat(32)}.wav`,
          durationSeconds: 64,
          coverUrl: null,
        },
      ],
    });
    const openAdded = () => renderSite({ path: "/music", api: { "GET /api/music/tracks": added } });

    it("lists it behind the pack's, by whom it is, with its file under its own ending", async () => {
      await openAdded();
      await expect.element(row("Play Bag Anthem")).toBeVisible();
      expect(listTitles()).toHaveLength(31);
      const { textContent } = await list().getByRole("listitem").nth(30).findElement();
      for (const fact of ["31", "Bag Anthem", "By The Reapers", "Villain", "1:04"]) expect(textContent).toContain(fact);
      const link = list().getByRole("link", { name: "Download Bag Anthem.wav" });
      await expect.element(link).toHaveAttribute("href", `/api/audio/${"a".repeat(32)}.wav`);
      await expectAccessible();
      await row("Play Bag Anthem").click();
      expect(getFile()).toBe(`${"a".repeat(32)}.wav`);
      expect(navigator.mediaSession.metadata?.artist).toBe("The Reapers");
    });

    it("finds it on the turntable where the visitor left it", async () => {
      const trackId = "019a0000-0000-7000-8000-000000000001";
      localStorage.setItem(KEY, JSON.stringify({ trackId, seconds: 20 }));
      await openAdded();
      await expect.poll(getFile).toBe(`${"a".repeat(32)}.wav`);
      await expect.element(page.getByText("29 / 29")).toBeVisible();
    });
  });

  it.each([
    ["All", 30, "30 tracks40 min5 moods"],
    ["Latest", 6, "6 tracks8 min1 mood"],
    ["Crypto", 6, "6 tracks8 min1 mood"],
    ["Villain", 6, "6 tracks8 min1 mood"],
    ["Revolution", 6, "6 tracks8 min1 mood"],
    ["Classic", 6, "6 tracks9 min1 mood"],
  ])("filters by %s and counts", async (name, count, sum) => {
    await openPage();
    const chip = list().getByRole("button", { name: `${name} ${count}`, exact: true });
    await chip.click();
    await expect.element(chip).toHaveAttribute("aria-pressed", "true");
    const category = name.toLowerCase();
    const expected = tracks.filter((track) => category === "all" || track.category === category);
    expect(listTitles()).toEqual(expected.map(({ title }) => title));
    expect((await list().getByRole("status").findElement()).textContent).toBe(sum);
  });

  it("plays the track that is clicked, in gold, and pauses it with the next click", async () => {
    await openPage();
    expect(play).not.toHaveBeenCalled();
    await row("Play Reaper Mode").click();
    expect(getFile()).toBe("reaper-mode.mp3");
    expect(play).toHaveBeenCalledTimes(1);
    const current = list().getByRole("listitem").nth(5);
    await expect.element(current).toHaveAttribute("aria-current", "true");
    await expect.element(current).toHaveClass("gold-block");
    await expect.element(page.getByText("Now playing")).toBeVisible();
    pause.mockClear();
    await row("Pause Reaper Mode").click();
    expect(pause).toHaveBeenCalledTimes(1);
    await expect.element(row("Play Reaper Mode")).toBeVisible();
    await expect.element(key("Play")).toBeVisible();
  });

  it("goes on in the list in which play was pressed, whatever is shown meanwhile", async () => {
    await openPage();
    await list().getByRole("button", { name: "Classic 6" }).click();
    await row("Play Sunset Exit").click();
    await expect.element(page.getByText("6 / 6 · Classic")).toBeVisible();
    await list().getByRole("button", { name: "All 30" }).click();
    await key("Next track").click();
    expect(getFile()).toBe("block-zero.mp3");
    await key("Previous track").click();
    expect(getFile()).toBe("sunset-exit.mp3");
    getAudio().dispatchEvent(new Event("ended"));
    await expect.poll(getFile).toBe("block-zero.mp3");
    await row("Play Sunset Exit").click();
    await key("Next track").click();
    expect(getFile()).toBe("villain-era.mp3");
  });

  it("reaches from the last of the home list the two tracks that only this page has", async () => {
    localStorage.setItem(KEY, JSON.stringify({ trackId: "acid-ledger", seconds: 0 }));
    await openPage();
    await expect.element(page.getByText("28 / 28 · Home player")).toBeVisible();
    await key("Next track").click();
    expect(getFile()).toBe("old-money.mp3");
    await expect.element(page.getByText("29 / 30 · All")).toBeVisible();
    expect(play).not.toHaveBeenCalled();
  });

  it("repeats the track at its end, and shuffles to another when Next is pressed", async () => {
    await openPage();
    await key("Repeat this track").click();
    await expect.element(key("Repeat this track")).toHaveAttribute("aria-pressed", "true");
    await key("Play").click();
    // Chance is drawn when a record is put on, for the one behind it.
    vi.spyOn(Math, "random").mockReturnValue(0.999);
    getAudio().dispatchEvent(new Event("ended"));
    await expect.poll(() => play.mock.calls.length).toBe(2);
    expect(getFile()).toBe("villain-era.mp3");
    await key("Shuffle").click();
    await key("Next track").click();
    expect(getFile()).toBe("sunset-exit.mp3");
    await key("Previous track").click();
    expect(getFile()).toBe("villain-era.mp3");
    expect(readStored()).toMatchObject({ isShuffled: true, isRepeating: true });
  });

  it("is at 70 of 100, is set by the arrows, and mutes to what it was", async () => {
    await openPage();
    await expect.element(slider("Volume")).toHaveValue("70");
    (await slider("Volume").findElement()).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(getAudio().volume).toBeCloseTo(0.72);
    await expect.element(slider("Volume")).toHaveAttribute("aria-valuetext", "72 of 100");
    await key("Mute").click();
    expect(getAudio().volume).toBe(0);
    await expect.element(slider("Volume")).toHaveValue("0");
    await key("Unmute").click();
    expect(getAudio().volume).toBeCloseTo(0.72);
    await slider("Volume").fill("0");
    await key("Unmute").click();
    expect(getAudio().volume).toBeCloseTo(0.7);
  });

  it("seeks by the arrows, before the track is there too, and keeps the place", async () => {
    await openPage();
    const seek = slider("Position");
    await expect.element(seek).toHaveAttribute("max", "75");
    await seek.fill("30");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(seek).toHaveAttribute("aria-valuetext", "0:35 of 1:15");
    expect(readStored()).toMatchObject({ seconds: 35 });
  });

  it("shows how much of the track is loaded", async () => {
    await openPage();
    const audio = getAudio();
    Object.defineProperties(audio, {
      readyState: { value: 4 },
      buffered: { value: { length: 1, start: () => 0, end: () => 37.5 } },
    });
    audio.dispatchEvent(new Event("progress"));
    const seek = document.querySelector<HTMLElement>(".deck-seek .deck-buffered");
    await expect.poll(() => Number(seek?.style.getPropertyValue("--buffered"))).toBeCloseTo(0.5);
  });

  it("draws the loudness of a track that plays on the slider, which stays one", async () => {
    await openPage();
    const position = () => document.querySelector<HTMLElement>(".deck-position");
    expect(position()?.style.getPropertyValue("--wave")).toBe("none");
    await key("Play").click();
    await expect.poll(() => position()?.style.getPropertyValue("--wave")).toContain("data:image/svg+xml");
    const first = position()?.style.getPropertyValue("--wave");
    await expect.element(slider("Position")).toHaveAttribute("max", "75");
    const seek = document.querySelector(".deck-seek") as HTMLElement;
    expect(getComputedStyle(seek, "::after").maskImage).toContain("data:image/svg+xml");
    await key("Next track").click();
    await expect.poll(() => position()?.style.getPropertyValue("--wave")).not.toBe(first);
    await expectAccessible();
  });

  it("plays and pauses by the space bar when the deck or one of its sliders has the focus", async () => {
    await openPage();
    ((await deck().findElement()) as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await expect.element(key("Pause")).toBeVisible();
    (await slider("Position").findElement()).focus();
    await userEvent.keyboard(" ");
    await expect.element(key("Play")).toBeVisible();
    (await key("Play").findElement()).focus();
    await userEvent.keyboard(" ");
    await expect.element(key("Pause")).toBeVisible();
    expect(play).toHaveBeenCalledTimes(2);
  });

  it("turns the record only while it plays", async () => {
    await openPage();
    const isTurning = () => getComputedStyle(document.querySelector(".record-disc") as Element).animationPlayState;
    expect(isTurning()).toBe("paused");
    await key("Play").click();
    await expect.poll(isTurning).toBe("running");
    await key("Pause").click();
    await expect.poll(isTurning).toBe("paused");
  });

  it("logs a failure, says so kindly, and is paused until the next press", async () => {
    const errors = expectConsoleErrors();
    play.mockRejectedValueOnce(new DOMException("no device", "NotAllowedError"));
    await openPage();
    await row("Play Black Hood").click();
    const line = page.getByText("The needle slipped. Press play again, or put on another record.");
    await expect.element(line).toBeVisible();
    await expect.element(key("Play")).toBeVisible();
    expect(errors.log).toHaveBeenCalledWith("Playing music", expect.objectContaining({ message: "no device" }));
    errors.forget();
    await expectAccessible();
    await key("Play").click();
    await expect.element(key("Pause")).toBeVisible();
    expect(line.elements()).toEqual([]);
  });

  it("asks for a track anew that could not be loaded", async () => {
    const errors = expectConsoleErrors();
    const load = vi.spyOn(HTMLMediaElement.prototype, "load").mockReturnValue(undefined);
    await openPage();
    await key("Play").click();
    const audio = getAudio();
    Object.defineProperty(audio, "error", { value: { code: 2, message: "no network" }, configurable: true });
    audio.dispatchEvent(new Event("error"));
    await expect.element(page.getByText(/^The needle slipped/)).toBeVisible();
    expect(errors.log).toHaveBeenCalledWith(
      "Playing music",
      expect.objectContaining({ message: "Media error 2: no network" }),
    );
    errors.forget();
    await key("Play").click();
    expect([load.mock.calls.length, play.mock.calls.length]).toEqual([1, 2]);
    await expect.element(key("Pause")).toBeVisible();
  });

  it("hands the music to the floating player when the visitor leaves, and takes it back", async () => {
    await openPage();
    await list().getByRole("button", { name: "Villain 6" }).click();
    await row("Play Crimson Oni").click();
    const audio = getAudio();
    pause.mockClear();
    await page.getByRole("navigation").getByRole("link", { name: "Roadmap" }).click();
    const floating = page.getByRole("complementary", { name: "Music player" });
    await expect.element(floating.getByText("3 / 6", { exact: true })).toBeVisible();
    await expect.element(floating.getByRole("button", { name: "Pause" })).toBeVisible();
    await page.getByRole("navigation").getByRole("link", { name: "Music" }).click();
    await expect.element(key("Pause")).toBeVisible();
    expect(floating.elements()).toEqual([]);
    expect(getAudio()).toBe(audio);
    expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 0]);
  });

  it("remembers track, place, volume, shuffle and repeat", async () => {
    const kept = { trackId: "old-money", seconds: 21, volume: 35, isMuted: false, isShuffled: true, isRepeating: true };
    localStorage.setItem(KEY, JSON.stringify(kept));
    await openPage();
    await expect.element(page.getByText("29 / 30 · All")).toBeVisible();
    await expect.element(slider("Position")).toHaveValue("21");
    await expect.element(slider("Volume")).toHaveValue("35");
    await expect.element(key("Shuffle")).toHaveAttribute("aria-pressed", "true");
    await expect.element(key("Repeat this track")).toHaveAttribute("aria-pressed", "true");
    expect(getAudio().volume).toBeCloseTo(0.35);
    expect(play).not.toHaveBeenCalled();
  });

  it("sums the catalogue up, names the channels, and keeps three places for videos", async () => {
    await openPage();
    const notes = page.getByRole("region", { name: "Liner notes" });
    const lines = [...(await notes.findElement()).querySelectorAll("dd")].map(({ textContent }) => textContent);
    expect(lines).toEqual([...[8, 8, 8, 8, 9].map((minutes) => `6 tracks, ${minutes} min`), "30 tracks, 40 min"]);
    expect(notes.getByRole("link").elements()).toHaveLength(6);
    const link = notes.getByRole("link", { name: "Video channel (opens in a new tab)" });
    await expect.element(link).toHaveAttribute("target", "_blank");
    const videos = page.getByRole("region", { name: "Music videos" });
    expect(videos.getByRole("listitem").elements()).toHaveLength(3);
    expect(videos.getByText("Coming soon").elements()).toHaveLength(3);
    expect(videos.getByRole("button").elements()).toEqual([]);
  });

  it.each([1920, 1440, 1024, 768, 390, 320])("fits %i px and has nothing for axe to find", async (width) => {
    await page.viewport(width, 844);
    await openPage();
    await row("Play Villain Era").click();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    // Six rows are looked at like thirty, in a fifth of the time.
    await list().getByRole("button", { name: "Latest 6" }).click();
    await expectAccessible();
    for (const control of deck().getByRole("button").elements()) {
      const { height, width: wide } = control.getBoundingClientRect();
      expect([height >= 44, wide >= 40]).toEqual([true, true]);
    }
  });
});
