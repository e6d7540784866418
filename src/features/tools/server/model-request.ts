import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

interface ModelBody {
  type: string;
  bytes: Buffer;
}

interface ModelRequest {
  url: string;
  apiKey: string | undefined;
  body: ModelBody;
  timeoutMs: number;
  maxBytes: number;
}

async function readCapped(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop early destroys the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

export function packJson(value: object): ModelBody {
  return { type: "application/json", bytes: Buffer.from(JSON.stringify(value)) };
}

export async function packForm(form: FormData): Promise<ModelBody> {
  const packed = new Response(form);
  return {
    type: packed.headers.get("content-type") ?? "multipart/form-data",
    bytes: Buffer.from(await packed.arrayBuffer()),
  };
}

/**
 * Posts the body and returns the text of a 200 answer. Everything, the last byte included, must happen within the timeout;
 * redirects are not followed, as they could carry the key to another house.
 */
export async function postToModel({ url, apiKey, body, timeoutMs, maxBytes }: ModelRequest): Promise<string> {
  // NOTE: not fetch, whose pool connects anew after every aborted call and so keeps idle sockets to a hanging server.
  const request = (url.startsWith("https:") ? requestHttps : requestHttp)(url, {
    method: "POST",
    agent: false,
    headers: {
      "content-type": body.type,
      "content-length": body.bytes.byteLength,
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request.on("response", resolve).on("error", reject).end(body.bytes);
    });
    if (response.statusCode !== 200) throw new Error(`the model answered with status ${response.statusCode}`);
    return await readCapped(response, maxBytes);
  } finally {
    request.destroy();
  }
}
