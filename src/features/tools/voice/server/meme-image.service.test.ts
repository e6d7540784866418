import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type FakeTextModel,
  modelBehaviours,
  startFakeTextModel,
} from "../../../../../tests/support/fake-text-model.ts";
import { createMemeImageModel } from "./meme-image.service.ts";

const TIMEOUT_MS = 600;

async function drawPng(edge: number): Promise<string> {
  const png = await sharp({ create: { width: edge, height: edge, channels: 3, background: "#ff1e8a" } })
    .withExifMerge({ IFD0: { ImageDescription: "where the artist lives" } })
    .png()
    .toBuffer();
  return png.toString("base64");
}

function answerImage(base64: string) {
  return modelBehaviours.body(JSON.stringify({ created: 1, data: [{ b64_json: base64 }] }));
}

describe("the image model", () => {
  let server: FakeTextModel;
  const warn = vi.fn<(details: object, message: string) => void>();

  function createModel(timeoutMs?: number) {
    return createMemeImageModel({ baseUrl: server.baseUrl, apiKey: "key-1", model: "brush-1" }, { warn }, timeoutMs);
  }

  beforeAll(async () => {
    server = await startFakeTextModel();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.calls.length = 0;
    warn.mockClear();
  });

  it("asks in the OpenAI protocol and gives a clean WebP of our size", async () => {
    server.behave(answerImage(await drawPng(64)));
    const address = await createModel().draw('to the "moon"\nnow');
    const [call] = server.calls as unknown as { url: string; body: Record<string, unknown> }[];
    expect(call?.url).toBe("/v1/images/generations");
    expect(call?.body).toMatchObject({ model: "brush-1", n: 1, size: "1024x1024", response_format: "b64_json" });
    expect(call?.body.prompt).toContain('"to the  moon now"');
    const [head, base64 = ""] = (address ?? "").split(",");
    expect(head).toBe("data:image/webp;base64");
    const { format, width, height, exif } = await sharp(Buffer.from(base64, "base64")).metadata();
    expect({ format, width, height, exif }).toEqual({ format: "webp", width: 1024, height: 1024, exif: undefined });
  });

  it.each([
    ["status 500", modelBehaviours.fail(500)],
    ["an address in place of the picture", modelBehaviours.body('{"data":[{"url":"https://evil.example/x.png"}]}')],
    ["text in place of the picture", answerImage(Buffer.from("<svg onload=alert(1)>").toString("base64"))],
    ["nothing in it", answerImage("")],
    ["no answer at all", modelBehaviours.hang()],
    ["50 MB", modelBehaviours.flood(50)],
  ])("gives nothing on %s, and says so once in the log", async (_, behaviour) => {
    server.behave(behaviour);
    expect(await createModel(TIMEOUT_MS).draw("moon")).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warn.mock.calls)).not.toContain("key-1");
  });
});
