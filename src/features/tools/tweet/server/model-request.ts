import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

interface ModelRequest {
  url: string;
  apiKey: string | undefined;
  body: object;
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

/**
 * Posts JSON and returns the text of a 200 answer. Everything, the last byte included, must happen within the timeout;
 * redirects are not followed, as they could carry the key to another house.
 */
export async function postToModel({ url, apiKey, body, timeoutMs, maxBytes }: ModelRequest): Promise<string> {
  const payload = JSON.stringify(body);
  // NOTE: not fetch, whose pool connects anew after every aborted call and so keeps idle sockets to a hanging server.
  const request = (url.startsWith("https:") ? requestHttps : requestHttp)(url, {
    method: "POST",
    agent: false,
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(payload),
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request.on("response", resolve).on("error", reject).end(payload);
    });
    if (response.statusCode !== 200) throw new Error(`the model answered with status ${response.statusCode}`);
    return await readCapped(response, maxBytes);
  } finally {
    request.destroy();
  }
}
