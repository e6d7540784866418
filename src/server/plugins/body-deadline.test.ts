import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setUpBodyDeadline } from "./body-deadline.ts";

/** Long: waiting for something moves the fake clock a little, too. */
const WINDOW_MS = 3_600_000;
const MIN_BYTES = 1000;

let server: Server;
let sender: Socket;
/** What the server has said. */
let answer: string;
/** The request as the server has it, and its bytes so far. */
let request: IncomingMessage | undefined;
let received: number;

function read(): void {
  request?.on("data", (piece: Buffer) => {
    received += piece.length;
  });
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  answer = "";
  received = 0;
  request = undefined;
  server = createServer((incoming, reply) => {
    request = incoming;
    incoming.on("error", () => {});
    incoming.once("end", () => reply.end("all of it"));
  });
  setUpBodyDeadline(server, { write: () => {} }, { windowMs: WINDOW_MS, minBytes: MIN_BYTES });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  sender = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sender.on("data", (data) => {
    answer += data.toString();
  });
  sender.on("error", () => {});
  sender.write("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10000\r\n\r\n");
  await expect.poll(() => request !== undefined).toBe(true);
});

afterEach(() => {
  vi.useRealTimers();
  sender.destroy();
  server.closeAllConnections();
  server.close();
});

async function send(bytes: number): Promise<void> {
  const expected = received + bytes;
  sender.write("x".repeat(bytes));
  await expect.poll(() => received === expected).toBe(true);
}

describe("the deadline of a body", () => {
  it("cuts off a body that is dripped, with 408", async () => {
    read();
    await send(1);
    vi.advanceTimersByTime(WINDOW_MS);
    await once(sender, "close");
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain("request.timeout");
  });

  it("takes a large body that comes steadily, however long it lasts", async () => {
    read();
    for (let piece = 0; piece < 10; piece += 1) {
      await send(MIN_BYTES);
      vi.advanceTimersByTime(WINDOW_MS);
    }
    await expect.poll(() => answer.endsWith("all of it")).toBe(true);
  });

  it("does not blame the sender for what the server has not read yet", async () => {
    sender.write("x".repeat(10_000));
    await expect.poll(() => (request?.readableLength ?? 0) > 0).toBe(true);
    vi.advanceTimersByTime(WINDOW_MS * 5);
    read();
    await expect.poll(() => answer.endsWith("all of it")).toBe(true);
  });
});
