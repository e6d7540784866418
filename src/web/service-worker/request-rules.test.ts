import { describe, expect, it } from "vitest";
import { chooseHandling, getPagePath, type Handling, mayCache, type RequestTraits } from "./request-rules.ts";

const origin = "https://lair.example";
const pages = ["/", "/tools", "/whitepaper/ar"];

function choose(address: string, traits: Partial<RequestTraits> = {}): Handling {
  const url = new URL(address, origin);
  return chooseHandling(
    { method: "GET", url, mode: "cors", destination: "", isRange: false, ...traits },
    { origin, pages },
  );
}

const navigation = { mode: "navigate", destination: "document" };

describe("the service worker's choice", () => {
  it.each<[Handling, string, Partial<RequestTraits>]>([
    ["page", "/", navigation],
    ["page", "/tools", navigation],
    ["page", "/tools/", navigation],
    ["page", "/tools?tool=meme", navigation],
    ["page", "/whitepaper/ar", navigation],
    ["other-page", "/account", navigation],
    ["other-page", "/admin", navigation],
    ["other-page", "/no-such-page", navigation],
    ["other-page", "/whitepaper", navigation],
    ["other-page", "/offline.html", navigation],
    ["untouched", "/api/login", navigation],
    ["untouched", "/api/share/abc", navigation],
    ["untouched", "/tools", { ...navigation, method: "POST" }],
    ["untouched", "https://elsewhere.example/", navigation],
    ["asset", "/assets/index-abc.js", { destination: "script" }],
    ["asset", "/assets/face-text-abc.woff2", { destination: "font" }],
    ["asset", "/assets/reaper-abc.avif", { mode: "no-cors", destination: "image" }],
    ["untouched", "/assets/index-abc.js", { method: "HEAD" }],
    ["untouched", "/assets/clip-abc.webm", { destination: "video" }],
    ["untouched", "/assets/clip-abc.webm", { isRange: true }],
    ["untouched", "https://elsewhere.example/assets/index-abc.js", { destination: "script" }],
    ["untouched", "/api/leaderboard", {}],
    ["untouched", "/api/auth/logout", { method: "POST" }],
    ["untouched", "/api/static/pfps/one.1a2b3c.webp", { mode: "no-cors", destination: "image" }],
    ["untouched", "/api/audio/one.mp3", { mode: "no-cors", destination: "audio" }],
    ["untouched", "/audio/one.mp3", { mode: "no-cors", destination: "audio", isRange: true }],
    ["untouched", "/audio/one.mp3", {}],
    ["untouched", "/favicon.svg", { mode: "no-cors", destination: "image" }],
    ["untouched", "/tools", {}],
  ])("is %s for %s %o", (handling, address, traits) => {
    expect(choose(address, traits)).toBe(handling);
  });
});

describe("what a page is kept under", () => {
  it.each([
    ["/", "/"],
    ["/tools?tool=meme#top", "/tools"],
    ["/tools//", "/tools"],
  ])("%s is kept as %s", (address, path) => {
    expect(getPagePath(new URL(address, origin))).toBe(path);
  });
});

describe("an answer", () => {
  const whole = { status: 200, type: "basic" as const, redirected: false, headers: new Headers() };

  it("is kept when it is whole and our own", () => {
    expect(mayCache(whole)).toBe(true);
    expect(mayCache({ ...whole, headers: new Headers({ "cache-control": "public, max-age=60" }) })).toBe(true);
  });

  it.each([
    { status: 404 },
    { status: 503 },
    { status: 206 },
    { status: 0, type: "opaqueredirect" as const },
    { type: "opaque" as const },
    { redirected: true },
    { headers: new Headers({ "cache-control": "private, no-store" }) },
  ])("is not kept when it is %o", (difference) => {
    expect(mayCache({ ...whole, ...difference })).toBe(false);
  });
});
