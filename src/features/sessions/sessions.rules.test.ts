import { describe, expect, it } from "vitest";
import { describeBrowser } from "./sessions.rules.ts";

const APPLE = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("describeBrowser", () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/143.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36 Edg/143.0`, "Edge on Windows"],
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36 OPR/127.0`, "Opera on Linux"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Linux"],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/26.1 Safari/605.1.15`, "Safari on macOS"],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${APPLE} Version/26.0 Safari/604.1`, "Safari on iPhone"],
    [`Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) ${APPLE} CriOS/143.0 Mobile Safari/604.1`, "Chrome on iPad"],
    [
      `Mozilla/5.0 (Linux; Android 13) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
      "Samsung Internet on Android",
    ],
    ["curl/8.14.1", "curl"],
    ["Something (Windows NT 10.0)", "A browser on Windows"],
    ["lightMyRequest", "Unknown browser"],
    ["<script>alert(1)</script>", "Unknown browser"],
    ["", "Unknown browser"],
  ])("of %s is %s", (userAgent, label) => {
    expect(describeBrowser(userAgent)).toBe(label);
  });
});
