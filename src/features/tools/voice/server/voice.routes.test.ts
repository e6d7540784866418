// About the default community.
import { mkdtempSync, rmSync } from "node:fs";
import { chmod, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { getMediaUrl } from "#server/media-url.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/build-test-app.ts";
import { startFakeSpeech } from "../../../../../tests/support/fake-speech.ts";
import { modelBehaviours, startFakeTextModel } from "../../../../../tests/support/fake-text-model.ts";
import { buildHum, readSpoken, writeVoiceForm } from "../../../../../tests/support/voice-recordings.ts";
import { voiceListenersSchema, voiceMemeSchema } from "../voice.schema.ts";

const url = "/api/ai/voice-to-meme";
const SPOKEN = readSpoken();

const speech = await startFakeSpeech();
const images = await startFakeTextModel();
const programs = mkdtempSync(join(tmpdir(), "bagz-programs-"));
const program = join(programs, "pocketsphinx_continuous");
await writeFile(program, `#!${process.execPath}\nconsole.log("heard on this machine");`);
await chmod(program, 0o755);

const outside = { apiKey: undefined, model: "ear-1" };
// A tenth of every limit: two recordings of one address in a minute, six of one member in a day.
const listening = await buildTestApp({
  config: { speech: { ...outside, baseUrl: speech.baseUrl }, rateLimitScale: 0.1 },
});
const drawing = await buildTestApp({
  config: { speech: { ...outside, baseUrl: speech.baseUrl }, imageModel: { ...outside, baseUrl: images.baseUrl } },
});
const local = await buildTestApp({
  config: { speech: { ...outside, baseUrl: speech.baseUrl }, programFolders: [programs] },
});
const deaf = await buildTestApp();

afterAll(async () => {
  await speech.close();
  await images.close();
  rmSync(programs, { recursive: true });
});

type Fields = Parameters<typeof writeVoiceForm>[1] & { headers?: Record<string, string> };

let addressCount = 0;

/** An address far from all others, as the budget counts a whole range as one. */
function createDistantAddress(): string {
  addressCount += 1;
  return `10.${addressCount}.7.7`;
}

function say(app: TestApp, { headers, ...fields }: Fields = {}, audio: Uint8Array = SPOKEN) {
  const form = writeVoiceForm(audio, fields);
  const remoteAddress = createDistantAddress();
  return app.inject({ method: "POST", url, ...form, headers: { ...form.headers, ...headers }, remoteAddress });
}

describe("POST /api/ai/voice-to-meme", () => {
  beforeEach(() => {
    speech.calls.length = 0;
    images.calls.length = 0;
    speech.hear("Diamond hands to the moon.");
  });

  it("hears a visitor through the speech service and answers lines, a picture and the words", async () => {
    const response = await say(listening);
    expect(response.statusCode, response.body).toBe(200);
    expect(voiceMemeSchema.parse(response.json())).toEqual({
      topText: "Diamond hands",
      centerText: "",
      bottomText: "to the moon",
      generatedImageUrl: getMediaUrl("templates/reaper-diamond-hands-1200.webp"),
      transcript: "Diamond hands to the moon.",
    });
    expect(Buffer.from(speech.calls[0]?.bytes ?? []).equals(SPOKEN)).toBe(true);
  });

  it("hears a member who names their own id", async () => {
    const member = await listening.register();
    const response = await say(listening, { userId: member.user.id, headers: member.headers });
    expect(response.statusCode, response.body).toBe(200);
    expect((await say(listening, { headers: member.headers })).statusCode).toBe(200);
  });

  it("refuses the id of another member, and any id without a session", async () => {
    const [villain, rival] = [await listening.register(), await listening.register()];
    const foreign = await say(listening, { userId: rival.user.id, headers: villain.headers });
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, "access.denied"]);
    const nobody = await say(listening, { userId: rival.user.id });
    expect([nobody.statusCode, nobody.json().code]).toEqual([401, "session.missing"]);
    expect(speech.calls).toEqual([]);
  });

  it.each(["", "[BLANK_AUDIO]", "Thank you for watching!"])("says that there were no words in %j", async (text) => {
    speech.hear(text);
    const response = await say(listening);
    expect([response.statusCode, response.json().code]).toEqual([422, "voice.no_words"]);
  });

  it("sends on nothing but the sound of the file", async () => {
    const list = Buffer.from("LIST\u0006\u0000\u0000\u0000secret", "latin1");
    const wav = Buffer.concat([SPOKEN.subarray(0, 36), list, SPOKEN.subarray(36)]);
    wav.writeUInt32LE(wav.length - 8, 4);
    expect((await say(listening, {}, wav)).statusCode).toBe(200);
    expect(Buffer.from(speech.calls[0]?.bytes ?? []).includes("secret")).toBe(false);
  });

  it("asks this machine when the service fails, and not before", async () => {
    expect((await say(local)).json().transcript).toBe("Diamond hands to the moon.");
    speech.hear("[BLANK_AUDIO]");
    expect((await say(local, { transcript: "never asked" })).statusCode).toBe(422);
    speech.behave(modelBehaviours.fail(500));
    expect((await say(local)).json().transcript).toBe("heard on this machine");
  });

  it("believes the visitor's own browser when nobody else can listen", async () => {
    const response = await say(deaf, { transcript: "Cooking again. [noise] The chef never sells." });
    expect(response.json()).toMatchObject({ topText: "Cooking again", bottomText: "The chef never sells" });
    expect((await say(local, { transcript: "never asked" })).json().transcript).toBe("Diamond hands to the moon.");
  });

  it("says what to do when nobody can listen at all", async () => {
    const response = await say(deaf);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ error: expect.stringContaining("Type the lines"), code: "voice.unavailable" });
  });

  it("shows the picture of the image model, or a template when that fails", async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    images.behave(modelBehaviours.body(JSON.stringify({ data: [{ b64_json: png.toString("base64") }] })));
    expect((await say(drawing)).json().generatedImageUrl).toMatch(/^data:image\/webp;base64,/);
    images.behave(modelBehaviours.fail(500));
    expect((await say(drawing)).json().generatedImageUrl).toMatch(/^\/api\/static\/templates\//);
  });

  it("spends only so much of the day's budget for one member", async () => {
    const member = await listening.register();
    for (let count = 0; count < 6; count += 1) {
      expect((await say(listening, { headers: member.headers })).statusCode).toBe(200);
    }
    expect((await say(listening, { headers: member.headers })).statusCode).toBe(503);
    expect((await say(listening)).statusCode).toBe(200);
  });

  it("answers 429 to too many recordings of one address in a minute", async () => {
    const form = writeVoiceForm(buildHum(0.3));
    const remoteAddress = createDistantAddress();
    const statuses = [];
    for (let count = 0; count < 3; count += 1) {
      statuses.push((await listening.inject({ method: "POST", url, ...form, remoteAddress })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect((await say(listening)).statusCode).toBe(200);
  });
});

describe("GET /api/ai/voice-to-meme", () => {
  it.each([
    ["a speech service alone", () => listening, { service: true, local: false }],
    ["a service and a recogniser of this machine", () => local, { service: true, local: true }],
    ["nobody", () => deaf, { service: false, local: false }],
  ])("says that %s can listen", async (_, getApp, expected) => {
    const response = await getApp().inject({ url });
    expect(response.statusCode).toBe(200);
    expect(voiceListenersSchema.parse(response.json())).toEqual(expected);
  });
});
