type Sign = readonly [pattern: RegExp, name: string];

/** In this order: most browsers also name those they descend from. */
const BROWSERS: readonly Sign[] = [
  [/\bEdgA?(?:iOS)?\//, "Edge"],
  [/\b(?:OPR|OPT|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
  [/^curl\//, "curl"],
];

const SYSTEMS: readonly Sign[] = [
  [/\b(?:iPhone|iPod)\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

function findName(userAgent: string, signs: readonly Sign[]): string | undefined {
  return signs.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** "Mozilla/5.0 (Linux; Android 15) … Chrome/143.0 Mobile …" → Chrome, Android; null is what it does not say. */
export function nameBrowser(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: findName(userAgent, BROWSERS) ?? null, system: findName(userAgent, SYSTEMS) ?? null };
}

/** The same in English words: "Chrome on Android". */
export function describeBrowser(userAgent: string): string {
  const { browser, system } = nameBrowser(userAgent);
  if (system === null) return browser ?? "Unknown browser";
  return `${browser ?? "A browser"} on ${system}`;
}
