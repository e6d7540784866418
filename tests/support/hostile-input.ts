import { createId } from "#shared/ids.ts";

export const MARKUP = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "{{7*7}}",
  "javascript:alert(1)",
  "'; DROP TABLE listings; --",
];

/** What nobody could see or the database could not hold. */
export const INVISIBLE_TEXTS = [
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udc00\ud800",
  "   ",
  "\u2800\u2800",
  "\u200b\u200d\ufeff",
  "\u3164",
  "\u0301",
];

/** Lists of pictures that name none of ours. */
export const WRONG_PICTURES: unknown[] = [
  ["javascript:alert(1)"],
  ["data:text/html,x"],
  ["data:image/svg+xml,x"],
  ["//evil.example/x.png"],
  ["http://127.0.0.1/"],
  ["file:///etc/passwd"],
  [" blob:x"],
  [["x"]],
  [5],
  [null],
  [{}],
  "x",
  {},
  Array.from({ length: 1000 }, () => createId()),
];
