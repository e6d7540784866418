import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

interface SeenRecording {
  url: string;
  authorization: string | undefined;
  model: unknown;
  fileName: string;
  fileType: string;
  bytes: Uint8Array;
}

type Behaviour = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

export interface FakeSpeech {
  baseUrl: string;
  calls: SeenRecording[];
  /** Answers every recording with these words. */
  hear(text: string): void;
  /** Takes the behaviours of the fake text model as well. */
  behave(behaviour: Behaviour): void;
  /** Connections that are open at this moment. */
  countSockets(): number;
  close(): Promise<void>;
}

async function readCall(request: IncomingMessage): Promise<SeenRecording> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData();
  const file = form.get("file") as File;
  return {
    url: request.url ?? "",
    authorization: request.headers.authorization,
    model: form.get("model"),
    fileName: file.name,
    fileType: file.type,
    bytes: new Uint8Array(await file.arrayBuffer()),
  };
}

/** A local transcription service that speaks the OpenAI protocol as far as we use it. */
export async function startFakeSpeech(): Promise<FakeSpeech> {
  let behaviour: Behaviour = () => {};
  const calls: SeenRecording[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    calls.push(await readCall(request));
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
    hear(text) {
      behaviour = (response) =>
        void response.setHeader("content-type", "application/json").end(JSON.stringify({ text }));
    },
    behave(next) {
      behaviour = next;
    },
    countSockets: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
