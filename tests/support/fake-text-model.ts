import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

interface SeenCall {
  url: string;
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[] };
}

type Behaviour = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

export interface FakeTextModel {
  baseUrl: string;
  calls: SeenCall[];
  /** Connections that are open at this moment. */
  countSockets(): number;
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

function describeCompletion(content: string): string {
  return JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
  });
}

/** What a text model may do to us, from well-behaved to hostile. */
export const modelBehaviours = {
  answer:
    (content: string): Behaviour =>
    (response) =>
      void response.setHeader("content-type", "application/json").end(describeCompletion(content)),
  fail:
    (status: number): Behaviour =>
    (response) =>
      void response.writeHead(status, { "content-type": "application/json" }).end('{"error":{"message":"overloaded"}}'),
  hang: (): Behaviour => () => {},
  html: (): Behaviour => (response) =>
    void response
      .setHeader("content-type", "text/html")
      .end("<!doctype html><title>Log in to the hotel network</title>"),
  body:
    (body: string): Behaviour =>
    (response) =>
      void response.setHeader("content-type", "application/json").end(body),
  redirect:
    (location: string): Behaviour =>
    (response) =>
      void response.writeHead(307, { location }).end(),
  cutOff: (): Behaviour => (response) => {
    response.writeHead(200, { "content-length": "1000" });
    response.write('{"choices":[', () => response.destroy());
  },
  drip: (): Behaviour => async (response) => {
    for (const letter of describeCompletion("The bag is closed and the crew is awake.")) {
      if (response.destroyed) return;
      response.write(letter);
      await wait(50);
    }
    response.end();
  },
  flood:
    (megabytes: number): Behaviour =>
    async (response) => {
      const megabyte = Buffer.alloc(1024 * 1024, "x");
      const closed = once(response, "close").catch(() => undefined);
      response.write('{"choices":[{"message":{"content":"');
      for (let sent = 0; sent < megabytes && !response.destroyed; sent += 1) {
        if (!response.write(megabyte)) await Promise.race([once(response, "drain"), closed]);
      }
      response.end('"}}]}');
    },
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** A local server that speaks the OpenAI protocol as far as we use it. */
export async function startFakeTextModel(): Promise<FakeTextModel> {
  let behaviour: Behaviour = modelBehaviours.hang();
  const calls: SeenCall[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readBody(request)) as SeenCall["body"];
    calls.push({ url: request.url ?? "", authorization: request.headers.authorization, body });
    await behaviour(response, request);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    countSockets: () => sockets.size,
    behave(next) {
      behaviour = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
