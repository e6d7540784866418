import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, createAddress } from "../../../../../tests/support/build-test-app.ts";
import { modelBehaviours, startFakeTextModel } from "../../../../../tests/support/fake-text-model.ts";
import { type GeneratedTweet, generatedTweetSchema } from "../tweet.schema.ts";

const url = "/api/generate-tweet";
const WRITTEN = "The bag compiles on the first try.";

const model = await startFakeTextModel();
const ai = { baseUrl: model.baseUrl, apiKey: undefined, model: "villain-1" };
const test = await buildTestApp({ config: { ai, rateLimitScale: 1 } });

afterAll(() => model.close());

describe("POST /api/generate-tweet with a text model", () => {
  beforeEach(() => {
    model.calls.length = 0;
    model.behave(modelBehaviours.answer(`${WRITTEN}\nNo warnings, only a small grin.`));
  });

  async function pull(): Promise<GeneratedTweet> {
    const payload = { tone: "technical" };
    const response = await test.inject({ method: "POST", url, payload, remoteAddress: createAddress() });
    expect(response.statusCode).toBe(200);
    return generatedTweetSchema.parse(response.json());
  }

  it("shows what the model wrote", async () => {
    const variants = [WRITTEN, "No warnings, only a small grin."];
    expect(await pull()).toEqual({ tweet: WRITTEN, variants, source: "model", points: null });
    expect(model.calls).toHaveLength(1);
    expect(model.calls[0]?.authorization).toBeUndefined();
  });

  it("lets the grammar answer when the model fails, and tells the visitor nothing of it", async () => {
    model.behave(modelBehaviours.fail(500));
    const answer = await pull();
    expect(answer.source).toBe("grammar");
    expect(answer.variants).toHaveLength(3);
  });

  it("gives a member points for a tweet of the model as well", async () => {
    const member = await test.register();
    const response = await test.inject({ method: "POST", url, payload: {}, headers: member.headers });
    expect(response.json()).toMatchObject({ source: "model", points: { awarded: 5, totalPoints: 5 } });
  });

  it("answers 429 within a hundred pulls of one address in a minute, and goes on for others", async () => {
    const remoteAddress = createAddress();
    const statuses = [];
    for (let count = 0; count < 100; count += 1) {
      statuses.push((await test.inject({ method: "POST", url, payload: {}, remoteAddress })).statusCode);
    }
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await pull()).variants).toContain(WRITTEN);
  });
});
