import type { Config } from "../config.ts";
import type { App } from "../deps.ts";

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join("; ");

const HEADERS = {
  "content-security-policy": CONTENT_SECURITY_POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), payment=(), microphone=(self)",
  "x-frame-options": "DENY",
};

/** One year in seconds, with the subdomains left alone: an operator may run other things there. */
const STRICT_TRANSPORT_SECURITY = "max-age=31536000";

export function setUpSecurityHeaders(app: App, config: Config): void {
  const headers = config.publicUrl?.startsWith("https:")
    ? { ...HEADERS, "strict-transport-security": STRICT_TRANSPORT_SECURITY }
    : HEADERS;
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
  // Answers may hold what is one member's alone; a route whose answer is everybody's says so itself.
  app.addHook("onSend", async (request, reply) => {
    if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
}
