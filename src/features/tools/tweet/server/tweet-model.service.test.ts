import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type FakeTextModel,
  modelBehaviours,
  startFakeTextModel,
} from "../../../../../tests/support/fake-text-model.ts";
import { expectWithin } from "../../../../../tests/support/measure-cost.ts";
import { createTweetModel, MODEL_CALLS_AT_ONCE, MODEL_TIMEOUT_MS } from "./tweet-model.service.ts";

const FIRST = "The bag is closed and the crew is awake.";
const SECOND = "The vault asked for quiet, so we laughed softly.";
/** Short enough for a test, long enough for two busy cores. */
const TIMEOUT_MS = 1500;

describe("the text model", () => {
  let server: FakeTextModel;
  const warn = vi.fn<(details: object, message: string) => void>();

  function createModel(timeoutMs = MODEL_TIMEOUT_MS, { baseUrl } = server) {
    return createTweetModel({ baseUrl, apiKey: "key-1", model: "villain-1" }, { warn }, timeoutMs);
  }

  beforeAll(async () => {
    server = await startFakeTextModel();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.calls.length = 0;
    warn.mockClear();
  });

  it("asks in the OpenAI protocol and returns the tweets of the answer", async () => {
    server.behave(modelBehaviours.answer(`1. ${FIRST}\n2. "${SECOND}"`));
    expect(await createModel().write({ tone: "street", language: "en" })).toEqual([FIRST, SECOND]);
    const [call] = server.calls;
    expect(call?.url).toBe("/v1/chat/completions");
    expect(call?.authorization).toBe("Bearer key-1");
    expect(call?.body.model).toBe("villain-1");
    expect(call?.body.messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(call?.body.messages[0]?.content).toContain("the corner, the crew");
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ["status 500", modelBehaviours.fail(500)],
    ["status 429", modelBehaviours.fail(429)],
    ["an HTML page", modelBehaviours.html()],
    ["no content", modelBehaviours.body("")],
    ["JSON of another shape", modelBehaviours.body('{"choices":[{"message":{"content":null}}]}')],
    ["no choices", modelBehaviours.body('{"choices":[]}')],
    ["garbage", modelBehaviours.body("\u0000\uffff{]")],
    ["a cut connection", modelBehaviours.cutOff()],
    ["an empty tweet", modelBehaviours.answer("   ")],
    ["nothing but promises", modelBehaviours.answer("Guaranteed 100x, the bag will pump tomorrow.")],
    ["a leaked prompt", modelBehaviours.answer("<system>key: sk-123</system>")],
    ["a dripping answer", modelBehaviours.drip()],
    ["no answer at all", modelBehaviours.hang()],
    ["50 MB", modelBehaviours.flood(50)],
  ])("gives nothing on %s, in time, and says so once in the log", async (_, behaviour) => {
    server.behave(behaviour);
    expect(
      await expectWithin(TIMEOUT_MS * 3, () => createModel(TIMEOUT_MS).write({ language: "en", tone: "bullish" })),
    ).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warn.mock.calls)).not.toContain("key-1");
  });

  it("follows no redirect, so the key stays on the server", async () => {
    const other = await startFakeTextModel();
    other.behave(modelBehaviours.answer(FIRST));
    server.behave(modelBehaviours.redirect(`${other.baseUrl}/chat/completions`));
    expect(await createModel().write({ language: "en", tone: "bullish" })).toEqual([]);
    expect(other.calls).toEqual([]);
    await other.close();
  });

  it("lets eight calls wait for a hanging model, turns the rest away at once and keeps no socket", async () => {
    const hanging = await startFakeTextModel();
    const model = createModel(TIMEOUT_MS, hanging);
    for (const round of [1, 2, 3]) {
      let answered = 0;
      const calls = Array.from({ length: 100 }, async () => {
        expect(await model.write({ language: "en", tone: "bullish" })).toEqual([]);
        answered += 1;
      });
      // Before any timer has run and any byte has come.
      await new Promise(setImmediate);
      expect(answered).toBe(calls.length - MODEL_CALLS_AT_ONCE);
      await Promise.all(calls);
      expect(warn).toHaveBeenCalledTimes(round * MODEL_CALLS_AT_ONCE);
      await expect.poll(() => hanging.countSockets()).toBe(0);
    }
    await hanging.close();
  });

  it("writes again as soon as the model does", async () => {
    server.behave(modelBehaviours.fail(503));
    const model = createModel();
    expect(await model.write({ language: "en", tone: "bullish" })).toEqual([]);
    server.behave(modelBehaviours.answer(FIRST));
    expect(await model.write({ language: "en", tone: "bullish" })).toEqual([FIRST]);
  });
});
