import assert from "node:assert/strict";
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { NewSubscription } from "#features/push/push.schema.ts";
import { createOutsideClient, type OutsideClient } from "#server/outside-client.ts";

const HOST = "https://fcm.googleapis.com";

interface Delivery {
  path: string;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** A browser that can be pushed to: it alone reads what is meant for it (RFC 8291, aes128gcm of RFC 8188). */
export function createPushedBrowser(name: string) {
  const ecdh = createECDH("prime256v1");
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const subscription: NewSubscription = {
    endpoint: `${HOST}/fcm/send/${name}`,
    keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
  };

  function read({ headers, body }: Delivery): unknown {
    assert.equal(headers["content-encoding"], "aes128gcm");
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + body.readUInt8(20);
    const senderKey = body.subarray(21, keyEnd);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, senderKey]);
    const secret = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(senderKey), auth, info, 32));
    const derive = (purpose: string, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${purpose}\0`, length));
    const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    decipher.setAuthTag(body.subarray(-16));
    const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
    // The last record ends with a two, and nothing but zeros behind it.
    const end = padded.lastIndexOf(2);
    assert.ok(padded.subarray(end + 1).every((byte) => byte === 0));
    return JSON.parse(padded.subarray(0, end).toString());
  }

  return { subscription, path: `/fcm/send/${name}`, read };
}

/** The sender's word for itself (RFC 8292): who it is, to whom it speaks and for how long; throws where it is not signed by it. */
export function readVapid(authorization: string | undefined): { key: string; claims: Record<string, unknown> } {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  assert.ok(isSigned, "the token is not signed by its key");
  return { key, claims: JSON.parse(Buffer.from(claims, "base64url").toString()) };
}

export interface PushService {
  deliveries: Delivery[];
  /** What the next calls are answered with; 201 when there is none left. */
  statuses: number[];
  /** Our one client, whose calls to Google's service end here. */
  client: Pick<OutsideClient, "call">;
  close(): Promise<void>;
}

/** A push service of this machine, which keeps what it is given. */
export async function startPushService(): Promise<PushService> {
  const deliveries: Delivery[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    deliveries.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(statuses.shift() ?? 201).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createOutsideClient({ timeoutMs: 10_000, maxBytes: 1024 });
  return {
    deliveries,
    statuses,
    client: { call: ({ url, ...rest }, read) => client.call({ ...rest, url: url.replace(HOST, origin) }, read) },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
