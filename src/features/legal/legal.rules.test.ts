import { describe, expect, it } from "vitest";
import { readHandle } from "./legal.rules.ts";

describe("the handle of a social address", () => {
  it.each([
    ["https://x.example/bagz", "@bagz"],
    ["https://x.example/bagz/", "@bagz"],
    ["https://video.example/@bagz", "@bagz"],
  ])("%s is %s", (url, handle) => {
    expect(readHandle(url)).toBe(handle);
  });
});
