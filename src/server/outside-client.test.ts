import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { createOutsideClient, OutsideStatusError } from "./outside-client.ts";

/** Short enough for a test, long enough for two busy cores. */
const TIMEOUT_MS = 1000;
const client = createOutsideClient({ name: "prices", timeoutMs: TIMEOUT_MS, maxBytes: 1000 });

async function startService(answer: RequestListener) {
  const sockets = new Set<Socket>();
  const server = createServer(answer);
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, countSockets: () => sockets.size };
}

describe("an outside client", () => {
  it("gives the text of a 200 answer and keeps no connection", async () => {
    const { url, countSockets } = await startService((request, response) => {
      response.end(`${request.method} ${request.headers["x-key"]} ${request.headers["accept-encoding"]}`);
    });
    expect(await client.fetchText({ url, headers: { "x-key": "7" } })).toBe("GET 7 identity");
    await expect.poll(countSockets).toBe(0);
  });

  it("refuses another status, says when to come back, and follows no redirect", async () => {
    const { url } = await startService((request, response) => {
      if (request.url !== "/") response.end("stolen");
      else response.writeHead(307, { location: "/elsewhere", "retry-after": "7" }).end();
    });
    const failure = await client.fetchText({ url }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(OutsideStatusError);
    expect(failure).toMatchObject({ status: 307, retryAfterMs: 7000 });
  });

  it.each<[string, RequestListener]>([
    ["never answers", () => {}],
    ["never ends", (_, response) => void response.write("[")],
    ["says more than it may", (_, response) => void response.end("x".repeat(1001))],
    ["says more than it may without an end", (_, response) => void response.write("x".repeat(70_000))],
    [
      "packs what would be too much",
      (_, response) => void response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("[]")),
    ],
    [
      "hangs up",
      (_, response) => void response.writeHead(200, { "content-length": "9" }).write("[", () => response.destroy()),
    ],
  ])("fails in time when a service %s, and keeps no connection", async (_, answer) => {
    const { url, countSockets } = await startService(answer);
    const startedAt = performance.now();
    await expect(client.fetchText({ url })).rejects.toThrow();
    expect(performance.now() - startedAt).toBeLessThan(TIMEOUT_MS * 3);
    await expect.poll(countSockets).toBe(0);
  });

  it("reads nothing of an answer that is not asked for, and gives up when told", async () => {
    const { url, countSockets } = await startService(
      (_, response) => void response.writeHead(202).write("x".repeat(70_000)),
    );
    expect(await client.call({ url, method: "POST", body: "hi" }, async ({ status }) => status)).toBe(202);
    await expect.poll(countSockets).toBe(0);
    await expect(client.fetchText({ url, signal: AbortSignal.abort() })).rejects.toThrow("abort");
  });
});
