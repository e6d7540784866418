/** Stands between a browser and the site: it can be switched off, deploy another version, and it notes what is asked for. */
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface FrontServer {
  origin: string;
  /** Paths asked for since the last look. */
  takeRequests(): string[];
  /** While off, each connection is cut: for pages and workers alike there is no line. */
  isOff: boolean;
  /** While it hangs, nothing is answered and nothing is cut. */
  isHanging: boolean;
  /** Answers given instead of the site's, by path; `status` 200 where only a text is named. */
  answers: Map<string, { status?: number; text: string }>;
  close(): Promise<void>;
}

/** No answer may come from the browser's own cache: what works without a line is the worker's doing. */
const FORGETFUL = "no-cache";

export async function startFrontServer(siteOrigin: string): Promise<FrontServer> {
  let requests: string[] = [];
  const site = new URL(siteOrigin);
  const server = createServer((request, response) => {
    const { url = "/", method, headers } = request;
    if (front.isOff) return void request.socket.destroy();
    if (front.isHanging) return;
    requests.push(url);
    const own = front.answers.get(url);
    const outgoing = ask({
      host: site.hostname,
      port: site.port,
      path: url,
      method,
      headers: { ...headers, "accept-encoding": "identity", "if-none-match": "", host: site.host },
    });
    outgoing.on("response", (answer) => {
      const { etag: _etag, "last-modified": _modified, "content-length": length, ...rest } = answer.headers;
      if (own !== undefined) {
        answer.resume();
        return void response.writeHead(own.status ?? 200, { ...rest, "cache-control": FORGETFUL }).end(own.text);
      }
      const size = length === undefined ? {} : { "content-length": length };
      const caching = rest["cache-control"] === "no-store" ? "no-store" : FORGETFUL;
      response.writeHead(answer.statusCode ?? 502, { ...rest, ...size, "cache-control": caching });
      answer.pipe(response);
    });
    outgoing.on("error", () => response.destroy());
    request.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const front: FrontServer = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    isOff: false,
    isHanging: false,
    answers: new Map(),
    takeRequests() {
      const taken = requests;
      requests = [];
      return taken;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return front;
}
