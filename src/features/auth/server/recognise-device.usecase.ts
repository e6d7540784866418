import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import { getCookieName, getCookieOptions, readCookie, writeCookie } from "#server/cookies.ts";

/** Seconds a browser stays known after a login: one year. */
const KNOWN_FOR_SECONDS = 365 * 24 * 60 * 60;
const VALUE_PATTERN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

interface DeviceOwner {
  id: string;
  passwordHash: string;
}

function getDeviceCookieName(config: Config, userId: string): string {
  const shortId = createHash("sha256").update(userId).digest("hex").slice(0, 12);
  return getCookieName(config, `device_${shortId}`);
}

// Signed with the stored hash itself: no other secret to keep, and a new password makes every device unknown again.
function sign(deviceId: string, owner: DeviceOwner): Buffer {
  return createHmac("sha256", owner.passwordHash).update(`known-device:${owner.id}:${deviceId}`).digest();
}

/** The id of a browser in which this member has logged in before, undefined for any other. */
export function findKnownDevice(request: FastifyRequest, config: Config, owner: DeviceOwner): string | undefined {
  const value = readCookie(request, getDeviceCookieName(config, owner.id)) ?? "";
  const [, deviceId, signature] = VALUE_PATTERN.exec(value) ?? [];
  if (deviceId === undefined || signature === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signature, "base64url"), sign(deviceId, owner)) ? deviceId : undefined;
}

/** Remembers the browser of a successful login. */
export function markKnownDevice(reply: FastifyReply, config: Config, owner: DeviceOwner): void {
  const deviceId = randomBytes(16).toString("base64url");
  writeCookie(
    reply,
    getDeviceCookieName(config, owner.id),
    `${deviceId}.${sign(deviceId, owner).toString("base64url")}`,
    {
      ...getCookieOptions(config),
      maxAge: KNOWN_FOR_SECONDS,
    },
  );
}
