import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ANSWER_WITHIN_MS } from "#web/lib/api-client.ts";
import { expectConsoleErrors } from "../../../../../tests/support/web/console.ts";
import { expectAccessible } from "../../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, type RenderedPage, renderPage } from "../../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../../tests/support/web/stub-api.ts";
import { type VoiceListeners, type VoiceMeme, voiceListenersSchema, voiceMemeSchema } from "../voice.schema.ts";
import { isSilent, readWav, SAMPLE_RATE } from "../wav.rules.ts";
import { VoiceRecorder } from "./voice-recorder.tsx";

const SEND = "POST /api/ai/voice-to-meme";
const LISTENERS = "GET /api/ai/voice-to-meme";
const MEME: VoiceMeme = {
  topText: "Diamond hands",
  centerText: "",
  bottomText: "to the moon",
  generatedImageUrl: "/api/static/templates/x.webp",
  transcript: "Diamond hands to the moon",
};

function answerListeners(listeners: Partial<VoiceListeners> = {}) {
  return answer(voiceListenersSchema, { service: false, local: false, ...listeners });
}

let tracks: MediaStreamTrack[] = [];
let contexts: AudioContext[] = [];

/** A microphone that hums. */
function plugIn(): void {
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(async () => {
    const context = new AudioContext();
    contexts.push(context);
    const hum = context.createOscillator();
    const outlet = context.createMediaStreamDestination();
    hum.connect(outlet);
    hum.start();
    tracks.push(...outlet.stream.getTracks());
    return outlet.stream;
  });
}

function refuseMicrophone(name: string): void {
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(new DOMException("no", name));
}

async function openRecorder({ user, api }: { user?: ReturnType<typeof buildWebUser>; api?: ApiStubs } = {}) {
  const onCaptions = vi.fn<(meme: VoiceMeme) => void>();
  const page = await renderPage(<VoiceRecorder onCaptions={onCaptions} />, {
    ...(user && { user }),
    api: { [SEND]: answer(voiceMemeSchema, MEME), [LISTENERS]: answerListeners({ service: true }), ...api },
  });
  return { ...page, onCaptions };
}

async function record({ screen }: { screen: RenderedPage["screen"] }, ms = 700): Promise<void> {
  await screen.getByRole("button", { name: "Say it" }).click();
  await expect.element(screen.getByRole("button", { name: /^Stop 0:0/ })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, ms));
}

function readSentForm({ api }: RenderedPage): FormData {
  return api.bodiesOf(SEND).at(-1) as FormData;
}

function expectReleased(): void {
  expect(tracks.map(({ readyState }) => readyState)).toEqual(tracks.map(() => "ended"));
}

beforeEach(() => {
  tracks = [];
  contexts = [];
  plugIn();
});
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  vi.restoreAllMocks();
});

describe("voice to meme", () => {
  it("records 16 kHz WAV, sends it for a visitor and hands the lines over", async () => {
    const page = await openRecorder();
    await expectAccessible();
    const startedAt = performance.now();
    await record(page);
    expect(document.querySelectorAll(".voice-meter i")).toHaveLength(24);
    const bars = [...document.querySelectorAll<HTMLElement>(".voice-meter i")];
    expect(Math.max(...bars.map((bar) => Number(bar.style.getPropertyValue("--level"))))).toBeGreaterThan(0.5);
    await expect.element(page.screen.getByRole("progressbar")).toBeVisible();
    await expectAccessible();
    await page.screen.getByRole("button", { name: /^Stop/ }).click();
    const passedSeconds = (performance.now() - startedAt) / 1000;
    await expect.element(page.screen.getByText("Your lines are in the fields.").first()).toBeVisible();
    expect(page.onCaptions.mock.calls).toEqual([[MEME]]);
    const form = readSentForm(page);
    expect([...form.keys()]).toEqual(["userId", "audio"]);
    expect(form.get("userId")).toBe("anonymous");
    const file = form.get("audio") as File;
    expect([file.name, file.type]).toEqual(["voice-recording.wav", "audio/wav"]);
    const { samples = new Int16Array() } = readWav(new Uint8Array(await file.arrayBuffer()));
    expect(samples.length / SAMPLE_RATE).toBeGreaterThan(0.4);
    expect(samples.length / SAMPLE_RATE).toBeLessThan(passedSeconds);
    expect(isSilent(samples)).toBe(false);
    expectReleased();
  });

  it("works by keyboard alone and names the member", async () => {
    const user = buildWebUser();
    const page = await openRecorder({ user });
    const button = page.screen.getByRole("button", { name: /Say it|Stop|Listening/ });
    ((await button.findElement()) as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await expect.element(page.screen.getByRole("button", { name: /^Stop/ })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => page.onCaptions.mock.calls.length).toBe(1);
    expect(document.activeElement).toBe(await button.findElement());
    expect(readSentForm(page).get("userId")).toBe(user.id);
  });

  it("stops by itself after thirty seconds", async () => {
    const page = await openRecorder();
    const real = performance.now.bind(performance);
    let aheadMs = 0;
    vi.spyOn(performance, "now").mockImplementation(() => real() + aheadMs);
    await record(page, 300);
    aheadMs = 30_000;
    await expect.poll(() => page.onCaptions.mock.calls.length).toBe(1);
    expectReleased();
  });

  it("goes on with what there is when the microphone is unplugged", async () => {
    const page = await openRecorder();
    await record(page);
    tracks[0]?.dispatchEvent(new Event("ended"));
    await expect.poll(() => page.onCaptions.mock.calls.length).toBe(1);
  });

  it.each(["NotAllowedError", "NotFoundError"])("says how to go on after %s", async (name) => {
    const errors = expectConsoleErrors();
    refuseMicrophone(name);
    const { screen } = await openRecorder();
    await screen.getByRole("button", { name: "Say it" }).click();
    await expect.element(screen.getByText("Mic Access Denied")).toBeVisible();
    await expect.element(screen.getByText("Enable microphone access for voice-to-meme magic")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Say it" })).toBeEnabled();
    errors.forget();
  });

  it.each([
    [
      "words that were not understood",
      refuse(422, "voice.no_words", "We heard a voice but no words."),
      "We heard a voice but no words.",
    ],
    ["a deaf server", refuse(503, "voice.unavailable", "Type the lines yourself."), "Type the lines yourself."],
    ["a lost connection", () => Promise.reject(new TypeError("Failed to fetch")), /connection/i],
  ])("says what went wrong after %s, and can be used again", async (_, stub, note) => {
    const page = await openRecorder({ api: { [SEND]: stub } });
    await record(page);
    await page.screen.getByRole("button", { name: /^Stop/ }).click();
    await expect.element(page.screen.getByText("Voice Processing Failed")).toBeVisible();
    await expect.element(page.screen.getByText("Try speaking more clearly or check your connection")).toBeVisible();
    await expect.element(page.screen.getByRole("region", { name: "Voice to meme" }).getByText(note)).toBeVisible();
    expect(page.onCaptions).not.toHaveBeenCalled();
    expectReleased();
    await expect.element(page.screen.getByRole("button", { name: "Say it" })).toBeEnabled();
  });

  it.each([
    ["words that were not understood", refuse(422, "voice.no_words", "We heard a voice but no words.")],
    ["a limit", refuse(429, "request.rate_limited", "Too many calls")],
    ["a lost connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("keeps what was said after %s, and sends it once more", async (_, stub) => {
    const page = await openRecorder({ api: { [SEND]: stub } });
    await record(page);
    await page.screen.getByRole("button", { name: /^Stop/ }).click();
    const again = page.screen.getByRole("button", { name: "Send it again" });
    await expect.element(again).toBeVisible();
    await expect.element(page.screen.getByText(/Your recording is still here/)).toBeVisible();
    await expectAccessible();
    const first = readSentForm(page).get("audio") as File;
    page.api.set({ [SEND]: answer(voiceMemeSchema, MEME) });
    await again.click();
    await expect.poll(() => page.onCaptions.mock.calls.length).toBe(1);
    expect(page.api.countOf(SEND)).toBe(2);
    expect((readSentForm(page).get("audio") as File).size).toBe(first.size);
    await expect.element(again).not.toBeInTheDocument();
  });

  it("says when no answer comes, and goes on waiting or sends it once more", async () => {
    const page = await openRecorder({ api: { [SEND]: () => new Promise(() => undefined) } });
    await record(page);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await page.screen.getByRole("button", { name: /^Stop/ }).click();
    await expect.poll(() => page.api.countOf(SEND)).toBe(1);
    vi.advanceTimersByTime(ANSWER_WITHIN_MS);
    vi.useRealTimers();
    await expect.element(page.screen.getByText("Nothing has moved for 8 seconds. Still waiting.")).toBeVisible();
    page.api.set({ [SEND]: answer(voiceMemeSchema, MEME) });
    await page.screen.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => page.onCaptions.mock.calls.length).toBe(1);
  });

  it("keeps nothing once something new is said", async () => {
    const page = await openRecorder({ api: { [SEND]: refuse(422, "voice.no_words", "No words.") } });
    await record(page);
    await page.screen.getByRole("button", { name: /^Stop/ }).click();
    const again = page.screen.getByRole("button", { name: "Send it again" });
    await expect.element(again).toBeVisible();
    await page.screen.getByRole("button", { name: "Say it" }).click();
    await page.screen.getByRole("button", { name: "Cancel" }).click();
    await expect.element(page.screen.getByRole("button", { name: "Say it" })).toBeVisible();
    expect(again.elements()).toEqual([]);
  });

  it("forgets a cancelled recording and releases the microphone", async () => {
    const page = await openRecorder();
    await record(page);
    await page.screen.getByRole("button", { name: "Cancel" }).click();
    await expect.element(page.screen.getByRole("button", { name: "Say it" })).toBeVisible();
    expectReleased();
    expect(page.api.countOf(SEND)).toBe(0);
  });

  it("releases the microphone when the tool is left, while recording and while being asked for it", async () => {
    const page = await openRecorder();
    await record(page);
    await page.screen.unmount();
    expectReleased();

    vi.mocked(window.fetch).mockRestore();
    const again = await openRecorder();
    ((await again.screen.getByRole("button", { name: "Say it" }).findElement()) as HTMLElement).click();
    await again.screen.unmount();
    await expect.poll(() => tracks.length).toBe(2);
    await expect.poll(() => tracks.every(({ readyState }) => readyState === "ended")).toBe(true);
  });
});

describe("voice to meme, written along by the browser", () => {
  class FakeRecognition {
    lang = "";
    continuous = false;
    onresult: ((event: unknown) => void) | null = null;
    onend: (() => void) | null = null;
    start() {
      setTimeout(() =>
        this.onresult?.({ results: [[{ transcript: "diamond hands " }], [{ transcript: " to the moon" }]] }),
      );
    }
    stop() {
      this.onend?.();
    }
    abort() {}
  }

  function bringRecognition(recognition: unknown) {
    for (const name of ["SpeechRecognition", "webkitSpeechRecognition"]) vi.stubGlobal(name, recognition);
  }
  afterEach(() => vi.unstubAllGlobals());

  it("sends the browser's words with consent only", async () => {
    bringRecognition(FakeRecognition);
    const page = await openRecorder();
    await page.screen.getByRole("checkbox", { name: /Let this browser write along/ }).click();
    await record(page, 300);
    await page.screen.getByRole("button", { name: /^Stop/ }).click();
    await expect.poll(() => page.onCaptions.mock.calls.length).toBe(1);
    expect(readSentForm(page).get("transcript")).toBe("diamond hands\nto the moon");
  });

  it("offers nothing where the browser cannot", async () => {
    bringRecognition(undefined);
    const { screen } = await openRecorder();
    await expect.element(screen.getByText(/the speech service that it asks/)).toBeVisible();
    expect(screen.getByRole("checkbox").elements()).toEqual([]);
  });

  it("is asked for before the browser alone may listen", async () => {
    bringRecognition(FakeRecognition);
    const { screen } = await openRecorder({ api: { [LISTENERS]: answerListeners() } });
    await expect.element(screen.getByText(/your browser would have to/)).toBeVisible();
    await screen.getByRole("button", { name: "Say it" }).click();
    await expect.element(screen.getByText(/Tick the box/)).toBeVisible();
    expect(tracks).toEqual([]);
    await screen.getByRole("checkbox").click();
    await screen.getByRole("button", { name: "Say it" }).click();
    await expect.element(screen.getByRole("button", { name: /^Stop/ })).toBeVisible();
  });
});

describe("voice to meme, typed", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is all that is offered where nobody can listen, known before anybody speaks", async () => {
    for (const name of ["SpeechRecognition", "webkitSpeechRecognition"]) vi.stubGlobal(name, undefined);
    const { screen, onCaptions } = await openRecorder({ api: { [LISTENERS]: answerListeners() } });
    await expect.element(screen.getByText(/Nobody here can listen/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Say it" }).elements()).toEqual([]);
    await expect.element(screen.getByRole("button", { name: "Make it lines" })).toBeDisabled();
    await screen.getByRole("textbox", { name: "What you would have said" }).fill("diamond hands to the moon");
    await screen.getByRole("button", { name: "Make it lines" }).click();
    await expect.element(screen.getByText("Your lines are in the fields.").first()).toBeVisible();
    const lines = { topText: "diamond hands", centerText: "", bottomText: "to the moon" };
    expect(onCaptions.mock.calls[0]?.[0]).toMatchObject({ ...lines, generatedImageUrl: "" });
    await expectAccessible();
  });

  it("asks again who can hear, where nobody answered", async () => {
    const answers = [refuse(503, "server.busy", "Busy"), answerListeners({ local: true })];
    const { screen } = await openRecorder({ api: { [LISTENERS]: () => answers.shift() ?? answerListeners() } });
    await expect.element(screen.getByText(/own machine, nobody else/)).toBeVisible();
  });

  it("is there for whoever would rather not speak, and says who would have heard it", async () => {
    const { screen } = await openRecorder({ api: { [LISTENERS]: answerListeners({ local: true }) } });
    await expect.element(screen.getByText(/own machine, nobody else/)).toBeVisible();
    await screen.getByRole("button", { name: "Type it instead" }).click();
    await expect.element(screen.getByRole("textbox", { name: "What you would have said" })).toBeVisible();
  });
});
