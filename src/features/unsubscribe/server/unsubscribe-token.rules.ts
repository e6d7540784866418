import { createHmac, timingSafeEqual } from "node:crypto";

const TOKEN_PATTERN = /^([a-z0-9-]{1,40})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;

/** Which letters of whom a link ends. */
export interface Subscription {
  topic: string;
  userId: string;
}

function sign({ topic, userId }: Subscription, secret: string): string {
  return createHmac("sha256", secret).update(`${topic}.${userId}`).digest("base64url");
}

/** Works as long as the letter is kept: who finds one years later can still end them. */
export function writeToken(subscription: Subscription, secret: string): string {
  const { topic, userId } = subscription;
  return `${topic}.${userId}.${sign(subscription, secret)}`;
}

export function readToken(token: string, secret: string): Subscription | undefined {
  const [, topic, userId, signature] = TOKEN_PATTERN.exec(token) ?? [];
  if (topic === undefined || userId === undefined || signature === undefined) return undefined;
  const subscription = { topic, userId };
  // As they are written: several last letters stand for the same bytes.
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(subscription, secret)));
  return isOurs ? subscription : undefined;
}
