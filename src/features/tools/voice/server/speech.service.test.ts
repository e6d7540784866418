import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeSpeech, startFakeSpeech } from "../../../../../tests/support/fake-speech.ts";
import { modelBehaviours } from "../../../../../tests/support/fake-text-model.ts";
import { expectWithin } from "../../../../../tests/support/measure-cost.ts";
import { buildHum } from "../../../../../tests/support/voice-recordings.ts";
import { createSpeechService, SPEECH_CALLS_AT_ONCE, SPEECH_TIMEOUT_MS } from "./speech.service.ts";

/** Short enough for a test, long enough for two busy cores. */
const TIMEOUT_MS = 1500;
const WAV = buildHum(0.5);

describe("the speech service", () => {
  let server: FakeSpeech;
  const warn = vi.fn<(details: object, message: string) => void>();

  function createService(timeoutMs = SPEECH_TIMEOUT_MS) {
    return createSpeechService({ baseUrl: server.baseUrl, apiKey: "key-1", model: "ear-1" }, { warn }, timeoutMs);
  }

  beforeAll(async () => {
    server = await startFakeSpeech();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.calls.length = 0;
    warn.mockClear();
  });

  it("asks in the OpenAI protocol and returns the text of the answer", async () => {
    server.hear("Diamond hands.");
    expect(await createService().listen(WAV)).toBe("Diamond hands.");
    expect(server.calls).toEqual([
      {
        url: "/v1/audio/transcriptions",
        authorization: "Bearer key-1",
        model: "ear-1",
        fileName: "recording.wav",
        fileType: "audio/wav",
        bytes: WAV,
      },
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ["status 500", modelBehaviours.fail(500)],
    ["an HTML page", modelBehaviours.html()],
    ["no content", modelBehaviours.body("")],
    ["JSON of another shape", modelBehaviours.body('{"text":7}')],
    ["a cut connection", modelBehaviours.cutOff()],
    ["a dripping answer", modelBehaviours.drip()],
    ["no answer at all", modelBehaviours.hang()],
    ["50 MB", modelBehaviours.flood(50)],
  ])("gives nothing on %s, in time, and says so once in the log", async (_, behaviour) => {
    server.behave(behaviour);
    expect(await expectWithin(TIMEOUT_MS * 3, () => createService(TIMEOUT_MS).listen(WAV))).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warn.mock.calls)).not.toContain("key-1");
  });

  it("follows no redirect, so neither key nor voice leaves for another host", async () => {
    const other = await startFakeSpeech();
    other.hear("stolen");
    server.behave(modelBehaviours.redirect(`${other.baseUrl}/audio/transcriptions`));
    expect(await createService().listen(WAV)).toBeUndefined();
    expect(other.calls).toEqual([]);
    await other.close();
  });

  it("lets four recordings wait, turns the rest away at once and keeps no socket", async () => {
    server.behave(modelBehaviours.hang());
    const service = createService(TIMEOUT_MS);
    await Promise.all(Array.from({ length: 20 }, () => service.listen(WAV)));
    expect(warn).toHaveBeenCalledTimes(SPEECH_CALLS_AT_ONCE);
    await expect.poll(() => server.countSockets()).toBe(0);
    server.hear("awake");
    expect(await service.listen(WAV)).toBe("awake");
  });
});
