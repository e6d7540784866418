import { createHash } from "node:crypto";
import type { Config } from "../config.ts";
import type { App } from "../deps.ts";

const PAGE_POLICY = [
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

/** For data and files, which are nobody's page: they load nothing and stand in no frame. */
const ANSWER_HEADERS = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/** For a file that someone opens by itself: it runs nothing, loads nothing, and no other site may show it. */
export const FILE_HEADERS = {
  "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
};

/** For the service worker, which has a policy of its own: it asks our server on behalf of pages, and nobody else; notes have a picture. */
export const WORKER_HEADERS = {
  "content-security-policy": "default-src 'none'; connect-src 'self'; img-src 'self'",
};

const PAGE_HEADERS = {
  "content-security-policy": PAGE_POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), payment=(), microphone=(self)",
};

function listSources(texts: string[]): string {
  return texts.map((text) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`).join("");
}

/** The policy of a page with these inline scripts and styles, word for word, and no others. */
export function createPagePolicy(inline: { scripts: string[]; styles: string[] }): string {
  return PAGE_POLICY.replace("script-src 'self'", (sources) => sources + listSources(inline.scripts)).replace(
    "style-src 'self'",
    (sources) => sources + listSources(inline.styles),
  );
}

/** One year in seconds, with the subdomains left alone: an operator may run other things there. */
const STRICT_TRANSPORT_SECURITY = { "strict-transport-security": "max-age=31536000" };

/** Headers of an answer that no hook touches. */
export function getAnswerHeaders(config: Config): Record<string, string> {
  return { ...ANSWER_HEADERS, ...getTransportHeaders(config) };
}

function getTransportHeaders(config: Config): Record<string, string> {
  return config.publicUrl?.startsWith("https:") ? STRICT_TRANSPORT_SECURITY : {};
}

/** Decides by what is sent and not by the address, so that no page can be forgotten. */
export function setUpSecurityHeaders(app: App, config: Config): void {
  const pageHeaders = { ...PAGE_HEADERS, ...getTransportHeaders(config) };
  const answerHeaders = getAnswerHeaders(config);
  app.addHook("onSend", (_request, reply, _payload, done) => {
    const type = reply.getHeader("content-type") ?? "";
    const ownPolicy = reply.getHeader("content-security-policy");
    reply.headers(String(type).startsWith("text/html") ? pageHeaders : answerHeaders);
    if (ownPolicy !== undefined) reply.header("content-security-policy", ownPolicy);
    // Answers may hold what is one member's alone; a route whose answer is everybody's says so itself.
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    done();
  });
}
