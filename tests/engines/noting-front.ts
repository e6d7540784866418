/** Stands between an engine and the site: puts the agent first into each page, and takes the notes that it sends. */
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { build } from "esbuild";
import { AGENT_PATH, NOTES_PATH } from "./agent-protocol.ts";

export interface NotingFront {
  origin: string;
  /** What went wrong in pages since the last look. */
  takeNotes(): string[];
  close(): Promise<void>;
}

async function bundleAgent(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "agent.ts")],
    bundle: true,
    format: "iife",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

/** Starts the front of a site, which takes what comes through here as if it came to its own address. */
export async function startNotingFront(siteOrigin: string): Promise<NotingFront> {
  const agent = await bundleAgent();
  const site = new URL(siteOrigin);
  let notes: string[] = [];

  async function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const isPage = answer.headers["content-type"]?.startsWith("text/html") ?? false;
    if (!isPage) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(response);
    }
    const { "content-length": _length, ...headers } = answer.headers;
    const html = (await text(answer)).replace("<head>", `<head><script src="${AGENT_PATH}"></script>`);
    response.writeHead(answer.statusCode ?? 502, headers).end(html);
  }

  const server = createServer(async (request, response) => {
    const { url = "/", method, headers } = request;
    if (url === AGENT_PATH) return void response.writeHead(200, { "content-type": "text/javascript" }).end(agent);
    if (url === NOTES_PATH) {
      notes.push(await text(request));
      return void response.writeHead(204).end();
    }
    const outgoing = ask({
      host: site.hostname,
      port: site.port,
      path: url,
      method,
      headers: {
        ...headers,
        ...(headers.origin !== undefined && { origin: siteOrigin }),
        host: site.host,
        "accept-encoding": "identity",
      },
    });
    outgoing.on("response", (answer) => void passOn(answer, response));
    outgoing.on("error", () => response.destroy());
    response.on("close", () => outgoing.destroy());
    request.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeNotes() {
      const taken = notes;
      notes = [];
      return taken;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
