/** Stands between the server and its database, and may be a bad line. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";

export interface TcpProxy {
  /** The address of the database as seen through the line. */
  url: string;
  /** Later by so many milliseconds is what comes, each way. */
  delayMs: number;
  /** Hangs up on all who are connected, in the middle of whatever they say. */
  cut(): number;
  /** Who comes from now on is led to another database. */
  lead(databaseUrl: string): void;
}

/** A line to the database of this address; it goes at the end of the test. */
export async function startProxy(databaseUrl: string): Promise<TcpProxy> {
  let target = new URL(databaseUrl);
  const sockets = new Set<Socket>();

  async function carry(from: Socket, to: Socket): Promise<void> {
    for await (const piece of from) {
      if (proxy.delayMs > 0) await sleep(proxy.delayMs);
      if (!to.write(piece)) await once(to, "drain");
    }
    to.end();
  }

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => {}).once("close", () => sockets.delete(socket));
    }
    // A line that is cut ends both ways.
    const hangUp = () => void [near, far].map((socket) => socket.destroy());
    carry(near, far).catch(hangUp);
    carry(far, near).catch(hangUp);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);

  const proxy: TcpProxy = {
    url: url.href,
    delayMs: 0,
    cut() {
      const count = sockets.size / 2;
      for (const socket of sockets) socket.resetAndDestroy();
      return count;
    },
    lead(otherUrl) {
      target = new URL(otherUrl);
    },
  };
  onTestFinished(() => {
    proxy.cut();
    server.close();
  });
  return proxy;
}
