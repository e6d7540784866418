import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface FakeMessageWebhook {
  /** For SMS_WEBHOOK_URL. */
  url: string;
  /** Text messages as they came, oldest first. */
  messages: { to: string; text: string }[];
  close(): Promise<void>;
}

/** A local service that takes text messages and sends none. */
export async function startFakeMessageWebhook(): Promise<FakeMessageWebhook> {
  const messages: { to: string; text: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    messages.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    messages,
    async close() {
      server.close();
      await once(server, "close");
    },
  };
}
